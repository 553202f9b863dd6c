/** @jest-environment node */
import path from 'node:path';
import { projectSettingsStep } from './projectSettingsStep';
import type { GoLiveShop } from './step';
import { pushConfig } from './supabaseCli';

jest.mock('./supabaseCli', () => ({ pushConfig: jest.fn() }));

const api = { db_schema: 'public', max_rows: 5000 };
const auth = {
  site_url: 'https://shop.example',
  uri_allow_list: 'https://shop.example/**',
  jwt_exp: 3600,
  refresh_token_rotation_enabled: true,
  disable_signup: false,
  external_anonymous_users_enabled: false,
  password_min_length: 6,
  rate_limit_token_refresh: 150,
  rate_limit_otp: 30,
  rate_limit_verify: 30,
  external_email_enabled: true,
  mailer_autoconfirm: false,
  mailer_secure_email_change_enabled: true,
  security_update_password_require_reauthentication: true,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  password_hibp_enabled: true,
  smtp_host: 'mail.example',
};

let present: { 'config/auth': Record<string, unknown>; postgrest: Record<string, unknown> };
let status: number;
let calls: [string, RequestInit | undefined][];

let staffOrigin: string;

const shop = (url = 'https://abcd.supabase.co') =>
  ({
    settings: () => ({ backend: { url, key: 'k' }, origin: 'https://shop.example', staffOrigin }),
    projectDir: path.resolve(__dirname, '../../supabase'),
    answers: { confirmsAll: false },
  }) as unknown as GoLiveShop;
const inspect = (url?: string) => projectSettingsStep.inspect(shop(url));

/** What the step passes to the CLI; undefined when it runs none. */
async function pushed() {
  jest.mocked(pushConfig).mockClear();
  await projectSettingsStep.apply?.(shop());
  return jest.mocked(pushConfig).mock.calls[0]?.[0];
}

beforeEach(() => {
  staffOrigin = '';
  process.env['SUPABASE_ACCESS_TOKEN'] = 'sbp_secret';
  present = { 'config/auth': { ...auth }, postgrest: { ...api } };
  status = 200;
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    calls.push([String(url), init]);
    const resource = String(url).endsWith('/postgrest') ? 'postgrest' : 'config/auth';
    return Response.json(present[resource], { status });
  });
});
afterEach(() => {
  for (const name of ['SUPABASE_ACCESS_TOKEN', 'SMTP_URL', 'MAIL_FROM']) delete process.env[name];
  jest.restoreAllMocks();
});

test('reads by GET that the settings are those of the file', async () => {
  expect(await inspect()).toEqual({ state: 'done', text: expect.not.stringContaining('kept') });
  expect(calls.map(([url]) => url)).toEqual([
    'https://api.supabase.com/v1/projects/abcd/config/auth',
    'https://api.supabase.com/v1/projects/abcd/postgrest',
  ]);
  for (const [, init] of calls) {
    expect(init?.method ?? 'GET').toBe('GET');
    expect(init).toMatchObject({ headers: { authorization: 'Bearer sbp_secret' } });
  }
  expect(await pushed()).toBeUndefined();
});

test.each([
  ['site_url', 'http://localhost:3000', 'auth.site_url'],
  ['uri_allow_list', '', 'auth.additional_redirect_urls'],
  ['mailer_autoconfirm', true, 'auth.email.enable_confirmations'],
  ['mailer_secure_email_change_enabled', false, 'auth.email.double_confirm_changes'],
  ['security_update_password_require_reauthentication', null, 'auth.email.secure_password_change'],
  ['password_min_length', 5, 'auth.minimum_password_length'],
  ['mfa_totp_enroll_enabled', false, 'auth.mfa.totp.enroll_enabled'],
  ['mfa_totp_verify_enabled', undefined, 'auth.mfa.totp.verify_enabled'],
  ['rate_limit_token_refresh', 151, 'auth.rate_limit.token_refresh'],
  ['rate_limit_otp', null, 'auth.rate_limit.sign_in_sign_ups'],
  ['rate_limit_verify', 0, 'auth.rate_limit.token_verifications'],
  ['external_anonymous_users_enabled', true, 'auth.enable_anonymous_sign_ins'],
])(
  'names %s = %j by its path, and pushes the file for this project',
  async (setting, value, name) => {
    present['config/auth'][setting] = value;
    expect(await inspect()).toEqual({ state: 'open', text: expect.stringContaining(`${name} (`) });
    expect(await pushed()).toMatchObject({
      ...{ project: 'abcd', token: 'sbp_secret', isConfirmed: false },
      config: expect.stringContaining('[remotes.production]\nproject_id = "abcd"'),
      variables: {
        SITE_URL: 'https://shop.example',
        REDIRECT_URLS: 'https://shop.example/**',
      },
    });
  },
);

test('the limit of rows is compared with that of the Data API', async () => {
  present.postgrest['max_rows'] = 1000;
  expect((await inspect()).text).toContain('api.max_rows (1000; here 5000)');
});

test.each([
  ['password_min_length', 12, 'minimum_password_length = '],
  ['rate_limit_verify', 10, 'token_verifications = '],
  ['jwt_exp', 600, 'jwt_expiry = '],
  ['disable_signup', true, 'enable_signup = '],
  [
    'uri_allow_list',
    'https://shop.example/**,https://old.example/**',
    'additional_redirect_urls = ',
  ],
])(
  'names a stricter or wider %s = %j, and leaves it out of what is pushed',
  async (setting, value, line) => {
    present['config/auth'][setting] = value;
    expect(await inspect()).toEqual({ state: 'done', text: expect.stringContaining('and kept: ') });
    present['config/auth']['mfa_totp_enroll_enabled'] = false;
    const config = (await pushed())?.config;
    expect(config).not.toContain(line);
    expect(config).toContain('enroll_enabled = true');
  },
);

test('the mail server is pushed with SMTP_URL and MAIL_FROM, and otherwise left as it is', async () => {
  present['config/auth']['mailer_autoconfirm'] = true;
  expect((await pushed())?.config).not.toMatch(/env\(SMTP_|^port/m);
  Object.assign(process.env, {
    SMTP_URL: 'smtps://ann%40a.example:p%2F1@smtp.example',
    MAIL_FROM: 'shop@shop.example',
  });
  expect((await inspect()).text).toContain('auth.email.smtp');
  const push = await pushed();
  expect(push?.config).toContain('port = 465');
  expect(push?.config).not.toContain('p/1');
  expect(push?.variables).toMatchObject({
    ...{ SMTP_HOST: 'smtp.example', SMTP_PORT: '465', SMTP_USER: 'ann@a.example' },
    ...{ SMTP_PASS: 'p/1', SMTP_SENDER_NAME: 'shop.example', MAIL_FROM: 'shop@shop.example' },
  });
});

test('what only the dashboard can set is not open, and pushes nothing', async () => {
  present['config/auth']['password_hibp_enabled'] = false;
  expect(await inspect()).toEqual({
    state: 'unknown',
    text: expect.stringMatching(/lacks "Prevent use of leaked passwords"/),
  });
  expect(await pushed()).toBeUndefined();
});

test('a project without a mail server is open, and nothing is pushed without its values', async () => {
  present['config/auth']['smtp_host'] = null;
  expect(await inspect()).toEqual({
    state: 'open',
    text: expect.stringMatching(/no mail server: .* Set SMTP_URL and MAIL_FROM/),
  });
  expect(await pushed()).toBeUndefined();
});

test('reports what it cannot read as unknown, without the token', async () => {
  status = 403;
  const { state, text } = await inspect();
  expect([state, text]).toEqual(['unknown', expect.stringContaining('answers with status 403')]);
  expect(text).not.toContain('sbp_secret');
  expect(await pushed()).toBeUndefined();
});

test('sends no request for a project of another address, or without a token', async () => {
  expect((await inspect('https://api.shop.example')).state).toBe('unknown');
  delete process.env['SUPABASE_ACCESS_TOKEN'];
  expect((await inspect()).state).toBe('unknown');
  expect(await pushed()).toBeUndefined();
  expect(calls).toEqual([]);
});

test('the links of accounts lead to the address of staff, and none may lead to the public one', async () => {
  staffOrigin = 'https://staff.shop.example';
  const own = `${staffOrigin}/**`;
  Object.assign(present['config/auth'], { site_url: staffOrigin, uri_allow_list: own });
  expect((await inspect()).state).toBe('done');
  present['config/auth']['uri_allow_list'] = `${own},https://shop.example/**`;
  expect((await inspect()).text).toContain('auth.additional_redirect_urls (');
  expect((await pushed())?.variables).toMatchObject({
    SITE_URL: staffOrigin,
    REDIRECT_URLS: own,
  });
});
