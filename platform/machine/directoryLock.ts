import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import lockfile from 'proper-lockfile';
import { lockNames, turnOf } from './lockNames';

interface Holder {
  pid: number;
  started: string;
  inode: number;
  /** Releases the directory within seconds, unlike a server. */
  isBrief: boolean;
}

const BRIEF = { tries: 120, pauseMs: 250 };

class InUseError extends Error {
  constructor(
    message: string,
    readonly isBrief: boolean,
  ) {
    super(message);
  }
}

/** Undefined when the process does not run. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field, a name in brackets, may itself hold blanks; the start is the 22nd.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : fields[18];
  } catch {
    // Not Linux, or no such process: `ps` decides.
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
    // No file, or one whose writer died in the middle: no process holds the directory.
    return undefined;
  }
}

interface Claim {
  directory: string;
  name: string;
  isBrief?: boolean;
  inUse(pid: number): string;
}

/**
 * The claim names the process, its start and the directory's inode: one left behind by `kill -9` is
 * taken over at once, and a copy of the directory is free. Returns what releases the directory.
 * @throws an Error of one sentence when another process holds it
 */
export async function claimDirectory({ directory, name, inUse, isBrief = false }: Claim) {
  await mkdir(directory, { recursive: true });
  const { ino: inode } = await stat(directory);
  const file = path.join(directory, name);
  // Two processes may find the same claim abandoned: only one at a time may look and write.
  const leave = await lockfile.lock(directory, {
    lockfilePath: turnOf(file),
    retries: { retries: 60, minTimeout: 50, maxTimeout: 500 },
  });
  try {
    const holder = await readHolder(file);
    if (holder?.inode === inode && (await startOf(holder.pid)) === holder.started)
      throw new InUseError(inUse(holder.pid), holder.isBrief);
    const started = (await startOf(process.pid)) ?? '';
    const mine: Holder = { pid: process.pid, started, inode, isBrief };
    await writeFile(file, JSON.stringify(mine));
  } finally {
    await leave();
  }
  return () => rm(file, { force: true });
}

/** Two processes on one PGlite directory lose rows in silence. Waits 30 seconds for a brief holder. */
export async function lockDirectory(
  directory: string,
  { isBrief = false } = {},
): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const claim: Claim = {
    directory,
    name: lockNames.data,
    isBrief,
    inUse: (pid) => `The data directory ${directory} is in use by process ${pid}; stop it first.`,
  };
  for (let attempt = 1; attempt < BRIEF.tries; attempt += 1) {
    try {
      return await claimDirectory(claim);
    } catch (error) {
      if (!(error instanceof InUseError && error.isBrief)) throw error;
      await pause(BRIEF.pauseMs);
    }
  }
  return claimDirectory(claim);
}
