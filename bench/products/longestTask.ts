import type { Browser, Page } from 'playwright-core';

/** The longest tasks of a page's main thread during something, in milliseconds. */
export interface LongestTask {
  /** From its begin to its end: what a visitor waits, on a machine that does something else too. */
  elapsed: number;
  /** The processor time of the one that needed most. */
  computed: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds; of the task. */
  dur?: number;
  /** Microseconds; of the thread within it. */
  tdur?: number;
  args?: { name?: string };
}

const AFTERMATH_MS = 1_500;

/** Also measures what `work` deferred. */
export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  await page.waitForTimeout(AFTERMATH_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) =>
      event.ph === 'X' && event.name.endsWith('::RunTask') && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page');
  const longest = (part: 'dur' | 'tdur') =>
    Math.max(...tasks.map((task) => task[part] ?? 0)) / 1_000;
  return { elapsed: longest('dur'), computed: longest('tdur') };
}
