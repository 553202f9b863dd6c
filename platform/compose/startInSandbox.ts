import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteOf } from '../site/generations';
import { openProbeTargets } from './probeTargets';
import { nativeLibraries, type Sandbox, sandboxes } from './sandboxes';

/** In milliseconds. */
const LONGEST_START = 60_000;

const hasFlag = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);

/** Folders in which Node.js looks for the packages of a program. */
function packageFolders(program: string): string[] {
  const parent = path.dirname(program);
  const above = parent === program ? [] : packageFolders(parent);
  return [path.join(parent, 'node_modules'), ...above].filter((folder) => existsSync(folder));
}

/** Debian's Node.js reads some of its own modules from here. */
const SYSTEM_MODULES = '/usr/share/nodejs';

/** Returns what rendering reads, without what lies in a folder that is returned as well. */
function visibleFiles(program: string, siteDir: string): string[] {
  const folders = [...packageFolders(program), siteOf(siteDir)];
  const files = [program, process.execPath, SYSTEM_MODULES, ...nativeLibraries()];
  const all = new Set([...folders, ...folders.map((folder) => realpathSync(folder)), ...files]);
  const isBelow = (file: string) => [...all].some((folder) => file.startsWith(folder + path.sep));
  return [...all].filter((file) => existsSync(file) && !isBelow(file));
}

const readPermission = (file: string) =>
  `--allow-fs-read=${statSync(file).isDirectory() ? path.join(file, '*') : file}`;

function spawnIn(sandbox: Sandbox, { program, siteDir, signal }: SandboxedProgram): ChildProcess {
  const visible = visibleFiles(program, siteDir);
  const node = [
    process.execPath,
    hasFlag('--permission') ? '--permission' : '--experimental-permission',
    ...visible.map(readPermission),
    ...['--no-warnings', program],
  ];
  const mountPoint = path.join(path.dirname(program), 'root');
  const [command = '', ...args] = sandbox.command({ node, visible, folder: siteDir, mountPoint });
  const child = spawn(command, args, {
    cwd: siteDir,
    // No addresses, keys or tokens.
    env: {},
    // A process may signal its own group, even one that is outside its namespace.
    detached: true,
    // A file descriptor of the terminal could be read.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    signal,
    killSignal: 'SIGKILL',
  });
  // Those that wait for it are rejected.
  child.on('error', () => {});
  return child;
}

/** @returns undefined where the process does not start or ends before it answers */
async function findEscapesOf(child: ChildProcess): Promise<string[] | undefined> {
  const { targets, close } = await openProbeTargets();
  const settled = new AbortController();
  const { signal } = settled;
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_START);
  try {
    const answered = once(child, 'message', { signal }).then(([escapes]): string[] => escapes);
    const ended = once(child, 'exit', { signal }).then(() => undefined);
    // What is not awaited rejects when it is aborted.
    answered.catch(() => {});
    ended.catch(() => {});
    child.send({ targets });
    return await Promise.race([answered, ended]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    settled.abort();
    close();
  }
}

export interface Started {
  child: ChildProcess;
  /** The names of the probes that the sandbox did not refuse. */
  escapes: readonly string[];
}

interface SandboxedProgram {
  /** A bundled file that answers `{ targets }` with the names of the probes that were not refused. */
  program: string;
  /** The folder of a site, or of a generation of it: the program may read the site. */
  siteDir: string;
  /** Kills the process. */
  signal: AbortSignal;
}

/** @returns undefined where the sandbox does not start on this machine */
export async function startIn(
  sandbox: Sandbox,
  started: SandboxedProgram,
): Promise<Started | undefined> {
  const child = spawnIn(sandbox, started);
  const escapes = await findEscapesOf(child);
  if (!escapes) return undefined;
  // Not before: why a sandbox does not start is of no use to a reader whom the next one serves.
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  return { child, escapes };
}

/** Those that may start on this machine. */
let candidates = sandboxes;

/**
 * Starts a program in the first sandbox that starts on this machine, and probes it.
 * @returns undefined where it starts in none
 */
export async function startInSandbox(
  started: SandboxedProgram,
  among?: readonly Sandbox[],
): Promise<Started | undefined> {
  for (const sandbox of among ?? candidates) {
    const found = await startIn(sandbox, started);
    if (started.signal.aborted) return undefined;
    if (!found) continue;
    if (!among) candidates = candidates.slice(candidates.indexOf(sandbox));
    return found;
  }
  return undefined;
}
