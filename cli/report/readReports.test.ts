/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { changeSite } from '../../platform/disk/siteFile';
import { listen, stopListening } from '../../platform/server/listen';
import { readReports } from './readReports';

const MAX_ROWS = 3;

const version = { remote: 'mf-booking', version: '3f2a9c0d1b2e' };

const counted = (day: string, changes = {}) => ({
  ...{ ...version, day, loads: 0, failures: 0, crashes: 0, load_ms: 0, visits: 0, failed: 0 },
  ...{ lcp: 0, lcp_not_good: 0, inp: 0, inp_not_good: 0, cls: 0, cls_not_good: 0 },
  ...changes,
});

const reports = [
  counted('2026-03-07', { loads: 3, load_ms: 300, visits: 30, failed: 1 }),
  counted('2026-03-08', {
    loads: 1,
    load_ms: 500,
    visits: 10,
    crashes: 9,
    lcp: 4,
    lcp_not_good: 1,
  }),
];

const errors = ['A', 'B', 'C', 'D', 'A', 'E', 'F'].map((error, index) => ({
  ...version,
  ...{ day: '2026-03-08', error: `${error}Error`, route: '/booking', times: 10 - index },
}));

const backend = createServer(async (request, response) => {
  const key = request.headers['apikey'];
  if (key === 'rejected') return response.writeHead(401).end('{"code":"PGRST301"}');
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname.endsWith('/rpc/release_reports')) {
    const { p_from } = JSON.parse(await text(request)) as { p_from: string };
    return response.end(JSON.stringify(reports.filter(({ day }) => day >= p_from)));
  }
  const from = Number(url.searchParams.get('offset'));
  return response.end(JSON.stringify(errors.slice(from, from + MAX_ROWS)));
});

let siteDir: string;
beforeAll(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'report-'));
  const port = await listen(backend, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  await changeSite(siteDir, (site) => ({ ...site, backend: { url, key: '' } }));
});
afterAll(async () => {
  await stopListening(backend);
  rmSync(siteDir, { recursive: true });
});

const report = async (days: number, now: string) => {
  const place = { siteDir, dataDir: siteDir, days, secretKey: 'key' };
  const find = await readReports(place, new Date(now));
  return find(version.remote, version.version);
};

test.each([
  ['in the evening, when it is tomorrow in London', '2026-03-09T01:00:00Z'],
  ['in the morning', '2026-03-08T15:00:00Z'],
])('today is the day at the shop %s', async (_, now) => {
  expect((await report(1, now))[0]).toMatch(/^10 visits,/);
  expect((await report(2, now))[0]).toMatch(/^40 visits,/);
});

test('a version has its figures of all days, and its five most frequent errors of all pages of the API', async () => {
  expect(await report(2, '2026-03-08T15:00:00Z')).toEqual([
    '40 visits, 0 failures, 9 crashes, 4 loads, 2.5 % of visits failed, LCP above 2.5 s 25.0 %, mean load 200 ms',
    '  16 × AError on /booking',
    ...['9 × B', '8 × C', '7 × D', '5 × E'].map((line) => `  ${line}Error on /booking`),
  ]);
});

test('a version without visits has no lines', async () => {
  expect(await report(1, '2026-03-10T15:00:00Z')).toEqual([]);
});

test('the error names PORT when no server answers', async () => {
  const closed = createServer();
  const port = String(await listen(closed, 0, '127.0.0.1'));
  await stopListening(closed);
  const dataDir = path.join(siteDir, 'local');
  await expect(
    readReports({ siteDir: dataDir, dataDir, days: 1, port, secretKey: 'key' }),
  ).rejects.toThrow(
    `http://localhost:${port} does not answer; is the site running? Set PORT if it listens on another port.`,
  );
});

test('the error names PORT when another site answers', async () => {
  const other = createServer((_, response) => response.writeHead(401).end('{"code":"PGRST301"}'));
  const port = String(await listen(other, 0, '127.0.0.1'));
  const dataDir = path.join(siteDir, 'local');
  await expect(
    readReports({ siteDir: dataDir, dataDir, days: 1, port, secretKey: 'key' }),
  ).rejects.toThrow(
    `http://localhost:${port} rejects the key. Another site may listen there: set PORT.`,
  );
  await stopListening(other);
});

test('the error names the key that a hosted project rejects', async () => {
  const options = { siteDir, dataDir: siteDir, days: 1, secretKey: 'rejected' };
  await expect(readReports(options)).rejects.toThrow(
    /^http:\S+ rejects the key\. Set SUPABASE_SECRET_KEY to the key of its service role\.$/,
  );
});

test('never sends the embedded backend’s key to a hosted project', async () => {
  await expect(readReports({ siteDir, dataDir: siteDir, days: 1 })).rejects.toThrow(
    /^Set SUPABASE_SECRET_KEY: the data is at http:\/\/127\.0\.0\.1:\d+$/,
  );
});
