import * as z from 'zod/mini';
import { allRows } from './allRows';

const table = Array.from({ length: 2300 }, (_, index) => index);

/** A server that hands out at most `most` rows at once. */
const serverWith = (rows: number[], most: number) => (from: number, to: number) =>
  Promise.resolve({
    data: rows.slice(from, Math.min(to + 1, from + most)),
    count: rows.length,
    error: null,
    status: 206,
  });

test.each([1000, 5000, 100])(
  'a long list comes whole when the server gives %d at once',
  async (most) => {
    await expect(allRows(serverWith(table, most), z.number())).resolves.toEqual(table);
  },
);

test('an empty list is empty', async () => {
  await expect(allRows(serverWith([], 1000), z.number())).resolves.toEqual([]);
});

test('it ends when rows vanish while it reads', async () => {
  const server = serverWith(table.slice(0, 1000), 1000);
  const page = async (from: number, to: number) => ({ ...(await server(from, to)), count: 1200 });
  await expect(allRows(page, z.number())).resolves.toHaveLength(1000);
});

test('a refusal is thrown, not shown as an empty list', async () => {
  const page = () =>
    Promise.resolve({ data: null, error: { message: '', code: '42501' }, status: 401 });
  await expect(allRows(page, z.number())).rejects.toMatchObject({ kind: 'sessionEnded' });
});
