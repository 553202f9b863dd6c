/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackendWorker } from './startBackendWorker';

const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ends a test's worker as a close of its backend does. */
const START = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (message) => { if (message === 'close') process.exit(); });
parentPort.postMessage({ publishableKey: 'key' });
`;
const onCall = (code: string) =>
  `${START} parentPort.on('message', ({ id, call }) => { if (id) { ${code} } });`;

const options = { dataDir: '', projectDir: '' };
let files = 0;

/** Starts a worker with this code in place of the real backend. */
function start(code: string) {
  files += 1;
  const file = path.join(folder, `${files}.mjs`);
  writeFileSync(file, code);
  return startBackendWorker(file, options);
}

const get = (route = '/rest/v1/poems') => new Request(`http://shop${route}`);

/** Resolves with the code and with what is printed when the process is about to exit. */
function exitCode() {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  return new Promise<{ code: unknown; printed: unknown[] }>((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      resolve({ code, printed: printed.mock.calls.flat() });
      return undefined as never;
    });
  });
}
const failure = (reason: string) =>
  `The embedded database has failed and its process exits; start it again: ${reason}`;
afterEach(() => jest.restoreAllMocks());

test('passes a request to the worker and its answer back', async () => {
  const backend = await start(
    onCall(`const { request, peerAddress } = call;
      const text = [request.method, request.url, new Headers(request.headers).get('apikey'),
        new TextDecoder().decode(request.body), peerAddress].join(' ');
      const body = new TextEncoder().encode(text).buffer;
      parentPort.postMessage({ id, result: { status: 201, headers: [['x-a', '1']], body } });`),
  );
  expect(backend.publishableKey).toBe('key');
  const init = { method: 'POST', body: 'a poem', headers: { apikey: 'k' } };
  const response = await backend.fetch(new Request('http://shop/rest/v1/poems', init), '192.0.2.1');
  expect([response.status, response.headers.get('x-a')]).toEqual([201, '1']);
  expect(await response.text()).toBe('POST http://shop/rest/v1/poems k a poem 192.0.2.1');
  await backend.close();
});

test('rejects a query with the message of its error', async () => {
  const backend = await start(onCall(`parentPort.postMessage({ id, error: 'no such table' });`));
  await expect(backend.query('select')).rejects.toThrow('no such table');
  await expect(backend.asPublisher('select')).rejects.toThrow('no such table');
  await backend.close();
});

const PANIC = `parentPort.postMessage({ failure: 'PANIC' }); process.exit(70)`;

test.each([
  ['throws', `throw new Error('a defect')`, 'a defect'],
  ['exits', 'process.exit(1)', 'its thread has ended'],
  ['names a failure and exits', PANIC, 'PANIC'],
])('a worker that %s ends the process, which prints why', async (_, code, reason) => {
  const exit = exitCode();
  const backend = await start(onCall(code));
  backend.fetch(get(), '192.0.2.1');
  expect(await exit).toEqual({ code: 70, printed: [failure(reason)] });
});

test('rejects with the error of a backend that does not start, and does not end the process', async () => {
  const exit = jest.spyOn(process, 'exit');
  await expect(start(`throw new Error('Migration 1.sql failed')`)).rejects.toThrow('Migration 1');
  expect(exit).not.toHaveBeenCalled();
});
