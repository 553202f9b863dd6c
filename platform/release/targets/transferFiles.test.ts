/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { transferFiles } from './transferFiles';

const files = Array.from({ length: 30 }, (_, index) => ({ key: `file-${index}`, bytes: 1500 }));

/** An output that records what is written to it. */
function recordOutput(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test('transfers every file once, several at a time', async () => {
  const transferred: string[] = [];
  let running = 0;
  let most = 0;
  await transferFiles('uploaded', files, async (key) => {
    running += 1;
    most = Math.max(most, running);
    await pause(1);
    transferred.push(key);
    running -= 1;
  });
  expect(transferred.sort()).toEqual(files.map(({ key }) => key).sort());
  expect(most).toBe(8);
});

test('after a failure begins no transfer, and rejects once none is running', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  const transfer = async (key: string) => {
    begun.push(key);
    if (key === 'file-3') throw new Error('no network');
    await pause(5);
    ended.push(key);
  };
  await expect(transferFiles('uploaded', files, transfer)).rejects.toThrow('no network');
  expect(begun).toHaveLength(8);
  expect(ended).toHaveLength(7);
});

test('prints nothing for a short transfer', async () => {
  const output = recordOutput(true);
  await transferFiles('uploaded', files, async () => {}, output);
  expect(output.written).toEqual([]);
});

describe('a transfer that takes long', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Transfers two files, of which the second ends after the given time. */
  async function transferSlowly(isTTY: boolean, milliseconds: number) {
    const output = recordOutput(isTTY);
    const end = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const two = [
      { key: 'small', bytes: 1000 },
      { key: 'large', bytes: 2500 },
    ];
    const transfer = (key: string) => (key === 'small' ? Promise.resolve() : end);
    const transferring = transferFiles('uploaded', two, transfer, output);
    await jest.advanceTimersByTimeAsync(milliseconds);
    await transferring;
    return output.written;
  }

  test('updates one line on a terminal', async () => {
    const part = '\r\x1b[K  uploaded 1 of 2 files, 1 of 4 kB';
    expect(await transferSlowly(true, 1_200)).toEqual([
      ...[part, part],
      '\r\x1b[K  uploaded 2 of 2 files, 4 of 4 kB',
      '\n',
    ]);
  });

  test('prints a line now and then into a log', async () => {
    expect(await transferSlowly(false, 11_000)).toEqual([
      '  uploaded 1 of 2 files, 1 of 4 kB\n',
      '  uploaded 1 of 2 files, 1 of 4 kB\n',
      '  uploaded 2 of 2 files, 4 of 4 kB\n',
    ]);
  });
});
