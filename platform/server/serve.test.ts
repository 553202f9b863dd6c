/** @jest-environment node */
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { readWholeSite } from '../../shared-site/siteHistory';
import { webRoot } from '../site/generations';
import {
  createTestFolders,
  MESSAGES_TABLE,
  type ServerProcess,
  startAndFail,
  startServer,
  type TestFolders,
} from './testing/startServer';

const live = {
  ...{ version: '3f2a9c', contract: 1, base: '/mf-booking/3f2a9c/', entry: 'e.js', container: 'c' },
  ...{ pages: [], widgets: [], navigation: [] },
};
const REMOTES = [{ name: 'mf-booking', live }];

/** Takes seconds, in which PGlite's thread does nothing else. */
const SLOW_FUNCTION = `create function public.occupy() returns void language plpgsql as
  'begin for step in 1..30000000 loop end loop; end';
  grant execute on function public.occupy() to service_role;`;

let place: TestFolders;
let server: ServerProcess;

beforeAll(async () => {
  place = await createTestFolders();
  await place.migration('20250101000000_messages.sql', MESSAGES_TABLE + SLOW_FUNCTION);
  const generation = path.join(place.siteDir, 'generations/1');
  await mkdir(generation, { recursive: true });
  await symlink('generations/1', webRoot(place.siteDir));
  await writeFile(path.join(generation, 'index.html'), '<h1>layout</h1>');
  const site = { contract: 1, backend: { url: '', key: 'of another database' }, remotes: REMOTES };
  await writeFile(path.join(generation, 'site.json'), JSON.stringify(site));
  server = await startServer(place);
});
afterAll(() => place.remove());

test('site.json receives the key of the backend, and its other fields stay', async () => {
  const site = await readWholeSite(async (name) =>
    (await fetch(`${server.origin}/${name}`)).json(),
  );
  const backend = { url: '', key: server.keys().publishableKey };
  expect(site).toEqual({ contract: 1, backend, remotes: REMOTES });
  const onDisk = await readFile(path.join(webRoot(place.siteDir), 'site.json'), 'utf8');
  expect(onDisk).not.toContain(server.keys().secretKey);
});

test('every answer forbids MIME sniffing and sends no path to other sites', async () => {
  for (const route of ['/', '/site.json', '/gone.js', '/rest/v1/contact_messages', '/healthz']) {
    const { headers } = await fetch(server.origin + route);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    // HSTS must not be sent over HTTP.
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test('it is healthy when the database answers', async () => {
  const response = await fetch(`${server.origin}/healthz`);
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});

test('a body above 1 MB is rejected, and the next request is answered', async () => {
  const body = JSON.stringify({ message: 'x'.repeat(1024 * 1024) });
  const headers = { apikey: server.keys().secretKey };
  const init = { method: 'POST', body, headers };
  expect((await server.api('/rest/v1/contact_messages', init)).status).toBe(413);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test('pages are answered while a query occupies the database', async () => {
  let occupied = true;
  const init = { method: 'POST', body: '{}', headers: { apikey: server.keys().secretKey } };
  const occupying = server.api('/rest/v1/rpc/occupy', init).finally(() => {
    occupied = false;
  });
  let pages = 0;
  while (occupied) {
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    pages += 1;
  }
  const { status } = await occupying;
  // On a slow machine it exceeds the time for an answer.
  expect([200, 204, 503]).toContain(status);
  // If they waited for the query, these were the few before it began and one that ends with it.
  expect(pages).toBeGreaterThan(20);
});

/** As written: `fetch` would tidy the address up before it leaves. */
const rawStatus = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { apikey: server.keys().publishableKey, 'content-type': 'application/json' };
    request(server.origin, { method, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end(method === 'POST' ? '{}' : '');
  });

test.each([
  '//auth/v1/token',
  '/auth/v1/token/',
  '/auth/v1//token',
  '/AUTH/v1/token',
  '/auth/v1/TOKEN',
  '/auth/v1/toke%6e',
  '/auth%2Fv1/token',
  '/auth/v1/token;a=b',
  '/rest/v1/%63ontact_messages',
])('%s reaches no backend', async (route) => {
  expect([404, 405]).toContain(await rawStatus('POST', `${route}?grant_type=password`));
});

test('an address of another machine to listen on is rejected, and the start says for what the backend is', async () => {
  expect(await startAndFail(place, { HOST: '0.0.0.0' })).toContain(
    'The embedded backend is for this machine only: unset HOST (0.0.0.0), or name a hosted project',
  );
  expect(server.output()).toContain('is for trying, developing and testing');
});
