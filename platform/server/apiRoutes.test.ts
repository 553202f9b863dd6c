/** @jest-environment node */
import { apiRoutes } from './apiRoutes';

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
  const api = apiRoutes(
    () => undefined,
    limits,
    () => '192.0.2.1',
  );
  const post = async (path: string) => (await api.request(path, { method: 'POST' })).status;
  expect([await post('/rest/v1/poems'), await post('/rest/v1/rpc/add_poem')]).toEqual([503, 503]);
  expect([await post('/rest/v1/poems'), await post('/rest/v1/rpc/add_poem')]).toEqual([429, 429]);
  expect([await post('/rest/v1/forecasts'), await post('/rest/v1/forecasts')]).toEqual([503, 429]);
  expect([await post('/rest/v1/bookings'), await post('/rest/v1/bookings')]).toEqual([503, 503]);
});
