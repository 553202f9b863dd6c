/** @jest-environment node */
import { request } from 'node:http';
import type { ReportRow } from '../../../shared-data/src/releases/reportRow';
import { listen, stopListening } from '../../server/listen';
import type { Change } from './changeForm';
import { createConsole } from './createConsole';
import type { ConsoleRemote } from './readConsole';

const TOKEN = 'secret-of-this-start';
const at = '2026-03-02T10:15:00Z';

const row: ReportRow = {
  ...{ day: '2026-03-02', remote: 'mf-shop', version: 'bbbbbbbbbbbb' },
  ...{ loads: 4, failures: 3, crashes: 2, load_ms: 400, visits: 200, failed: 10 },
  ...{ lcp: 10, lcp_not_good: 2, inp: 0, inp_not_good: 0, cls: 4, cls_not_good: 0 },
};

const shop: ConsoleRemote = {
  remote: {
    name: 'mf-shop',
    live: { version: 'aaaaaaaaaaaa' },
    canary: { release: { version: 'bbbbbbbbbbbb' }, percent: 5 },
    history: [{ at, action: 'released', version: 'aaaaaaaaaaaa', reason: '<b>faster</b>' }],
  },
  versions: [
    { version: 'aaaaaaaaaaaa', use: 'live' },
    { version: 'bbbbbbbbbbbb', use: 'canary', percent: 5 },
  ],
  earlier: ['cccccccccccc'],
  builtOf: () => ({ at, by: 'Ann', commit: 'f'.repeat(40), reason: 'shows prices' }),
  rows: [row],
};

let port: number;
const changes: Change[] = [];
let failure: Error | undefined;
const server = createConsole({
  token: TOKEN,
  read: async () => ({ target: './site', remotes: [shop], problem: 'nothing answers' }),
  change: async (change) => {
    changes.push(change);
    if (failure) throw failure;
  },
});
beforeAll(async () => {
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => stopListening(server));
beforeEach(() => {
  changes.length = 0;
  failure = undefined;
});

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

/** Not `fetch`, which sets the host itself. */
function send({ path = `/${TOKEN}/`, headers = {}, form }: Sent) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request({ port, path, method: form ? 'POST' : 'GET', headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    if (form) {
      sent.setHeader('content-type', 'application/x-www-form-urlencoded');
      sent.end(new URLSearchParams(form).toString());
    } else sent.end();
  });
}

const post = (form: Record<string, string>, headers?: Record<string, string>) =>
  send({ path: `/${TOKEN}/change`, form, ...(headers ? { headers } : {}) });

test('shows versions, reports, origin and history, with names and reasons as text', async () => {
  const { status, text } = await send({});
  expect(status).toBe(200);
  for (const shown of ['aaaaaaaaaaaa', 'canary, 5 %', '5.0 %', 'by Ann', 'shows prices']) {
    expect(text).toContain(shown);
  }
  expect(text).toContain('&lt;b&gt;faster&lt;/b&gt;');
  expect(text).toContain('No reports: nothing answers');
  expect(text).toContain('aria-label="Failed visits. live: –. canary, 5 %: 5.0 %"');
});

test('runs each verb with what its form says', async () => {
  const remote = 'mf-shop';
  const forms = [
    { verb: 'promote', remote, reason: ' good ' },
    { verb: 'withdraw', remote, reason: '' },
    { verb: 'step', remote, percent: '25', reason: 'so far good' },
    { verb: 'rollback', remote, version: 'cccccccccccc' },
    { verb: 'retire', remote, confirm: 'mf-shop' },
  ];
  for (const form of forms) expect((await post(form)).status).toBe(303);
  expect(changes).toEqual([
    { verb: 'promote', remote, reason: 'good' },
    { verb: 'withdraw', remote },
    { verb: 'step', remote, percent: 25, reason: 'so far good' },
    { verb: 'rollback', remote, version: 'cccccccccccc' },
    { verb: 'retire', remote, confirm: 'mf-shop' },
  ]);
  const { text } = await send({});
  expect(text).toContain('retire of mf-shop: done.');
  expect((await send({})).text).not.toContain('done.');
});

test.each([
  [{ verb: 'step', remote: 'mf-shop', percent: '100' }, 'The percentage is from 1 to 99'],
  [{ verb: 'retire', remote: 'mf-shop', confirm: 'mf-' }, 'Type the name of the remote'],
  [{ verb: 'destroy', remote: 'mf-shop' }, 'role="alert"'],
])('changes nothing for the form %j', async (form, message) => {
  await post(form);
  expect(changes).toEqual([]);
  expect((await send({})).text).toContain(message);
});

test('shows why a change was rejected', async () => {
  failure = new Error('needs the widget cart');
  await post({ verb: 'promote', remote: 'mf-shop' });
  expect((await send({})).text).toContain('needs the widget cart');
});

test('answers no address without the token of this start', async () => {
  for (const path of ['/', '/other/', `/${TOKEN}x/`, '/other/change']) {
    expect((await send({ path })).status).toBe(404);
  }
  expect((await send({ path: '/other/change', form: { verb: 'promote' } })).status).toBe(404);
  expect(changes).toEqual([]);
});

test('answers no other host, and no form of another site', async () => {
  expect((await send({ headers: { host: `evil.example:${port}` } })).status).toBe(403);
  const form = { verb: 'promote', remote: 'mf-shop' };
  expect((await post(form, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(form, { origin: 'null' })).status).toBe(403);
  expect(changes).toEqual([]);
  const origin = `http://localhost:${port}`;
  expect((await post(form, { host: `localhost:${port}`, origin })).status).toBe(303);
});

test('rejects a form that is too large', async () => {
  expect((await post({ verb: 'promote', remote: 'x'.repeat(5000) })).status).toBe(413);
});
