import { provideSite } from '@shop/shared-contract';
import { createClient } from '@supabase/supabase-js';
import { onSessionChange, signOut } from './accounts/session';
import { staffClient } from './staffClient';

// The specification's constants of the sign-in and of storage are defaults of Supabase's client. A new version of it may
// change them: these tests read them from the client of staff, or from what it does.

const MS = 1000;
const now = () => Math.round(Date.now() / MS);
const user = {
  ...{ id: 'u1', email: 'boss@example.com', identities: [] },
  factors: [
    { factor_type: 'totp', status: 'verified', friendly_name: 'App' },
    { factor_type: 'phone', status: 'unverified', friendly_name: 'SMS' },
  ],
};

let requests: { at: number; route: string; body: unknown }[];
let answer: () => Response;

function sessionFor(seconds: number) {
  const tokens = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer' };
  return { ...tokens, expires_in: seconds, user };
}

beforeAll(() => {
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  provideSite({ contract: 1, backend: { url: 'http://backend.example', key: 'key' }, remotes: [] });
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const route = `${init?.method ?? 'GET'} ${pathname}${search}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ at: Date.now(), route, body });
    return answer();
  });
});
beforeEach(() => {
  requests = [];
  answer = () => Response.json({});
});
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const part = (client: object, name: string): unknown => Reflect.get(client, name);
const REFRESH = 'POST /auth/v1/token?grant_type=refresh_token';

/** Stores a session whose token ends in this many seconds. */
async function signInFor(seconds: number) {
  answer = () => Response.json(sessionFor(seconds));
  await staffClient().auth.signInWithPassword({ email: user.email, password: 'secret1' });
  requests = [];
}

test('the client has the implicit flow, renews the session by itself and stores it', () => {
  const { auth } = staffClient();
  expect(part(auth, 'flowType')).toBe('implicit');
  expect(part(auth, 'autoRefreshToken')).toBe(true);
  expect(part(auth, 'persistSession')).toBe(true);
});

test('the client of Realtime sends its heartbeat every 30 seconds', () => {
  expect(staffClient().realtime.heartbeatIntervalMs).toBe(30 * MS);
});

test('storage lists 100 files by default', async () => {
  answer = () => Response.json([]);
  await staffClient().storage.from('pictures').list();
  expect(requests).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ limit: 100 }) }),
  ]);
});

test('the session is checked every 30 seconds, and renewed from 3 whole ticks before its end', async () => {
  await staffClient().auth.startAutoRefresh();
  // Ticks at 0, 30, 60 and 90 s leave 210, 180, 150 and 120 s: four whole ticks.
  await signInFor(210);
  await jest.advanceTimersByTimeAsync(90 * MS);
  expect(requests).toEqual([]);
  await jest.advanceTimersByTimeAsync(29.9 * MS);
  expect(requests).toEqual([]);
  await jest.advanceTimersByTimeAsync(0.2 * MS);
  expect(requests.map(({ route }) => route)).toEqual([REFRESH]);
  await staffClient().auth.stopAutoRefresh();
});

test('a renewal that can be retried waits 200 ms, then twice as long, within 30 seconds', async () => {
  await signInFor(3600);
  answer = () => new Response('{}', { status: 503 });
  const renewed = staffClient().auth.refreshSession();
  await jest.advanceTimersByTimeAsync(120 * MS);
  expect((await renewed).error).toMatchObject({ status: 503 });
  const times = requests.map(({ at }) => at);
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([
    ...[0, 200, 600, 1400, 3000, 6200, 12_600, 25_400],
  ]);
  // The client repeats a failure for a minute instead of asking again.
  await jest.advanceTimersByTimeAsync(60 * MS);
});

test.each([401, 403, 404])('a sign-out that is answered with %i signs out', async (status) => {
  await signInFor(3600);
  answer = () => Response.json({}, { status });
  expect((await staffClient().auth.signOut()).error).toBeNull();
  expect((await staffClient().auth.getSession()).data.session).toBeNull();
});

/** What the client makes of an address that leads back to the page. */
const readAddress = (
  parameters: object,
  flow: 'implicit' | 'pkce',
  client: object = staffClient().auth,
) =>
  (
    part(client, '_getSessionFromURL') as (
      ...args: unknown[]
    ) => Promise<{ data: object; error: Error | null }>
  ).call(client, parameters, flow);

const inAddress = {
  ...{ access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: '3600' },
  ...{ provider_token: 'p', provider_refresh_token: 'q' },
};

test('a session of the address has the specified fields', async () => {
  answer = () => Response.json(user);
  const { data } = await readAddress(inAddress, 'implicit');
  expect(data).toMatchObject({
    session: { ...inAddress, expires_in: 3600, expires_at: now() + 3600, user },
  });
});

test.each([
  [119, 0],
  [120, 1],
])('a session of the address that is %i seconds old logs %i warnings', async (age, count) => {
  answer = () => Response.json(user);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await readAddress({ ...inAddress, expires_at: String(now() + 3600 - age) }, 'implicit');
  expect(warn).toHaveBeenCalledTimes(count);
  warn.mockRestore();
});

test('the sign-in service’s client has the specified requests', async () => {
  const phone = '+17705550123';
  const { auth } = staffClient();
  const { auth: pkce } = createClient('http://backend.example', 'key', {
    auth: {
      ...{ flowType: 'pkce', persistSession: true, autoRefreshToken: false, storageKey: 'calls' },
      // The code of PKCE is exchanged with what was stored when the flow began.
      storage: {
        getItem: (key) => (key.endsWith('-code-verifier') ? '"verifier"' : null),
        setItem: () => {},
        removeItem: () => {},
      },
    },
  });
  answer = () => Response.json(sessionFor(3600));
  await auth.signUp({ email: user.email, password: 'secret1' });
  await auth.signInWithPassword({ phone, password: 'secret1' });
  await auth.refreshSession({ refresh_token: 'r' });
  await pkce.exchangeCodeForSession('code');
  await auth.signInWithIdToken({ provider: 'google', token: 't' });
  await auth.signInWithOtp({ phone });
  await auth.verifyOtp({ phone, token: '123456', type: 'sms' });
  await auth.resetPasswordForEmail(user.email);
  await auth.resend({ type: 'signup', email: user.email });
  await auth.signInWithSSO({ domain: 'example.com', options: { skipBrowserRedirect: true } });
  await auth.getUser('a.b.c');
  await auth.updateUser({ password: 'secret2' });
  await auth.mfa.enroll({ factorType: 'totp' });
  await auth.admin.listUsers();
  await auth.signOut();
  expect(requests.map(({ route }) => route.replace('/auth/v1', ''))).toEqual([
    ...['POST /signup', 'POST /token?grant_type=password'],
    ...['POST /token?grant_type=refresh_token', 'POST /token?grant_type=pkce'],
    ...['POST /token?grant_type=id_token', 'POST /otp', 'POST /verify', 'POST /recover'],
    ...['POST /resend', 'POST /sso', 'GET /user', 'PUT /user'],
    ...['POST /factors', 'GET /admin/users?page=&per_page=', 'POST /logout?scope=global'],
  ]);
});

test('the sign-in service’s client has the specified messages', async () => {
  const messageOf = async (reply: Promise<{ error: Error | null }>) => (await reply).error?.message;
  const { auth } = createClient('http://backend.example', 'key', {
    auth: { flowType: 'pkce', persistSession: false, storageKey: 'pkce' },
  });
  const { auth: implicit } = staffClient();
  expect([
    await messageOf(readAddress({}, 'implicit', auth)),
    await messageOf(readAddress({}, 'pkce', auth)),
    await messageOf(readAddress({}, 'implicit')),
    await messageOf(readAddress({ error: 'x' }, 'implicit')),
    await messageOf(implicit.signInWithPassword({ password: 'secret1' } as never)),
    await messageOf(implicit.signUp({ password: 'secret1' } as never)),
    await messageOf(implicit.updateUser({})),
  ]).toEqual([
    'Not a valid PKCE flow url.',
    'No code detected.',
    'No session defined in URL',
    'Error in URL with unspecified error_description',
    'You must provide either an email or phone number and a password',
    'You must provide either an email or phone number and a password',
    'Auth session missing!',
  ]);
});

test('subscribers receive the specified events', async () => {
  const events: string[] = [];
  const unsubscribe = onSessionChange((event) => events.push(event));
  await jest.advanceTimersByTimeAsync(0);
  await signInFor(3600);
  await staffClient().auth.refreshSession();
  answer = () => Response.json(user);
  await staffClient().auth.updateUser({ password: 'secret2' });
  answer = () => Response.json(sessionFor(3600));
  await staffClient().auth.mfa.verify({ factorId: 'f1', challengeId: 'c1', code: '123456' });
  await staffClient().auth.verifyOtp({ type: 'recovery', token_hash: 'hash' });
  await signOut();
  unsubscribe();
  expect(events).toEqual([
    ...['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED'],
    ...['MFA_CHALLENGE_VERIFIED', 'PASSWORD_RECOVERY', 'SIGNED_OUT'],
  ]);
});
