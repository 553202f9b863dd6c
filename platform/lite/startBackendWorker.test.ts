/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBackendWorker } from './startBackendWorker';

// Every pause before the exit is over at once, unless a test says otherwise.
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

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

const options = { dataDir: '', projectDir: '' };
let files = 0;

/** Starts a worker with this code in place of the real backend. */
function start(code: string, times = {}, reportEnd?: (failure: Error) => Promise<unknown>) {
  files += 1;
  const file = path.join(folder, `${files}.mjs`);
  writeFileSync(file, code);
  return startBackendWorker(file, options, { times, reportEnd });
}

const get = (route = '/rest/v1/poems') => new Request(`http://shop${route}`);
const BUSY = { code: 'PT503', message: 'The database is busy.', details: null, hint: null };

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
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(pause).mockReset();
});

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
  expect(await exit).toEqual({ code: 70, printed: [failure('it has not answered for 0.2 s')] });
});

const PANIC = `parentPort.postMessage({ failure: 'PANIC' }); process.exit(70)`;

test.each([
  ['throws', `throw new Error('a defect')`, 'a defect'],
  ['exits', 'process.exit(1)', 'its thread has ended'],
  ['names a failure and exits', PANIC, 'PANIC'],
])('a worker that %s leaves 503 as the answer and ends the process', async (_, code, reason) => {
  const exit = exitCode();
  const backend = await start(onCall(code));
  const answers = await Promise.all([1, 2].map(() => backend.fetch(get(), '192.0.2.1')));
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect((await backend.fetch(get(), '192.0.2.1')).status).toBe(503);
  expect(await exit).toEqual({ code: 70, printed: [failure(reason)] });
});

test('the process ends once its failure is reported', async () => {
  const exit = exitCode();
  const reportDeadline = 1;
  jest
    .mocked(pause)
    .mockImplementation((ms) =>
      ms === reportDeadline ? new Promise(() => {}) : Promise.resolve(undefined as never),
    );
  const reported: string[] = [];
  const backend = await start(onCall(PANIC), { report: reportDeadline }, async ({ message }) => {
    await new Promise((resolve) => setImmediate(resolve));
    reported.push(message);
  });
  await backend.fetch(get(), '192.0.2.1');
  await exit;
  expect(reported).toEqual([failure('PANIC')]);
});

test('the process ends at the deadline of a report that does not end', async () => {
  const exit = exitCode();
  const backend = await start(onCall(PANIC), {}, () => new Promise(() => {}));
  await backend.fetch(get(), '192.0.2.1');
  expect(await exit).toMatchObject({ code: 70 });
});

test('rejects with the error of a backend that does not start, and does not end the process', async () => {
  const exit = jest.spyOn(process, 'exit');
  await expect(start(`throw new Error('Migration 1.sql failed')`)).rejects.toThrow('Migration 1');
  expect(exit).not.toHaveBeenCalled();
});
