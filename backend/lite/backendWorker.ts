import { parentPort, workerData } from 'node:worker_threads';
import { type BackendOptions, createBackend } from './createBackend';
import { errorMessageOf } from './databaseErrors';
import { takeDump } from './dump';
import { openOperatorSocket } from './operatorSocket';
import type { Call, FromWorker, SentResponse, ToWorker } from './workerMessages';

// A query in PGlite, or the hash of a password, occupies a thread until it ends.

const port = parentPort;
if (!port) throw new Error('backendWorker.ts runs in a worker thread only.');
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) =>
  port.postMessage(message, transfer);

const options = workerData as BackendOptions;
const backend = await createBackend(options);
const closeSocket = await openOperatorSocket(options.dataDir, () => backend.alone(takeDump));

async function answer(call: Call): Promise<unknown> {
  if (call.name !== 'fetch') return backend[call.name](call.sql, call.parameters);
  const { url, ...init } = call.request;
  const response = await backend.fetch(new Request(url, init), call.peerAddress);
  const { status, headers, body } = response;
  const sent = { status, headers: [...headers], body: body && (await response.arrayBuffer()) };
  return sent satisfies SentResponse;
}

async function close() {
  await closeSocket();
  await backend.close();
  process.exit();
}

port.on('message', (message: ToWorker) => {
  if (message === 'close') return void close();
  const { id, call } = message;
  answer(call).then(
    (result) => {
      const body = call.name === 'fetch' ? (result as SentResponse).body : null;
      send({ id, result }, body ? [body] : []);
    },
    // Without what a database error may hold besides, some of which cannot be sent.
    (error: unknown) => send({ id, error: errorMessageOf(error) }),
  );
});
send({ publishableKey: backend.publishableKey });
