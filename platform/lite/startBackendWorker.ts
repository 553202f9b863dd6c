import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { BROKEN_DATABASE_EXIT_CODE, failureOf } from './brokenDatabase';
import type { Backend, BackendOptions } from './createBackend';
import type { Call, FromWorker, SentResponse, ToWorker } from './workerMessages';

/** A backend in a worker thread, as far as a server needs it. */
export type WorkerBackend = Pick<
  Backend,
  'fetch' | 'query' | 'asPublisher' | 'asMessenger' | 'publishableKey' | 'close'
>;

/** In milliseconds. */
const defaultTimes = {
  /**
   * How long a client waits. `statement_timeout` cannot do this: PGlite has neither signals nor timers, so
   * no setting of PostgreSQL interrupts a query that runs in WebAssembly.
   */
  answer: 15_000,
  /** A worker that sends nothing for this long is blocked by one query, which only its end can stop. */
  blocked: 60_000,
  /** For the database to close. */
  close: 5_000,
  /** For the report of a failure, before the process exits. */
  report: 5_000,
};
type Times = typeof defaultTimes;

interface WatchOptions {
  times?: Partial<Times>;
  /** Receives the failure that ends the process; the exit waits for it, but not longer than `times.report`. */
  reportEnd?: ((failure: Error) => Promise<unknown>) | undefined;
}

/** Until the clients whose requests failed have their answers. */
const EXIT_MS = 500;

/** The worker does not answer in time, or has ended. */
class Unavailable extends Error {
  override message = 'The database is busy.';
}

function busyResponse({ message }: Unavailable): Response {
  const problem = { code: 'PT503', message, details: null, hint: null };
  return Response.json(problem, { status: 503, headers: { 'Retry-After': '2' } });
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Sends calls to the worker and assigns its answers to them. */
function createCalls(worker: Worker, times: Times) {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ended = false;
  return {
    send(call: Call, transfer: ArrayBuffer[] = []): Promise<unknown> {
      if (ended) return Promise.reject(new Unavailable());
      lastId += 1;
      const id = lastId;
      const result = new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
      worker.postMessage({ id, call } satisfies ToWorker, transfer);
      // These may wait: what they have stored must not count as failed.
      if (call.name === 'asPublisher' || call.name === 'asMessenger') return result;
      const timer = setTimeout(() => pending.get(id)?.reject(new Unavailable()), times.answer);
      return result.finally(() => {
        clearTimeout(timer);
        pending.delete(id);
      });
    },
    settle(message: FromWorker) {
      if (typeof message === 'string' || !('id' in message)) return;
      const call = pending.get(message.id);
      pending.delete(message.id);
      if ('error' in message) call?.reject(new Error(message.error));
      else call?.resolve(message.result);
    },
    end() {
      ended = true;
      for (const { reject } of pending.values()) reject(new Unavailable());
    },
  };
}

/** Ends a worker that sends nothing any more, until it exits. */
function endWhenBlocked(worker: Worker, blocked: number, onBlocked: (reason: string) => void) {
  let silentFor = 0;
  const step = blocked / 2;
  // In two steps, so that a process that was suspended reads its messages before it decides.
  const timer = setInterval(() => {
    silentFor += step;
    if (silentFor < blocked) return;
    onBlocked(`it has not answered for ${blocked / 1000} s`);
    worker.terminate();
  }, step);
  worker.on('message', () => {
    silentFor = 0;
  });
  worker.once('exit', () => clearInterval(timer));
}

/**
 * Ends the process when the worker ends by itself, so that a supervisor starts it again.
 * @returns what lets the worker end without that
 */
function exitWithWorker(
  worker: Worker,
  { blocked, report }: Times,
  reportEnd: WatchOptions['reportEnd'],
) {
  let reason = 'its thread has ended';
  const setReason = (text: string) => {
    reason = text;
  };
  worker.on('error', ({ message }) => setReason(message));
  worker.on('message', (message: FromWorker) => {
    if (typeof message === 'object' && 'failure' in message) setReason(message.failure);
  });
  endWhenBlocked(worker, blocked, setReason);
  const exit = async () => {
    const failure = failureOf(reason);
    console.error(failure.message);
    await Promise.all([pause(EXIT_MS), Promise.race([reportEnd?.(failure), pause(report)])]);
    process.exit(BROKEN_DATABASE_EXIT_CODE);
  };
  worker.once('exit', exit);
  return () => worker.off('exit', exit);
}

/**
 * Starts the backend in a worker thread, so that no query delays this thread. While the worker is
 * blocked, and once it has ended, requests are answered with 503.
 * @param file the bundled backendWorker.ts
 * @throws what createBackend throws
 */
export async function startBackendWorker(
  file: string,
  options: BackendOptions,
  { times: changedTimes, reportEnd }: WatchOptions = {},
): Promise<WorkerBackend> {
  const times = { ...defaultTimes, ...changedTimes };
  // Without the loaders of this process: the file is plain JavaScript.
  const worker = new Worker(file, { workerData: options, execArgv: [] });
  const calls = createCalls(worker, times);
  worker.on('message', calls.settle);
  worker.once('exit', calls.end);
  const { publishableKey } = await new Promise<{ publishableKey: string }>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The database ended with code ${code}.`)));
    worker.on('message', (message: FromWorker) => {
      if (typeof message === 'object' && 'publishableKey' in message) resolve(message);
    });
  });
  // From here on: migrations may take longer than a query.
  const mayExit = exitWithWorker(worker, times, reportEnd);
  const rows = <Row>(
    name: Exclude<Call['name'], 'fetch'>,
    sql: string,
    parameters: unknown[] = [],
  ) => calls.send({ name, sql, parameters }) as Promise<Row[]>;
  return {
    publishableKey,
    async fetch(request, peerAddress) {
      const { method, url, headers } = request;
      const body = request.body && (await request.arrayBuffer());
      const sent = { method, url, headers: [...headers], body };
      const deadline = Date.now() + times.answer;
      const call: Call = { name: 'fetch', request: sent, peerAddress, deadline };
      try {
        const result = (await calls.send(call, body ? [body] : [])) as SentResponse;
        return new Response(result.body, result);
      } catch (error) {
        if (error instanceof Unavailable) return busyResponse(error);
        throw error;
      }
    },
    query: (sql, parameters) => rows('query', sql, parameters),
    asPublisher: (sql, parameters) => rows('asPublisher', sql, parameters),
    asMessenger: (sql, parameters) => rows('asMessenger', sql, parameters),
    async close() {
      mayExit();
      const exited = once(worker, 'exit');
      worker.postMessage('close' satisfies ToWorker);
      const timer = setTimeout(() => worker.terminate(), times.close);
      await exited;
      clearTimeout(timer);
    },
  };
}
