/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  createTestFolders,
  type ServerProcess,
  startServer,
  type TestFolders,
} from '@shop/platform/server/testing/startServer';
import fc from 'fast-check';
import { sign } from 'hono/jwt';
import { GUARD_SCHEMA } from './testing/guardSchema';
import {
  findFault,
  hostileRequest,
  signInRequests,
  type UsualRequest,
} from './testing/hostileRequest';

let place: TestFolders;
let server: ServerProcess;
let asUser: { authorization: string };
const account = { email: 'absurd@example.com', password: '123456' };

const post = (route: string, body: unknown) =>
  server.api(route, { method: 'POST', body: JSON.stringify(body) });

beforeAll(async () => {
  place = await createTestFolders();
  await place.migration('20250101000000_guard.sql', GUARD_SCHEMA);
  server = await startServer(place);
  const { access_token } = await (await post('/auth/v1/signup', account)).json();
  asUser = { authorization: `Bearer ${access_token}` };
});
afterAll(async () => {
  await server.end();
  await place.remove();
});

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claims = () => ({ role: 'authenticated', sub: randomUUID(), exp: inAnHour() });
const signed = (
  content: object,
  secret = server.keys().jwtSecret,
  alg: 'HS256' | 'HS512' = 'HS256',
) => sign({ ...content }, secret, alg);

const MALFORMED: [string, string, () => Promise<string> | string][] = [
  ['empty', 'PGRST301', () => ''],
  ['one word', 'PGRST301', () => 'token'],
  ['in two parts', 'PGRST301', () => 'a.b'],
  ['in four parts', 'PGRST301', async () => `${await signed(claims())}.a`],
  ['not base64', 'PGRST301', () => '!.?.#'],
  ['another key', 'PGRST301', () => 'sb_publishable_other'],
  ['unsigned', 'PGRST301', () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
  ['signed with another secret', 'PGRST301', () => signed(claims(), 'x'.repeat(40))],
  ['signed with another algorithm', 'PGRST301', () => signed(claims(), undefined, 'HS512')],
  ['expired', 'PGRST303', () => signed({ ...claims(), exp: inAnHour() - 7200 })],
];

test.each(MALFORMED)(
  'answers a token that is %s with 401, the Auth service with 403',
  async (_, code, token) => {
    for (const scheme of ['Bearer', 'bearer']) {
      const headers = { authorization: `${scheme} ${await token()}` };
      for (const route of ['/rest/v1/notes', '/rest/v1/rpc/seen_address']) {
        const response = await server.api(route, { headers });
        expect([response.status, await response.json()]).toMatchObject([401, { code }]);
      }
      const response = await server.api('/auth/v1/user', { headers });
      const msg = expect.stringMatching(
        /^invalid JWT: unable to parse or verify signature, token /,
      );
      const body = { code: 403, error_code: 'bad_jwt', msg };
      expect([response.status, await response.json()]).toEqual([403, body]);
    }
  },
);

test('answers a request with the publishable key as its token as a visitor’s', async () => {
  const headers = { authorization: `Bearer ${server.keys().publishableKey}` };
  expect((await server.api('/rest/v1/notes', { headers })).status).toBe(200);
});

test.each(['Bearer', 'bearer'])(
  'answers a request with a valid token after "%s" as a user’s',
  async (scheme) => {
    const headers = { authorization: `${scheme} ${await signed(claims())}` };
    // Only visitors may read it.
    expect((await server.api('/rest/v1/notes', { headers })).status).toBe(403);
  },
);

test.each<[string, Record<string, unknown>]>([
  ['an e-mail address with NUL', { email: 'a\0@example.com' }],
  ['an e-mail address with a control character', { email: 'a\u0007@example.com' }],
  ['an e-mail address of 10 kB', { email: `${'a'.repeat(10_000)}@example.com` }],
  ['an e-mail address that is a list', { email: ['a@example.com'] }],
  ['an e-mail address that is a number', { email: 5 }],
  ['half a surrogate pair', { email: '\ud800@example.com' }],
  ['a password that is an object', { password: {} }],
  ['a password with NUL', { password: 'abc\0def' }],
  ['metadata that is a list', { data: [1] }],
  ['metadata with NUL in a name', { data: { 'a\0': 1 } }],
  ['metadata of 5 kB', { data: { a: 'x'.repeat(5_000) } }],
  ['deeply nested metadata', { data: { a: JSON.parse('['.repeat(100) + ']'.repeat(100)) } }],
  ['a name that changes prototypes', { data: JSON.parse('{"__proto__":{"role":"x"}}') }],
])('answers %s with 400 and a sentence', async (_, fields) => {
  const body = JSON.stringify({ ...account, ...fields });
  const send = (method: string, route: string) =>
    server.api(route, { method, body, headers: asUser });
  for (const response of [
    await send('POST', '/auth/v1/signup'),
    await send('POST', '/auth/v1/token?grant_type=password'),
    await send('PUT', '/auth/v1/user'),
  ]) {
    const problem = {
      code: 400,
      error_code: 'validation_failed',
      msg: expect.stringMatching(/\w/),
    };
    expect([response.status, await response.json()]).toEqual([400, problem]);
  }
});

test.each<unknown>([5, true, {}, 'x', { toString: 1 }])(
  'answers a parameter %j in the place of a list with 400, and the next request as usual',
  async (p_lines) => {
    expect((await post('/rest/v1/rpc/count_lines', { p_lines })).status).toBe(400);
    expect(await (await post('/rest/v1/rpc/count_lines', { p_lines: ['a', 'b'] })).json()).toBe(2);
  },
);

test.each(['body=eq.%00', 'body=constructor.x', 'body=not.__proto__.x', 'body=toString'])(
  'answers the filter %s with 400',
  async (filter) => {
    const response = await server.api(`/rest/v1/notes?${filter}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '22P02', message: expect.any(String) });
  },
);

test.each([
  'text/csv',
  'application/json; text/csv',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
])('answers a body of the type %s with 415', async (type) => {
  const body = `${','.repeat(500_000)}\n${'\n'.repeat(400_000)}`;
  const headers = { 'content-type': type, apikey: server.keys().secretKey };
  const response = await fetch(`${server.origin}/rest/v1/notes`, { method: 'POST', body, headers });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: 'PGRST107' });
});

test('answers no malformed body with 500', async () => {
  const requests: UsualRequest[] = [
    ...signInRequests(account.email, account.password),
    { method: 'POST', route: '/rest/v1/notes', body: { body: 'new tires', price: 12.5 } },
    { method: 'POST', route: '/rest/v1/rpc/count_lines', body: { p_lines: [] } },
  ];
  await fc.assert(
    fc.asyncProperty(hostileRequest(requests), async ({ method, route, body }) => {
      const headers = route === '/auth/v1/user' ? asUser : {};
      const response = await server.api(route, { method, body, headers });
      expect(await findFault(response)).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
