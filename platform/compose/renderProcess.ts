import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { StartedPage } from '../site/changeAndCompose';
import type { Work } from './renderChild';
import type { Renderer } from './renderer';
import type { RenderedHtml, RenderInput } from './renderPage';
import type { Sandbox } from './sandboxes';
import { type Started, startInSandbox } from './startInSandbox';

/** A page whose code never returns must not hold up the others. */
const TIMEOUT_MS = 60_000;

const stopping = new AbortController();

/** Ends what is being rendered; what is rendered afterwards fails. */
export const stopRendering = () => stopping.abort();

export const isRenderingStopped = () => stopping.signal.aborted;

/** Receives the names of the probes that the sandbox of a process did not refuse; throws to start none. */
export type OnEscapes = (escapes: readonly string[]) => void;

/**
 * Renders in a process of its own, because the code of all teams runs in it and jsdom is no sandbox. It is started
 * with the first page, and again after it ended.
 */
function createRenderProcess(onEscapes: OnEscapes, startChild: () => Promise<Started | undefined>) {
  let child: ChildProcess | undefined;
  let escapes: readonly string[] = [];
  let sent: RenderInput | undefined;

  async function start(): Promise<ChildProcess | undefined> {
    if (!child) {
      const started = await startChild();
      if (!started) return undefined;
      ({ child, escapes } = started);
      sent = undefined;
      child.once('exit', () => {
        child = undefined;
      });
    }
    if (escapes.length) onEscapes(escapes);
    return child;
  }

  async function answer<Result>(
    input: RenderInput,
    work: Work,
  ): Promise<Result | { reason: string }> {
    const asked = await start();
    if (isRenderingStopped()) return { reason: 'composing was stopped' };
    if (!asked) return { reason: 'the process that renders does not start' };
    const settled = new AbortController();
    const { signal } = settled;
    let reason = 'its code ended the process that renders';
    const timer = setTimeout(() => {
      reason = 'its code did not return';
      asked.kill('SIGKILL');
    }, TIMEOUT_MS);
    try {
      const ended = once(asked, 'exit', { signal }).then(() => ({ reason }));
      const answered = once(asked, 'message', { signal }).then(([result]): Result => result);
      if (sent !== input) asked.send({ input });
      sent = input;
      asked.send(work);
      // What is not awaited rejects when it is aborted.
      ended.catch(() => {});
      answered.catch(() => {});
      return await Promise.race([answered, ended]);
    } catch {
      // It had ended before it received the page, or was stopped.
      return { reason };
    } finally {
      clearTimeout(timer);
      settled.abort();
    }
  }

  return { start, answer, close: () => child?.kill('SIGKILL') };
}

export interface RenderProcesses {
  /** @returns so many renderers of one site, as it is at this moment, in the processes that are running */
  renderers(input: RenderInput, count: number): Renderer[];
  /** Starts the first process, which otherwise starts with the first page. @throws what `onEscapes` throws */
  start(): Promise<void>;
  close(): void;
}

/**
 * @param program the bundled renderChild.ts
 * @param siteDir the folder that the processes may read
 * @param among default: those that may start on this machine
 */
export function createRenderProcesses(
  program: string,
  siteDir: string,
  onEscapes: OnEscapes,
  among?: readonly Sandbox[],
): RenderProcesses {
  const processes: ReturnType<typeof createRenderProcess>[] = [];
  const startChild = () => startInSandbox({ program, siteDir, signal: stopping.signal }, among);
  function first(count: number) {
    while (processes.length < count) processes.push(createRenderProcess(onEscapes, startChild));
    return processes.slice(0, count);
  }
  return {
    renderers: (input, count) =>
      first(count).map(({ answer }) => ({
        render: (task) => answer<RenderedHtml>(input, { task }),
        start: (page) => answer<StartedPage>(input, { start: page }),
      })),
    async start() {
      for (const { start } of first(1)) await start();
    },
    close() {
      for (const { close } of processes) close();
    },
  };
}
