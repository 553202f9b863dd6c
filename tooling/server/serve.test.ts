/** @jest-environment node */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createWorkplace,
  type ServerProcess,
  startServer,
  type Workplace,
} from './testing/startServer';

jest.setTimeout(60_000);

const TABLE = `create table public.contact_messages (id bigint generated always as identity, message text);
  grant insert (message) on public.contact_messages to anon;`;
const REMOTES = [{ name: 'mf-booking', version: '3f2a9c' }];

let place: Workplace;
let server: ServerProcess;

beforeAll(async () => {
  place = await createWorkplace();
  await place.migration('20250101000000_messages.sql', TABLE);
  await mkdir(place.siteDir, { recursive: true });
  await writeFile(path.join(place.siteDir, 'index.html'), '<h1>frame</h1>');
  const site = { contract: 1, backend: { url: '', key: 'of another database' }, remotes: REMOTES };
  await writeFile(path.join(place.siteDir, 'site.json'), JSON.stringify(site));
  server = await startServer(place, { RATE_LIMITS: '{"contact":3,"signIn":2}' });
});
afterAll(() => place.remove());

const post = (route: string, body: string) => server.api(route, { method: 'POST', body });

test('the site is told the key of its backend and keeps the rest', async () => {
  const site = await (await fetch(`${server.origin}/site.json`)).json();
  const backend = { url: '', key: server.keys().publishableKey };
  expect(site).toEqual({ contract: 1, backend, remotes: REMOTES });
  const onDisk = await readFile(path.join(place.siteDir, 'site.json'), 'utf8');
  expect(onDisk).not.toContain(server.keys().secretKey);
});

test('every answer forbids sniffing and keeps paths from other sites', async () => {
  for (const route of ['/', '/site.json', '/gone.js', '/rest/v1/contact_messages', '/healthz']) {
    const { headers } = await fetch(server.origin + route);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('it is healthy when the database answers', async () => {
  const response = await fetch(`${server.origin}/healthz`);
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});

test('a body above 1 MB is refused, and the next request is not harmed', async () => {
  const large = JSON.stringify({ message: 'x'.repeat(1024 * 1024) });
  expect((await post('/rest/v1/contact_messages', large)).status).toBe(413);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test('an address that writes too often is told to wait, and may still read', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await post('/rest/v1/contact_messages', '{"message":"hello"}')).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  const refused = await post('/rest/v1/contact_messages', '{"message":"hello"}');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ message: 'rate_limited' });
  expect((await server.api('/auth/v1/settings')).status).toBe(200);
});

test('guessing passwords is limited, refreshing a session is not', async () => {
  const guess = JSON.stringify({ email: 'ann@example.com', password: 'guess-1' });
  const signIn = () => post('/auth/v1/token?grant_type=password', guess);
  expect([(await signIn()).status, (await signIn()).status]).toEqual([400, 400]);
  expect((await signIn()).status).toBe(429);
  const refresh = await post('/auth/v1/token?grant_type=refresh_token', '{"refresh_token":"no"}');
  expect(refresh.status).not.toBe(429);
});
