/** @jest-environment node */
import { provideSite } from '@shop/shared-contract';
import { DataError } from '@shop/shared-data';
import * as staff from '@shop/shared-data/staff';
import { en } from '../../admin/login/locales/en';
import { es } from '../../admin/login/locales/es';
import recorded from '../../testSupport/authAnswers.json';
import { authSentence } from './authSentences';

type Recorded = (typeof recorded.answers)[number];

const AUTH = 'http://auth.example/auth/v1';
const EMAIL = 'owner@example.com';
const PASSWORD = 'Correct-horse-1';
const user = { id: 'u1', email: EMAIL, factors: [] };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const session = {
  access_token: [part({ alg: 'HS256' }), part({ sub: 'u1', exp: inAnHour }), 'c2ln'].join('.'),
  ...{ refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user },
};
const totp = { qr_code: '<svg/>', secret: 'ABC', uri: '' };

/** What the service answers where the recorded answer is about another request. */
const usual: Record<string, object> = {
  'POST /token': session,
  'POST /signup': session,
  'POST /verify': session,
  'POST /recover': {},
  'POST /resend': {},
  'GET /user': user,
  'PUT /user': user,
  'POST /logout': {},
  'POST /factors': { id: 'f1', type: 'totp', totp },
  'POST /challenge': { id: 'c1', type: 'totp' },
  'DELETE /factors': { id: 'f1' },
};

const routeOf = (method: string, path: string) => {
  const name = path.replace(/\?.*/, '').replace(/^\/factors\/[^/]+\/(\w+)/, '/$1-factor');
  if (name === '/challenge-factor') return `${method} /challenge`;
  if (name === '/verify-factor') return `${method} /verify-factor`;
  return `${method} ${name.replace(/^\/factors\/.*/, '/factors')}`;
};

let requests: string[];
/** Answers one route as recorded, and the others as usual. */
let answer: { route: string; grant: string | null; recorded: Recorded } | undefined;

const filled = (body: unknown) => {
  if (body === '<user>') return user;
  const text = JSON.stringify(body).replace('"<user>"', JSON.stringify(user));
  return JSON.parse(text.replace('<access_token>', session.access_token));
};

beforeAll(() => {
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  provideSite({ contract: 1, backend: { url: 'http://auth.example', key: 'key' }, remotes: [] });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    const method = init?.method ?? 'GET';
    const route = routeOf(method, url.replace(AUTH, ''));
    const grant = new URL(url).searchParams.get('grant_type');
    requests.push(route);
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    if (answer?.route === route && (!answer.grant || answer.grant === grant)) {
      const { status, body } = answer.recorded;
      return status === 204
        ? new Response(null, { status })
        : new Response(JSON.stringify(filled(body)), { status, headers });
    }
    return new Response(JSON.stringify(usual[route] ?? session), { headers });
  });
});

beforeEach(async () => {
  requests = [];
  answer = undefined;
  await staff.signIn({ email: EMAIL, password: PASSWORD });
});

/** What these pages send for a recorded request. */
const calls: Record<string, (body: Record<string, string>) => Promise<unknown>> = {
  'POST /signup': () => staff.signUp({ email: EMAIL, password: PASSWORD }),
  'POST /token password': () => staff.signIn({ email: EMAIL, password: PASSWORD }),
  'POST /token refresh_token': () => staff.renewSession(),
  'GET /user': () => staff.checkSession(),
  'PUT /user': (body) =>
    body['email']
      ? staff.changeOwnEmail({ password: PASSWORD, code: '' }, body['email'], 'http://s.example')
      : staff.changePassword(PASSWORD),
  'POST /recover': () => staff.requestRecovery(EMAIL, 'http://s.example'),
  'POST /verify': (body) =>
    staff.openAccountLink(body['type'] === 'email_change' ? 'email_change' : 'recovery', 'hash'),
  'POST /logout': () => staff.signOut(),
  'POST /factors': () => staff.addFactor(),
  'POST /challenge': () => staff.confirmFactor('f1', '123456'),
  'POST /verify-factor': () => staff.confirmFactor('f1', '123456'),
  'DELETE /factors': () => staff.removeFactor('f1'),
};

/** Requests that these pages never send, with the reason. */
const neverSent: [test: (recorded: Recorded) => boolean, reason: string][] = [
  [({ request }) => request.path === '/settings', 'only go-live and doctor read the settings'],
  [
    ({ request }) => request.path === '/reauthenticate',
    'a person who changes a password has signed in',
  ],
  [({ body }) => codeOf(body) === 'reauthentication_not_valid', 'no nonce is sent'],
  [({ request }) => request.path.startsWith('/verify?'), 'a navigation: see LoginPage.test.tsx'],
  [({ name }) => name.endsWith('to the present one'), 'the client rejects it'],
  [({ setting }) => setting.includes('hook'), 'the shop has no such hook'],
  [({ name }) => name.includes('without the version header'), 'the client always sends it'],
];

function codeOf(body: Recorded['body']): string {
  return body !== null && typeof body === 'object' && 'code' in body ? String(body.code) : '';
}

const isSent = (each: Recorded) => !neverSent.some(([test]) => test(each));
const sent = recorded.answers.filter(isSent);

async function run(each: Recorded): Promise<unknown> {
  const { method, path, body } = each.request;
  const grant = new URL(path, AUTH).searchParams.get('grant_type');
  const route = routeOf(method, path);
  const call = calls[grant ? `${route} ${grant}` : route];
  if (!call) throw new Error(`No page sends ${route}`);
  answer = { route, grant, recorded: each };
  requests = [];
  try {
    return await call((body ?? {}) as Record<string, string>);
  } catch (error) {
    expect(requests).toContain(route);
    return error;
  }
}

function sentenceIn({ ended, provider }: typeof en, key: string): unknown {
  const sentences: Record<string, unknown> = { ended, ...provider };
  const name = key.replace('provider.', '');
  return sentences[name] ?? sentences[`${name}_other`];
}

const refusals = sent.filter(
  ({ status, request }) =>
    status >= 400 &&
    // The outcome is a state, see below.
    !/^(GET|POST) \/(user|logout)|refresh_token/.test(`${request.method} ${request.path}`),
);

test.each(refusals.map((each, index) => ({ ...each, index })))(
  '$index $setting, $name: has a sentence in both languages',
  async (each) => {
    const error = await run(each);
    expect(error).toBeInstanceOf(DataError);
    const found = authSentence(error);
    for (const locale of [en, es]) {
      expect(sentenceIn(locale, found?.key ?? '')).toEqual(expect.stringMatching(/\w/));
    }
  },
);

// The file has no answer to it: the service refuses it in the words of its other mails.
test.each(
  refusals.filter(({ body }) =>
    /email rate limit|security purposes|Error sending/.test(JSON.stringify(body)),
  ),
)('$setting, $name: a confirmation that is asked for again has a sentence too', async (each) => {
  answer = { route: 'POST /resend', grant: null, recorded: each };
  const error = await staff.resendConfirmation(EMAIL, 'http://s.example').catch((thrown) => thrown);
  expect(requests).toContain('POST /resend');
  expect(authSentence(error)?.key).toMatch(/^provider\.mail/);
});

test('answers that share a code have different sentences', async () => {
  const keys = new Map<string, Set<string>>();
  for (const each of refusals) {
    const code = codeOf(each.body);
    const key = authSentence(await run(each))?.key ?? '';
    keys.set(code, (keys.get(code) ?? new Set()).add(key));
  }
  const several = [...keys].filter(([, found]) => found.size > 1);
  expect(Object.fromEntries(several.map(([code, found]) => [code, [...found].sort()]))).toEqual({
    over_email_send_rate_limit: ['provider.mailLimit', 'provider.mailSoon'],
    unexpected_failure: ['provider.mailFailed', 'provider.refused'],
    validation_failed: [
      ...['provider.invalidEmail', 'provider.longPassword', 'provider.noEmail'],
      'provider.noPassword',
    ],
    weak_password: ['provider.characters', 'provider.short'],
  });
});

test.each(
  sent.filter(
    ({ request, status }) => request.path === '/user' && request.method === 'GET' && status >= 400,
  ),
)(
  '$name: the session has ended, for a token that is refused only when one refresh fails',
  async (each) => {
    const isRefused = codeOf(each.body) === 'bad_jwt';
    expect(await run(each)).toBe(isRefused ? 'renewed' : 'ended');
    expect(await staff.currentSession()).toEqual(isRefused ? expect.anything() : null);
  },
);

test.each(
  sent.filter(({ request, status }) => request.path.includes('refresh_token') && status >= 400),
)('$name: the session has ended', async (each) => {
  expect(await run(each)).toBeNull();
  expect(await staff.currentSession()).toBeNull();
});

test.each(sent.filter(({ request }) => request.path.startsWith('/logout')))(
  '$name: signs out',
  async (each) => {
    expect(await run(each)).toBeUndefined();
    expect(await staff.currentSession()).toBeNull();
  },
);

test.each(sent.filter(({ status, request }) => status === 200 && request.method !== 'GET'))(
  '$name: differs from other successes',
  async (each) => {
    const outcome = await run(each);
    if (each.name.startsWith('sign-up of an address that has a confirmed')) {
      expect(authSentence(outcome)?.key).toBe('provider.mayExist');
    } else if (each.request.path === '/signup') {
      const hasSession = typeof each.body === 'object';
      expect(outcome).toEqual(hasSession ? expect.objectContaining({ id: 'u1' }) : null);
    } else if (each.request.path === '/verify') {
      expect(outcome).toBe(codeOf(each.body) === '200' ? 'half' : 'done');
    } else {
      expect(outcome).not.toBeInstanceOf(Error);
    }
  },
);

test('an answer that is not recorded has no sentence', () => {
  for (const [code, message] of [
    ['unexpected_failure', 'Database is on holiday'],
    ['validation_failed', 'phones only'],
    ['over_email_send_rate_limit', 'never again'],
    ['teapot', ''],
  ]) {
    expect(authSentence(new DataError('unexpected', { code, message }))).toBeUndefined();
  }
  expect(authSentence(new Error('Invalid login credentials'))).toBeUndefined();
});

test('what is never sent is in the file', () => {
  for (const [isNeverSent, reason] of neverSent) {
    expect([reason, recorded.answers.some(isNeverSent)]).toEqual([reason, true]);
  }
});
