/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { provideSite } from '@shop/shared-contract';
import { staffClient } from '../staffClient';
import { changeOwnEmail, changeOwnPassword } from './ownAccount';
import { confirmSession } from './secondFactor';
import { signIn } from './session';

// A stand-in for the sign-in service of a hosted project, written after its documentation: the embedded backend has no
// second factors.

const EMAIL = 'boss@example.com';
const CODE = '123456';
/** The first is of an app that is lost; `CODE` is of the second. */
const FACTORS = ['lost', 'f2'].map((id) => ({
  ...{ id, factor_type: 'totp', status: 'verified', created_at: '2026-11-23' },
}));

let password: string;
let hasFactor: boolean;
/** The assurance level of each session. A password change ends all but its own. */
let sessions: Map<string, string>;
let started: number;

const user = () => ({ id: 'u1', email: EMAIL, factors: hasFactor ? FACTORS : [] });
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokensOf(id: string) {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: 'u1', session_id: id, aal: sessions.get(id), exp };
  const access_token = [base64url({ alg: 'HS256' }), base64url(claims), 'c2ln'].join('.');
  return { access_token, refresh_token: id, token_type: 'bearer', expires_in: 3600, user: user() };
}

function begin() {
  started += 1;
  sessions.set(`s${started}`, 'aal1');
  return tokensOf(`s${started}`);
}

const sessionOf = (authorization = '') => {
  const [, claims = ''] = authorization.split('.');
  const read = claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : {};
  return sessions.has(read.session_id) ? (read.session_id as string) : undefined;
};

const refused = (error_code: string): [number, object] => [403, { error_code, msg: error_code }];

function answer(
  route: string,
  body: { password?: string; code?: string; current_password?: string },
  id: string | undefined,
): [number, object] {
  if (route.startsWith('POST /token')) {
    return body.password === password ? [200, begin()] : refused('invalid_credentials');
  }
  if (!id) return refused('session_not_found');
  if (route.startsWith('GET /user')) return [200, user()];
  if (route.startsWith('POST /logout')) {
    sessions.delete(id);
    return [204, {}];
  }
  if (/challenge$/.test(route)) return [200, { id: 'c1', type: 'totp' }];
  if (/verify$/.test(route)) {
    if (body.code !== CODE || !route.includes('f2')) return refused('mfa_verification_failed');
    sessions.set(id, 'aal2');
    return [200, tokensOf(id)];
  }
  if (route.startsWith('PUT /user') && body.password) {
    if (hasFactor && sessions.get(id) !== 'aal2') return refused('insufficient_aal');
    // As where the project demands it.
    if (body.current_password !== password) return refused('current_password_required');
    password = body.password;
    sessions = new Map([...sessions].filter(([other]) => other === id));
    return [200, user()];
  }
  return [404, {}];
}

const server = createServer(async (request, response) => {
  const route = `${request.method} ${request.url?.replace('/auth/v1', '')}`;
  const body = JSON.parse((await text(request)) || '{}');
  const [status, reply] = answer(route, body, sessionOf(request.headers.authorization));
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(status === 204 ? undefined : JSON.stringify(reply));
});

beforeAll(async () => {
  // The client rejects a runtime without it, which Node.js 20 is; nothing here connects.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const backend = { url: `http://127.0.0.1:${port}`, key: 'public-key' };
  provideSite({ contract: 1, backend, remotes: [] });
});
beforeEach(() => {
  password = 'present';
  sessions = new Map();
  started = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function levelOfSession() {
  const { data } = await staffClient().auth.getSession();
  const id = sessionOf(`Bearer ${data.session?.access_token}`);
  return id && sessions.get(id);
}

test.each([
  ['with a second factor', true, CODE, 'aal2'],
  ['without one', false, '', 'aal1'],
])(
  'an account %s keeps a session of the same level after a change of its password',
  async (_, has, code, level) => {
    hasFactor = has;
    await signIn({ email: EMAIL, password });
    if (code) await confirmSession(code);
    expect(await levelOfSession()).toBe(level);
    await changeOwnPassword({ password, code }, 'changed');
    expect(password).toBe('changed');
    expect(await levelOfSession()).toBe(level);
    expect(sessions.size).toBe(1);
    // It can be used: the service was not asked to end it.
    expect((await staffClient().auth.getUser()).error).toBeNull();
  },
);

test('a change that is refused leaves the session of the page, and no other', async () => {
  hasFactor = true;
  await signIn({ email: EMAIL, password });
  await confirmSession(CODE);
  await expect(changeOwnPassword({ password, code: '000000' }, 'changed')).rejects.toMatchObject({
    code: 'mfa_verification_failed',
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([...sessions.values()]).toEqual(['aal2']);
  expect(await levelOfSession()).toBe('aal2');
});

test('without a code, an account with a second factor is asked for it, and nothing is changed', async () => {
  hasFactor = true;
  await signIn({ email: EMAIL, password });
  await expect(changeOwnPassword({ password, code: '' }, 'changed')).rejects.toMatchObject({
    code: 'code_needed',
  });
  expect(password).toBe('present');
});

test('a change to the present address is rejected, as no message would go out', async () => {
  hasFactor = false;
  await signIn({ email: EMAIL, password });
  const change = changeOwnEmail({ password, code: '' }, 'Boss@example.com', 'http://s.example');
  await expect(change).rejects.toMatchObject({ kind: 'invalid', code: 'own_email' });
  expect(sessions.size).toBe(1);
});
