/** @jest-environment node */
import { apiRoutes } from './apiRoutes';

/** What Node passes on of a client. */
const env = { incoming: { socket: { remoteAddress: '192.0.2.1' }, headers: {} } };

test('the API answers with a Retry-After header while the database starts', async () => {
  const api = apiRoutes(() => undefined, []);
  const response = await api.request('/rest/v1/products');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect((await api.request('/healthz')).status).toBe(503);
});

test('counts the paths of a limit together, and no other path', async () => {
  const limits = [
    { perMinute: 2, paths: ['/rest/v1/poems', '/rest/v1/rpc/add_poem'] },
    { perMinute: 1, paths: ['/rest/v1/forecasts'] },
  ];
  const api = apiRoutes(() => undefined, limits);
  const post = async (path: string) => (await api.request(path, { method: 'POST' }, env)).status;
  expect([await post('/rest/v1/poems'), await post('/rest/v1/rpc/add_poem')]).toEqual([503, 503]);
  expect([await post('/rest/v1/poems'), await post('/rest/v1/rpc/add_poem')]).toEqual([429, 429]);
  expect([await post('/rest/v1/forecasts'), await post('/rest/v1/forecasts')]).toEqual([503, 429]);
  expect([await post('/rest/v1/bookings'), await post('/rest/v1/bookings')]).toEqual([503, 503]);
});

test('counts each of the 20 rows of a body', async () => {
  const body = JSON.stringify(Array(20).fill({ line: 'x' }));
  const post = async (perMinute: number, rows: string) => {
    const api = apiRoutes(() => undefined, [{ perMinute, paths: ['/rest/v1/poems'] }]);
    const headers = { 'content-type': 'application/json' };
    const send = (sent: string) =>
      Promise.resolve(api.request('/rest/v1/poems', { method: 'POST', body: sent, headers }, env));
    return [(await send(rows)).status, (await send('{}')).status];
  };
  expect(await post(19, body)).toEqual([429, 429]);
  expect(await post(20, body)).toEqual([503, 429]);
  expect(await post(21, body)).toEqual([503, 503]);
});

test.each<[string, Record<string, string>, number]>([
  ['a visitor', { apikey: 'sb_publishable_a' }, 24],
  ['a visitor, as supabase-js sends it', { authorization: 'Bearer sb_publishable_a' }, 24],
  ['a visitor with another kind of authorization', { authorization: 'Basic a.b.c' }, 24],
  ['an account', { apikey: 'sb_publishable_a', authorization: 'Bearer a.b.c' }, 1024],
  ['an operator', { apikey: 'sb_secret_a' }, 1024],
])('a body of %s is rejected above its limit', async (_, headers, kB) => {
  const api = apiRoutes(() => undefined, []);
  const post = (bytes: number) =>
    api.request('/rest/v1/poems', { method: 'POST', headers, body: 'x'.repeat(bytes) });
  expect((await post(kB * 1024)).status).toBe(503);
  const refused = await post(kB * 1024 + 1);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: `The body is larger than ${kB} kB.` });
});
