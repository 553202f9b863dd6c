/** Milliseconds between two lines. */
const EVERY = 10_000;

/** Returns what prints now and then that work goes on. @param doing `composed`, of so many pages */
export function createProgress(doing: string) {
  let printedAt = Date.now();
  return (done: number, all: number) => {
    if (Date.now() - printedAt < EVERY) return;
    printedAt = Date.now();
    console.info(`  ${doing} ${done} of ${all} pages`);
  };
}
