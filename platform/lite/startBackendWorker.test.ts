/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackendWorker } from './startBackendWorker';

const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ends a test's worker as a close of its backend does, unless it is blocked. */
const START = `import { parentPort } from 'node:worker_threads';
const alive = setInterval(() => parentPort.postMessage('running'), 20);
parentPort.on('message', (message) => { if (message === 'close') process.exit(); });
parentPort.postMessage({ publishableKey: 'key' });
`;
const onCall = (code: string) =>
  `${START} parentPort.on('message', ({ id, call }) => { if (id) { ${code} } });`;
const BLOCK = 'for (;;);';

const options = { dataDir: '', projectDir: '', administratorsTable: 'none' };
let files = 0;

/** Starts a worker with this code in place of the real backend. */
function start(code: string, times = {}) {
  files += 1;
  const file = path.join(folder, `${files}.mjs`);
  writeFileSync(file, code);
  return startBackendWorker(file, options, times);
}

const get = (route = '/rest/v1/poems') => new Request(`http://shop${route}`);
const BUSY = { code: 'PT503', message: 'The database is busy.', details: null, hint: null };

/** Resolves with the code when the process is about to exit. */
function exitCode() {
  return new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      resolve(code);
      return undefined as never;
    });
  });
}
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

test('answers 503 while the worker is blocked', async () => {
  const backend = await start(onCall(BLOCK), { answer: 100, close: 100 });
  for (let count = 0; count < 2; count += 1) {
    const response = await backend.fetch(get(), '192.0.2.1');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual(BUSY);
  }
  await expect(backend.query('select 1')).rejects.toThrow('The database is busy.');
  await backend.close();
});

test('ends a worker that stays blocked, and the process', async () => {
  const exit = exitCode();
  const backend = await start(onCall(BLOCK), { blocked: 200 });
  expect((await backend.fetch(get(), '192.0.2.1')).status).toBe(503);
  expect((await backend.fetch(get(), '192.0.2.1')).status).toBe(503);
  expect(await exit).toBe(70);
});

test.each([
  ['throws', `throw new Error('a defect')`],
  ['exits, as after a PANIC', 'process.exit(70)'],
])('a worker that %s leaves 503 as the answer and ends the process', async (_, code) => {
  const exit = exitCode();
  const backend = await start(onCall(code));
  const answers = await Promise.all([1, 2].map(() => backend.fetch(get(), '192.0.2.1')));
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect((await backend.fetch(get(), '192.0.2.1')).status).toBe(503);
  expect(await exit).toBe(70);
});

test('rejects with the error of a backend that does not start, and does not end the process', async () => {
  const exit = jest.spyOn(process, 'exit');
  await expect(start(`throw new Error('Migration 1.sql failed')`)).rejects.toThrow('Migration 1');
  expect(exit).not.toHaveBeenCalled();
});
