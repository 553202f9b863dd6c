/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { provideSite } from '@shop/shared-contract';
import {
  addFactor,
  codeSchema,
  confirmFactor,
  confirmSession,
  listFactors,
  needsCode,
  removeFactor,
} from './secondFactor';
import { signIn } from './session';

// The embedded backend has no second factors and no hosted project can be reached from here, so the
// answers of the sign-in service are a stand-in, written after the service's documentation.

interface StoredFactor {
  id: string;
  factor_type: string;
  status: 'unverified' | 'verified';
  created_at: string;
}

const PASSWORD = { email: 'boss@example.com', password: 'secret1' };
const CODE = '123456';
let factors: StoredFactor[];
let requests: string[];
/** The codes with which the next codes are refused, whatever they are. */
let stale: string[];

const factor = (id: string, status: StoredFactor['status'] = 'verified'): StoredFactor => ({
  id,
  factor_type: 'totp',
  status,
  created_at: '2026-11-23T10:00:00Z',
});

const user = () => ({ id: 'u1', email: PASSWORD.email, factors });
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function session(aal: string) {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = [base64url({ alg: 'HS256' }), base64url({ sub: 'u1', aal, exp }), 'c2ln'].join('.');
  const tokens = { access_token: token, refresh_token: 'r', token_type: 'bearer' };
  return { ...tokens, expires_in: 3600, user: user() };
}

/** Answers one request: the status, and the body. */
function answer(request: string, body: { code?: string }): [number, object] {
  const id = request.match(/factors\/([^/]+)/)?.[1] ?? '';
  const found = factors.find((each) => each.id === id);
  if (/^POST .*\/token/.test(request)) return [200, session('aal1')];
  if (/^GET .*\/user$/.test(request)) return [200, user()];
  if (/^POST .*\/factors$/.test(request)) {
    factors.push(factor('new', 'unverified'));
    return [200, { id: 'new', type: 'totp', totp: { qr_code: '<svg/>', secret: 'ABC', uri: '' } }];
  }
  if (/^POST .*\/challenge$/.test(request))
    return [200, { id: `challenge-of-${id}`, type: 'totp' }];
  const refusal = /\/verify$/.test(request) ? stale.shift() : undefined;
  if (refusal) return [422, { code: 422, error_code: refusal, msg: refusal }];
  if (/^POST .*\/verify$/.test(request) && found) {
    if (body.code !== CODE || id === 'other') {
      return [422, { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code' }];
    }
    found.status = 'verified';
    return [200, session('aal2')];
  }
  if (/^DELETE /.test(request)) {
    factors = factors.filter((each) => each !== found);
    return [200, { id }];
  }
  return [404, {}];
}

const server = createServer(async (request, response) => {
  const called = `${request.method} ${request.url?.replace('/auth/v1', '')}`;
  requests.push(called);
  const [status, body] = answer(called, JSON.parse((await text(request)) || '{}'));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  // The client rejects a runtime without it, which Node.js 20 is; nothing here connects.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  const backend = { url: `http://127.0.0.1:${port}`, key: 'public-key' };
  provideSite({ contract: 1, backend, remotes: [] });
  factors = [];
  requests = [];
  stale = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function signInWith(...stored: StoredFactor[]) {
  factors = stored;
  await signIn(PASSWORD);
  requests = [];
}

test.each([
  ['no second factor', false, []],
  ['one that is not verified', false, [factor('f1', 'unverified')]],
  ['a verified one', true, [factor('f1')]],
])('after the password of an account with %s, needsCode returns %p', async (_, needed, stored) => {
  await signInWith(...stored);
  expect(await needsCode()).toBe(needed);
  expect(requests).toEqual([]);
});

test('the embedded backend never needs a code', async () => {
  await signInWith(factor('f1'));
  provideSite({ contract: 1, backend: { url: '', key: 'public-key' }, remotes: [] });
  expect(await needsCode()).toBe(false);
});

test('a right code confirms the session', async () => {
  await signInWith(factor('f1'));
  await confirmSession(CODE);
  expect(await needsCode()).toBe(false);
});

test.each(['mfa_ip_address_mismatch', 'mfa_challenge_expired'])(
  'after %s, sends the code once more with a new challenge',
  async (code) => {
    await signInWith(factor('f1'));
    stale = [code];
    await confirmSession(CODE);
    expect(requests.filter((each) => each.endsWith('/challenge'))).toHaveLength(2);
    expect(await needsCode()).toBe(false);
    await signInWith(factor('f1'));
    stale = [code, code];
    await expect(confirmSession(CODE)).rejects.toMatchObject({ code });
    expect(requests.filter((each) => each.endsWith('/challenge'))).toHaveLength(2);
  },
);

test('rejects a wrong code and leaves the session unconfirmed', async () => {
  await signInWith(factor('f1'));
  await expect(confirmSession('000000')).rejects.toMatchObject({
    name: 'DataError',
    code: 'mfa_verification_failed',
  });
  expect(await needsCode()).toBe(true);
});

test('accepts the code of each of several apps', async () => {
  await signInWith(factor('f1'), factor('other'));
  await confirmSession(CODE);
  await signInWith(factor('other'), factor('f1'));
  await confirmSession(CODE);
  expect(await needsCode()).toBe(false);
});

test('renews the session when the operator has removed the second factor', async () => {
  await signInWith(factor('f1'));
  factors = [];
  await confirmSession(CODE);
  expect(requests).toContain('POST /token?grant_type=refresh_token');
  expect(await needsCode()).toBe(false);
});

test('adds a second factor after it has removed the one that was never confirmed', async () => {
  await signInWith(factor('f1'), factor('abandoned', 'unverified'));
  const added = await addFactor();
  expect(added).toEqual({ id: 'new', picture: 'data:image/svg+xml;utf-8,<svg/>', key: 'ABC' });
  expect(factors.map(({ id }) => id)).toEqual(['f1', 'new']);
  expect(await listFactors()).toEqual([{ id: 'f1', createdAt: '2026-11-23T10:00:00Z' }]);
  await confirmFactor(added.id, CODE);
  expect((await listFactors()).map(({ id }) => id)).toEqual(['f1', 'new']);
  expect(await needsCode()).toBe(false);
});

test('removes a second factor', async () => {
  await signInWith(factor('f1'));
  await removeFactor('f1');
  expect(await listFactors()).toEqual([]);
});

test('a code has six digits, with or without spaces', () => {
  expect(codeSchema.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
  for (const code of ['', '12345', '1234567', '12345a']) {
    expect(codeSchema.safeParse({ code }).success).toBe(false);
  }
});
