/** @jest-environment node */
import { signInStep } from './signInStep';
import type { GoLiveShop } from './step';

const protectedConfig: Record<string, unknown> = {
  security_update_password_require_reauthentication: true,
  password_min_length: 6,
  password_hibp_enabled: true,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  rate_limit_token_refresh: 150,
  rate_limit_verify: 30,
  rate_limit_otp: 30,
};

let config: Record<string, unknown>;
let isPaidPlan: boolean;
let status: number;
let confirms: boolean;
let calls: [string, RequestInit | undefined][];

const shop = (url = 'https://abcd.supabase.co') =>
  ({
    settings: () => ({ backend: { url, key: 'k' } }),
    answers: { confirm: async () => confirms },
  }) as unknown as GoLiveShop;
const inspect = (url?: string) => signInStep.inspect(shop(url));

beforeEach(() => {
  process.env['SUPABASE_ACCESS_TOKEN'] = 'sbp_secret';
  config = { ...protectedConfig };
  isPaidPlan = true;
  status = 200;
  confirms = true;
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    calls.push([String(url), init]);
    if (init?.method === 'PATCH') {
      const changes = JSON.parse(String(init.body));
      if (!isPaidPlan && 'password_hibp_enabled' in changes) {
        return Response.json({ message: 'Available on Pro Plans and up' }, { status: 402 });
      }
      Object.assign(config, changes);
    }
    return Response.json(config, { status });
  });
});
afterEach(() => {
  delete process.env['SUPABASE_ACCESS_TOKEN'];
  jest.restoreAllMocks();
});

test('reads from the Management API that sign-ins are protected', async () => {
  expect(await inspect()).toMatchObject({ state: 'done' });
  const [[url, init] = []] = calls;
  expect(url).toBe('https://api.supabase.com/v1/projects/abcd/config/auth');
  expect(init).toMatchObject({ headers: { authorization: 'Bearer sbp_secret' } });
});

test.each([
  ['security_update_password_require_reauthentication', false, 'Secure password change'],
  ['security_update_password_require_reauthentication', null, 'Secure password change'],
  ['password_min_length', 5, 'Minimum password length'],
  ['mfa_totp_enroll_enabled', false, 'enroll'],
  ['mfa_totp_verify_enabled', undefined, 'verify'],
  ['rate_limit_token_refresh', 151, 'token refreshes'],
  ['rate_limit_verify', 1000, 'token verifications'],
  ['rate_limit_otp', null, 'sign-ups and sign-ins'],
])('names the dashboard’s place for %s = %j, and sets it', async (setting, value, name) => {
  config[setting] = value;
  const found = await inspect();
  expect(found).toEqual({ state: 'open', text: expect.stringContaining(name) });
  expect(found.text.match(/"/g)).toHaveLength(2);
  await signInStep.apply?.(shop());
  expect(config).toEqual(protectedConfig);
  expect(await inspect()).toMatchObject({ state: 'done' });
});

test.each(['password_min_length', 'rate_limit_verify'])('leaves a stricter %s', async (setting) => {
  config[setting] = setting === 'password_min_length' ? 12 : 10;
  expect(await inspect()).toMatchObject({ state: 'done' });
});

test('sets what a free plan allows, and does not wait for the check for leaked passwords', async () => {
  isPaidPlan = false;
  config = { rate_limit_verify: 500 };
  await signInStep.apply?.(shop());
  expect(config).toEqual(
    expect.objectContaining({ rate_limit_verify: 30, mfa_totp_enroll_enabled: true }),
  );
  const found = await inspect();
  expect(found).toEqual({ state: 'unknown', text: expect.stringContaining('paid plans only') });
});

test('changes nothing that is not confirmed', async () => {
  confirms = false;
  config['rate_limit_otp'] = 300;
  await signInStep.apply?.(shop());
  expect(config['rate_limit_otp']).toBe(300);
});

test('reports what it cannot read as unknown, without the token', async () => {
  status = 403;
  const { state, text } = await inspect();
  expect([state, text]).toEqual(['unknown', expect.stringContaining('answers with status 403')]);
  expect(text).not.toContain('sbp_secret');
});

test('sends no request for a project of another address, or without a token', async () => {
  expect((await inspect('https://api.shop.example')).state).toBe('unknown');
  delete process.env['SUPABASE_ACCESS_TOKEN'];
  expect((await inspect()).state).toBe('unknown');
  await signInStep.apply?.(shop());
  expect(calls).toEqual([]);
});
