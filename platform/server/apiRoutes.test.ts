/** @jest-environment node */
import { apiRoutes } from './apiRoutes';

test('the API answers with a Retry-After header while the database starts', async () => {
  const api = apiRoutes(() => undefined, {});
  const response = await api.request('/rest/v1/products');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect((await api.request('/healthz')).status).toBe(503);
});
