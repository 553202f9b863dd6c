export interface FileToTransfer {
  key: string;
  bytes: number;
}

export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Requests at a time: enough to hide the latency of each, few enough for a slow connection. */
const AT_ONCE = 8;

/** Milliseconds between two updates; a transfer that is shorter prints nothing. */
const UPDATE_MS = { terminal: 500, log: 5_000 };

const kB = (bytes: number) => Math.ceil(bytes / 1000);

/**
 * Several at once and in any order. Prints progress: on a terminal one line that is updated, elsewhere
 * a line now and then.
 * @param verb begins the line: `uploaded`
 * @throws what `transfer` throws first; no transfer is still running then
 */
export async function transferFiles(
  verb: string,
  files: readonly FileToTransfer[],
  transfer: (key: string) => Promise<void>,
  output: ProgressOutput = process.stdout,
) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const done = { files: 0, bytes: 0 };
  let isShown = false;
  const print = () => {
    const line = `  ${verb} ${done.files} of ${files.length} files, ${kB(done.bytes)} of ${kB(total)} kB`;
    // Returns to the start of the terminal's line and erases what it shows.
    output.write(output.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    isShown = true;
  };
  const timer = setInterval(print, output.isTTY ? UPDATE_MS.terminal : UPDATE_MS.log);

  const waiting = [...files];
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await transfer(file.key);
      done.files += 1;
      done.bytes += file.bytes;
    }
  };
  const stopAll = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const workers = Array.from({ length: AT_ONCE }, () => worker().catch(stopAll));
  const results = await Promise.allSettled(workers);
  clearInterval(timer);
  if (isShown) {
    print();
    if (output.isTTY) output.write('\n');
  }
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
