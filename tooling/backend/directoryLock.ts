import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import lockfile from 'proper-lockfile';

interface Holder {
  pid: number;
  started: string;
}

/** When a process was started, as the system tells it; undefined when it does not run. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field, a name in brackets, may itself hold blanks; the start is the 22nd.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : fields[18];
  } catch {
    // Not Linux, or no such process: `ps` tells which.
  }
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    return undefined;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // No file, or one whose writer died in the middle: nobody holds the directory.
    return undefined;
  }
}

/**
 * Claims a data directory for this process, since two processes on one PGlite directory lose rows
 * in silence. The claim names the process and its start, so one left behind by `kill -9` is taken
 * over at once, even when its process number belongs to another program by now.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, 'server.lock');
  // Two processes may find the same claim abandoned: only one at a time may look and write.
  const leave = await lockfile.lock(directory, {
    lockfilePath: `${file}.turn`,
    retries: { retries: 60, minTimeout: 50, maxTimeout: 500 },
  });
  try {
    const holder = await readHolder(file);
    if (holder && (await startOf(holder.pid)) === holder.started) {
      throw new Error(
        `The data directory ${directory} is in use by process ${holder.pid}; stop it first.`,
      );
    }
    const mine: Holder = { pid: process.pid, started: (await startOf(process.pid)) ?? '' };
    await writeFile(file, JSON.stringify(mine), { mode: 0o600 });
  } finally {
    await leave();
  }
  return () => rm(file, { force: true });
}
