import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { root } from '../disk/paths';
import type { Renderer, RenderResult } from './renderer';
import type { RenderInput, RenderTask } from './renderPage';

/** A page whose code never returns must not hold up the others. */
const TIMEOUT_MS = 60_000;

const running = new Set<ChildProcess>();
let stopped = false;

/** Ends what is being rendered; what is rendered afterwards fails. */
export function stopRendering() {
  stopped = true;
  for (const child of running) child.kill('SIGKILL');
}

export const isRenderingStopped = () => stopped;

const hasFlag = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);

/** Whether Node's permissions include the network: from Node 25 on. */
const permissionsCoverNetwork = hasFlag('--allow-net');

let namespaces: boolean | undefined;

/** Without a network, and without sight of other processes, which it could signal. */
const unshare = ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'];

/** Whether Linux lets this user make namespaces. */
function hasNamespaces(): boolean {
  const [command = '', ...args] = [...unshare, 'true'];
  namespaces ??= spawnSync(command, args).status === 0;
  return namespaces;
}

/** Whether code of pages reaches no network of this machine while it renders. */
export const canCutNetwork = () => permissionsCoverNetwork || hasNamespaces();

/** Where Node looks for packages: beside this program's root, and above it. */
function packageFolders(): string[] {
  const above = (folder: string): string[] => {
    const parent = path.dirname(folder);
    return [path.join(folder, 'node_modules'), ...(parent === folder ? [] : above(parent))];
  };
  return above(root).filter((folder) => existsSync(folder));
}

/** Starts Node with permission to read the files of the site and the packages, and to do nothing else. */
function startNode(program: string, siteDir: string): ChildProcess {
  const readable = [path.join(root, 'platform'), ...packageFolders()].map((each) =>
    realpathSync(each),
  );
  const node = [
    process.execPath,
    hasFlag('--permission') ? '--permission' : '--experimental-permission',
    ...[...readable, siteDir].map((folder) => `--allow-fs-read=${path.join(folder, '*')}`),
    '--no-warnings',
    program,
  ];
  const [command = '', ...args] = hasNamespaces() ? [...unshare, ...node] : node;
  return spawn(command, args, {
    cwd: siteDir,
    // No addresses, keys or tokens.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

/**
 * Renders in a process of its own, because the code of all teams runs in it and jsdom is no sandbox. It is started
 * with the first page, and again after it ended.
 */
function createRenderProcess(program: string, siteDir: string) {
  let child: ChildProcess | undefined;
  let sent: RenderInput | undefined;

  function start(): ChildProcess {
    const started = startNode(program, siteDir);
    running.add(started);
    started.once('exit', () => {
      running.delete(started);
      if (child === started) child = undefined;
    });
    sent = undefined;
    return started;
  }

  async function render(input: RenderInput, task: RenderTask): Promise<RenderResult> {
    if (stopped) return { reason: 'composing was stopped' };
    child ??= start();
    const asked = child;
    const settled = new AbortController();
    const { signal } = settled;
    let reason = 'its code ended the process that renders';
    const timer = setTimeout(() => {
      reason = 'its code did not return';
      asked.kill('SIGKILL');
    }, TIMEOUT_MS);
    try {
      const ended = once(asked, 'exit', { signal }).then((): RenderResult => ({ reason }));
      const rendered = once(asked, 'message', { signal }).then(([result]): RenderResult => result);
      if (sent !== input) asked.send({ input });
      sent = input;
      asked.send({ task });
      // What is not awaited rejects when it is aborted.
      ended.catch(() => {});
      rendered.catch(() => {});
      return await Promise.race([rendered, ended]);
    } finally {
      clearTimeout(timer);
      settled.abort();
    }
  }

  return { render, close: () => child?.kill('SIGKILL') };
}

export interface RenderProcesses {
  /** @returns so many renderers of one site, as it is at this moment, in the processes that are running */
  renderers(input: RenderInput, count: number): Renderer[];
  close(): void;
}

/**
 * @param program the bundled renderChild.ts
 * @param siteDir the folder that the processes may read
 */
export function createRenderProcesses(program: string, siteDir: string): RenderProcesses {
  const processes: ReturnType<typeof createRenderProcess>[] = [];
  return {
    renderers(input, count) {
      while (processes.length < count) processes.push(createRenderProcess(program, siteDir));
      return processes
        .slice(0, count)
        .map(({ render }) => ({ render: (task) => render(input, task) }));
    },
    close() {
      for (const { close } of processes) close();
    },
  };
}
