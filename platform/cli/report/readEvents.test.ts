/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeSite } from '../../disk/siteFile';
import { listen, stopListening } from '../../server/listen';
import { readEvents } from './readEvents';

const MAX_ROWS = 3;

/** One row a day, and how the API answers for them. */
const rows = Array.from({ length: 8 }, (_, index) => ({ day: `2026-03-0${index + 1}` }));

const backend = createServer((request, response) => {
  const key = request.headers['apikey'];
  if (key === 'rejected') return response.writeHead(401).end('{"code":"PGRST301"}');
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const first = searchParams.get('day')?.replace('gte.', '') ?? '';
  const from = Number(searchParams.get('offset'));
  const found = rows.filter(({ day }) => day >= first).slice(from, from + MAX_ROWS);
  return response.end(JSON.stringify(key === 'key' ? found : []));
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

const daysRead = async (days: number, now: string) => {
  const place = { siteDir, dataDir: siteDir, days, secretKey: 'key' };
  const events = await readEvents(place, new Date(now));
  return events.map((event) => (event as unknown as { day: string }).day);
};

test.each([
  ['in the evening, when it is tomorrow in London', '2026-03-09T01:00:00Z'],
  ['in the morning', '2026-03-08T15:00:00Z'],
])('today is the day at the shop %s', async (_, now) => {
  expect(await daysRead(1, now)).toEqual(['2026-03-08']);
  expect(await daysRead(2, now)).toEqual(['2026-03-07', '2026-03-08']);
});

test('reads all events when the API returns them in several pages', async () => {
  expect(await daysRead(90, '2026-03-08T15:00:00Z')).toHaveLength(rows.length);
});

test('the error names PORT when no server answers', async () => {
  const closed = createServer();
  const port = String(await listen(closed, 0, '127.0.0.1'));
  await stopListening(closed);
  const dataDir = path.join(siteDir, 'local');
  await expect(
    readEvents({ siteDir: dataDir, dataDir, days: 1, port, secretKey: 'key' }),
  ).rejects.toThrow(
    `http://localhost:${port} does not answer; is the site running? Set PORT if it listens on another port.`,
  );
});

test('the error names PORT when another site answers', async () => {
  const other = createServer((_, response) => response.writeHead(401).end('{"code":"PGRST301"}'));
  const port = String(await listen(other, 0, '127.0.0.1'));
  const dataDir = path.join(siteDir, 'local');
  await expect(
    readEvents({ siteDir: dataDir, dataDir, days: 1, port, secretKey: 'key' }),
  ).rejects.toThrow(
    `http://localhost:${port} rejects the key. Another site may listen there: set PORT.`,
  );
  await stopListening(other);
});

test('the error names the key that a hosted project rejects', async () => {
  const options = { siteDir, dataDir: siteDir, days: 1, secretKey: 'rejected' };
  await expect(readEvents(options)).rejects.toThrow(
    /^http:\S+ rejects the key\. Set SUPABASE_SECRET_KEY to the key of its service role\.$/,
  );
});

test('never sends the embedded backend’s key to a hosted project', async () => {
  await expect(readEvents({ siteDir, dataDir: siteDir, days: 1 })).rejects.toThrow(
    /^Set SUPABASE_SECRET_KEY: the data is at http:\/\/127\.0\.0\.1:\d+$/,
  );
});
