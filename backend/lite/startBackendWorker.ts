import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '@shop/platform/machine/paths';
import { BROKEN_DATABASE_EXIT_CODE, failureOf } from './brokenDatabase';
import type { Backend, BackendOptions } from './createBackend';
import type { Call, FromWorker, SentResponse, ToWorker } from './workerMessages';

export type WorkerBackend = Pick<
  Backend,
  'fetch' | 'query' | 'asPublisher' | 'asMessenger' | 'publishableKey' | 'close'
>;

const WARNING = 'backend/lite/hideKnownWarning.cjs';

/** Milliseconds for the database to close. */
const CLOSE_MS = 5_000;

interface Pending {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

function createCalls(worker: Worker) {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  return {
    send(call: Call, transfer: ArrayBuffer[] = []): Promise<unknown> {
      lastId += 1;
      const id = lastId;
      worker.postMessage({ id, call } satisfies ToWorker, transfer);
      return new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
    },
    settle(message: FromWorker) {
      if (!('id' in message)) return;
      const call = pending.get(message.id);
      pending.delete(message.id);
      if ('error' in message) call?.reject(new Error(message.error));
      else call?.resolve(message.result);
    },
  };
}

/** Only a new process has a known state after a failure. Returns what lets the worker end without one. */
function exitWithWorker(worker: Worker) {
  let reason = 'its thread has ended';
  worker.on('error', ({ message }) => {
    reason = message;
  });
  worker.on('message', (message: FromWorker) => {
    if ('failure' in message) reason = message.failure;
  });
  const exit = () => {
    console.error(failureOf(reason).message);
    process.exit(BROKEN_DATABASE_EXIT_CODE);
  };
  worker.once('exit', exit);
  return () => worker.off('exit', exit);
}

/** No query delays this thread. The process ends with the worker. @throws what createBackend throws */
export async function startBackendWorker(
  file: string,
  options: BackendOptions,
): Promise<WorkerBackend> {
  // Without the loaders of this process: the file is plain JavaScript.
  const execArgv = ['--require', path.join(root, WARNING)];
  const worker = new Worker(file, { workerData: options, execArgv });
  const calls = createCalls(worker);
  worker.on('message', calls.settle);
  const { publishableKey } = await new Promise<{ publishableKey: string }>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The database ended with code ${code}.`)));
    worker.on('message', (message: FromWorker) => {
      if ('publishableKey' in message) resolve(message);
    });
  });
  const mayExit = exitWithWorker(worker);
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
      const call: Call = { name: 'fetch', request: sent, peerAddress };
      const result = (await calls.send(call, body ? [body] : [])) as SentResponse;
      return new Response(result.body, result);
    },
    query: (sql, parameters) => rows('query', sql, parameters),
    asPublisher: (sql, parameters) => rows('asPublisher', sql, parameters),
    asMessenger: (sql, parameters) => rows('asMessenger', sql, parameters),
    async close() {
      mayExit();
      const exited = once(worker, 'exit');
      worker.postMessage('close' satisfies ToWorker);
      const timer = setTimeout(() => worker.terminate(), CLOSE_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}
