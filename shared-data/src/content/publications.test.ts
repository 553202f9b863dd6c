/** @jest-environment node */
import type * as Postgrest from '@supabase/postgrest-js';
import { listUnpublished } from './staff';

// The full client needs a WebSocket, which Node 20 does not have; its queries are this client's.
jest.mock('../staffClient', () => {
  const { PostgrestClient } = jest.requireActual<typeof Postgrest>('@supabase/postgrest-js');
  return { staffClient: () => new PostgrestClient('http://127.0.0.1:9/rest/v1') };
});

const failed = {
  id: 7,
  state: 'failed',
  requested_at: '2026-11-20T15:32:00+00:00',
  reason: 'The disk is full.',
};

let request: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(() => {
  request = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => request.mockRestore());

const reply = (body: unknown, status = 200) =>
  request.mockResolvedValue(Response.json(body, { status }));

test('reads the pending and failed publications of a table, oldest first', async () => {
  reply([failed]);
  await expect(listUnpublished('content_blocks')).resolves.toEqual([failed]);
  const { pathname, searchParams } = new URL(String(request.mock.calls[0]?.[0]));
  expect(pathname).toBe('/rest/v1/publications');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    table_name: 'eq.content_blocks',
    state: 'neq.published',
    order: 'requested_at.asc,id.asc',
  });
});

test('rejects a row in an unknown state', async () => {
  reply([{ ...failed, state: 'lost' }]);
  await expect(listUnpublished('products')).rejects.toMatchObject({ kind: 'unexpected' });
});

test('throws a DataError when the database refuses', async () => {
  reply({ code: '42501', message: 'permission denied for table publications' }, 403);
  await expect(listUnpublished('products')).rejects.toMatchObject({
    name: 'DataError',
    kind: 'forbidden',
  });
});
