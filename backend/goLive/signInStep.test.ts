/** @jest-environment node */
import { passwordChangesStep } from './passwordChangesStep';
import type { GoLiveShop } from './step';

const inspect = (url = 'https://abcd.supabase.co') =>
  passwordChangesStep.inspect({ settings: () => ({ backend: { url, key: 'k' } }) } as GoLiveShop);

const answer = (body: object, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));

beforeEach(() => {
  process.env['SUPABASE_ACCESS_TOKEN'] = 'sbp_secret';
});
afterEach(() => {
  delete process.env['SUPABASE_ACCESS_TOKEN'];
  jest.restoreAllMocks();
});

test.each([
  [true, 'done', /^An old session/],
  [false, 'open', /^Any session changes the password: switch on/],
  [null, 'open', /^Any session/],
])('reads from the Management API whether it is on: %j', async (value, state, text) => {
  const fetched = answer({ security_update_password_require_reauthentication: value });
  expect(await inspect()).toEqual({ state, text: expect.stringMatching(text) });
  expect(fetched).toHaveBeenCalledWith(
    'https://api.supabase.com/v1/projects/abcd/config/auth',
    expect.objectContaining({ headers: { authorization: 'Bearer sbp_secret' } }),
  );
});

test('reports what it cannot read as unknown, without the token', async () => {
  answer({}, 403);
  const { state, text } = await inspect();
  expect([state, text]).toEqual(['unknown', expect.stringContaining('answers with status 403')]);
  expect(text).not.toContain('sbp_secret');
});

test('asks nobody for a project of another address, or without a token', async () => {
  const fetched = answer({});
  expect((await inspect('https://api.shop.example')).state).toBe('unknown');
  delete process.env['SUPABASE_ACCESS_TOKEN'];
  expect((await inspect()).state).toBe('unknown');
  expect(fetched).not.toHaveBeenCalled();
});
