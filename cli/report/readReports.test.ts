/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listen, stopListening } from '@shop/platform/server/listen';
import { changeSite } from '@shop/platform/site/siteFile';
import { readReports } from './readReports';

const MAX_ROWS = 3;

const version = { remote: 'mf-booking', version: '3f2a9c0d1b2e' };

const reports = [
  { day: '2026-03-07', ...version, visits: 30, failed: 1 },
  { day: '2026-03-08', ...version, visits: 10, failed: 0 },
];

const errors = ['A', 'B', 'C', 'D', 'A', 'E', 'F'].map((error, index) => ({
  ...version,
  ...{ event: 'crash', error: `${error}Error`, route: '/booking', times: 10 - index },
}));

const backend = createServer(async (request, response) => {
  const key = request.headers['apikey'];
  if (key === 'rejected') return response.writeHead(401).end('{"code":"PGRST301"}');
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname.endsWith('/rpc/release_reports')) {
    const { p_from } = JSON.parse(await text(request)) as { p_from: string };
    const since = reports.filter(({ day }) => day >= p_from);
    const sum = (column: 'visits' | 'failed') => since.reduce((all, row) => all + row[column], 0);
    const counted = { ...version, visits: sum('visits'), failed: sum('failed') };
    return response.end(JSON.stringify(since.length ? [counted] : []));
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
  expect((await report(1, now))[0]).toBe('0 of 10 visits (0.0%) failed');
  expect((await report(2, now))[0]).toBe('1 of 40 visits (2.5%) failed');
});

test('a version has its visits, and its five most frequent errors of all pages of the API', async () => {
  expect(await report(2, '2026-03-08T15:00:00Z')).toEqual([
    '1 of 40 visits (2.5%) failed',
    '  16 × crash AError on /booking',
    ...['9 × crash B', '8 × crash C', '7 × crash D', '5 × crash E'].map(
      (line) => `  ${line}Error on /booking`,
    ),
  ]);
});

test('a version of which nothing was reported has no lines', async () => {
  const find = await readReports({ siteDir, dataDir: siteDir, days: 1, secretKey: 'key' });
  expect(find(version.remote, 'aaaaaaaaaaaa')).toEqual([]);
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
