/** @jest-environment node */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  createTestFolders,
  type ServerProcess,
  startServer,
  type TestFolders,
} from '@shop/platform/server/testing/startServer';
import { GUARD_SCHEMA } from './testing/guardSchema';

let place: TestFolders;
let server: ServerProcess;

beforeAll(async () => {
  place = await createTestFolders();
  await place.migration('20250101000000_guard.sql', GUARD_SCHEMA);
  server = await startServer(place);
});
afterAll(async () => {
  await server.end();
  await place.remove();
});

const post = (route: string, body: unknown, headers = {}) =>
  server.api(route, { method: 'POST', body: JSON.stringify(body), headers });

test('rejects a visitor without a privilege, also after several requests', async () => {
  for (let round = 0; round < 3; round += 1) {
    const response = await server.api('/rest/v1/ungranted');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: '42501' });
  }
});

test('shows a row without a policy to the secret key, but not to a visitor with a privilege', async () => {
  expect(await (await server.api('/rest/v1/hidden_rows')).json()).toEqual([]);
  const headers = { apikey: server.keys().secretKey };
  const asOwner = await server.api('/rest/v1/hidden_rows', { headers });
  expect(await asOwner.json()).toEqual([{ id: 1 }]);
});

test.each(['', 'sb_publishable_of-somebody-else'])('rejects the key "%s"', async (apikey) => {
  const headers = apikey ? { apikey } : {};
  const response = await fetch(`${server.origin}/rest/v1/notes`, { headers });
  expect(response.status).toBe(401);
});

test.each([
  '/_system/info',
  '/_system/introspect',
  '/storage/v1/bucket',
  '/auth/v1/admin/users',
  // An encoded letter would bypass checks that match by name.
  '/rest/v1/%6eotes',
])('answers %s with 404', async (route) => {
  const response = await server.api(route);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('"body"');
});

test('numeric is a number and a timestamp is ISO 8601', async () => {
  expect((await post('/rest/v1/notes', { body: 'new tires', price: 12.5 })).status).toBe(201);
  const rows = await (await server.api('/rest/v1/notes?select=price,at')).json();
  expect(rows[0]).toEqual({ price: 12.5, at: '2026-03-01T12:00:00+00:00' });
});

test('answers a violated check constraint with 400', async () => {
  const response = await post('/rest/v1/notes', { body: '' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: '23514', hint: null });
});

test('a link of a mail redirects to the site, not to an address of lite', async () => {
  const address = `${server.origin}/auth/v1/verify?type=recovery&token=none&redirect_to=${encodeURIComponent('https://evil.example/es/')}`;
  const { publishableKey } = server.keys();
  const response = await fetch(`${address}&apikey=${publishableKey}`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/es\/#error=access_denied&/);
});

test.each([
  ['22023', 400],
  ['P0001', 400],
  ['42501', 401],
  ['PT404', 404],
  ['PT409', 409],
  ['PT429', 429],
])('answers a function that raises %s with %i', async (code, status) => {
  const response = await post('/rest/v1/rpc/raise_code', { p_code: code });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    code,
    message: 'machine_code',
    details: 'why',
    hint: 'how',
  });
});

test('functions and triggers read the address that the server counts a client by', async () => {
  const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9', 'cf-connecting-ip': '1.1.1.1' };
  const called = await post('/rest/v1/rpc/seen_address', {}, headers);
  expect(await called.json()).toBe('203.0.113.9');
  await post('/rest/v1/notes', { body: 'from where' }, { 'cf-connecting-ip': '1.1.1.1' });
  const rows = await (await server.api('/rest/v1/notes?body=eq.from where')).json();
  expect(rows[0].seen_from).toBe('127.0.0.1 POST');
});

test('accepts a password of six characters, and signs up without a confirmation e-mail', async () => {
  const short = await post('/auth/v1/signup', { email: 'ann@example.com', password: '12345' });
  expect(short.status).toBe(422);
  const enough = await post('/auth/v1/signup', { email: 'ann@example.com', password: '123456' });
  expect(await enough.json()).toMatchObject({ access_token: expect.any(String) });
});

test('answers alike to who asks for a confirmation again, with an account and without one', async () => {
  await post('/auth/v1/signup', { email: 'fay@example.com', password: '123456' });
  for (const email of ['fay@example.com', 'nobody@example.com']) {
    const response = await post('/auth/v1/resend', { type: 'signup', email });
    expect([response.status, await response.json()]).toEqual([200, {}]);
  }
});

test('once an administrator exists only the secret key can add accounts', async () => {
  const asOwner = { apikey: server.keys().secretKey };
  const signUp = (name: string, headers = {}) =>
    post('/auth/v1/signup', { email: `${name}@example.com`, password: '123456' }, headers);
  expect((await signUp('first')).status).toBe(200);
  await post('/rest/v1/admins', { id: 1 }, asOwner);
  const late = await signUp('late');
  expect(late.status).toBe(500);
  expect(await late.json()).toEqual({
    code: 500,
    error_code: 'unexpected_failure',
    msg: 'Database error saving new user',
  });
  expect((await signUp('colleague', asOwner)).status).toBe(200);
  await server.api('/rest/v1/admins?id=eq.1', { method: 'DELETE', headers: asOwner });
  expect((await signUp('late')).status).toBe(200);
});

test('a new password ends the other sessions of the account, and needs a recent sign-in', async () => {
  const credentials = { email: 'carl@example.com', password: '123456' };
  const signedUp = await (await post('/auth/v1/signup', credentials)).json();
  const signIn = async (password: string) =>
    (await (await post('/auth/v1/token?grant_type=password', { ...credentials, password })).json())
      .access_token as string;
  const other = await signIn('123456');
  const as = (token: string, body?: object) =>
    server.api('/auth/v1/user', {
      method: body ? 'PUT' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await as(other)).status).toBe(200);
  expect((await as(signedUp.access_token, { password: '654321' })).status).toBe(200);
  const ended = await as(other);
  expect([ended.status, await ended.json()]).toMatchObject([
    403,
    { error_code: 'session_not_found' },
  ]);
  expect((await as(signedUp.access_token)).status).toBe(200);
});

test('messages about accounts go to the database, and their secrets are printed nowhere', async () => {
  const email = 'dora@example.com';
  const { access_token, user } = await (
    await post('/auth/v1/signup', { email, password: '123456' })
  ).json();
  const back = encodeURIComponent('https://shop.example/es/admin/login');
  await post(`/auth/v1/recover?redirect_to=${back}`, { email });
  await post('/auth/v1/recover', { email: 'nobody@example.com' });
  const change = await server.api('/auth/v1/user', {
    method: 'PUT',
    body: JSON.stringify({ email: 'dorothea@example.com' }),
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(change.status).toBe(200);
  const headers = { apikey: server.keys().secretKey };
  const queued = await (await server.api('/rest/v1/account_messages', { headers })).json();
  expect(queued).toEqual([
    { kind: 'account_recovery', account: null, recipient: email, language: 'es' },
    {
      ...{ kind: 'account_email', account: user.id },
      ...{ recipient: 'dorothea@example.com', language: 'en' },
    },
  ]);
  // The address of the kept mails has a token too.
  const printed = server.output().replace(/^Emails are kept .*$/m, '');
  expect(printed).not.toMatch(/@example\.com|token=|verify\?/);
});

test('the secrets are readable by their owner only', async () => {
  const { mode } = await stat(path.join(place.dataDir, 'secrets.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('a rejected statement writes no personal data to the log', async () => {
  const email = 'quoted@example.com';
  await Promise.all([1, 2, 3].map(() => post('/auth/v1/signup', { email, password: '123456' })));
  await post('/rest/v1/notes', { body: '', price: 987.65 });
  expect(server.output()).toContain('database refused (23514)');
  expect(server.output()).not.toMatch(/quoted@|987\.65|\$2[aby]\$/);
});
