/** @jest-environment node */
import { apiRoutes } from './apiRoutes';

test('the API answers with a Retry-After header while the database starts', async () => {
  const api = apiRoutes(() => undefined);
  const response = await api.request('/rest/v1/products');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect((await api.request('/healthz')).status).toBe(503);
});

test.each<[string, Record<string, string>, number]>([
  ['a visitor', { apikey: 'sb_publishable_a' }, 24],
  ['a visitor, as supabase-js sends it', { authorization: 'Bearer sb_publishable_a' }, 24],
  ['a visitor with another kind of authorization', { authorization: 'Basic a.b.c' }, 24],
  ['an account', { apikey: 'sb_publishable_a', authorization: 'Bearer a.b.c' }, 1024],
  ['an operator', { apikey: 'sb_secret_a' }, 1024],
])('a body of %s is rejected above its limit', async (_, headers, kB) => {
  const api = apiRoutes(() => undefined);
  const post = (bytes: number) =>
    api.request('/rest/v1/poems', { method: 'POST', headers, body: 'x'.repeat(bytes) });
  expect((await post(kB * 1024)).status).toBe(503);
  const refused = await post(kB * 1024 + 1);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: `The body is larger than ${kB} kB.` });
});

test('a file of staff may have 10 MB, and one of a visitor no more than other bodies', async () => {
  const api = apiRoutes(() => undefined);
  const post = (bytes: number, headers: Record<string, string>) =>
    api.request('/storage/v1/object/a/b', { method: 'POST', headers, body: 'x'.repeat(bytes) });
  const staff = { authorization: 'Bearer a.b.c' };
  expect((await post(10 * 1024 * 1024, staff)).status).toBe(503);
  expect((await post(10 * 1024 * 1024 + 1, staff)).status).toBe(413);
  expect((await post(25 * 1024, { apikey: 'sb_publishable_a' })).status).toBe(413);
});
