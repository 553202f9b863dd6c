/** @jest-environment node */
import { apiRoutes } from './apiRoutes';

test('while the database starts, the API says when to come back', async () => {
  const api = apiRoutes(() => undefined, {});
  const response = await api.request('/rest/v1/products');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect((await api.request('/healthz')).status).toBe(503);
});
