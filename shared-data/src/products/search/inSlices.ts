/** Milliseconds of work after which other tasks get their turn. */
const SLICE = 8;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Does the work for each item in short tasks, so that the page responds.
 * @throws the signal's reason once it is aborted
 */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item, place: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let began = performance.now();
  for (const [place, item] of items.entries()) {
    work(item, place);
    if (performance.now() - began > SLICE) {
      await nextTask();
      signal?.throwIfAborted();
      began = performance.now();
    }
  }
}
