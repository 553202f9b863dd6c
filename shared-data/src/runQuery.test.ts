import * as z from 'zod/mini';
import { allRows, parseQuery, runQuery } from './runQuery';

const rejected = (status: number, code: string, message: string) =>
  Promise.resolve({ data: null, error: { code, message }, status });

test('an error that a database function raises has its code', async () => {
  await expect(runQuery(rejected(409, 'PT409', 'slot_full'))).rejects.toMatchObject({
    name: 'DataError',
    kind: 'full',
    code: 'slot_full',
  });
});

test('the code of a violated constraint is its name', async () => {
  const message = 'new row for relation "settings" violates check constraint "settings_phone"';
  await expect(runQuery(rejected(400, '23514', message))).rejects.toMatchObject({
    kind: 'invalid',
    code: 'settings_phone',
    message,
  });
});

test('a message without a code has no code', async () => {
  await expect(runQuery(rejected(0, '', 'TypeError: Failed to fetch'))).rejects.toMatchObject({
    kind: 'unreachable',
    code: undefined,
  });
});

test.each([
  // Chromium, Firefox and Safari, Node.
  'TimeoutError: signal timed out',
  'TimeoutError: The operation timed out.',
  'TimeoutError: The operation was aborted due to timeout',
])('a request without a response in time may have been saved: %s', async (message) => {
  await expect(runQuery(rejected(0, '', message))).rejects.toMatchObject({ kind: 'timedOut' });
});

test('data that does not match the schema is rejected', async () => {
  const row = z.object({ price: z.number() });
  const reply = (data: unknown) => Promise.resolve({ data, error: null, status: 200 });
  await expect(parseQuery(reply({ price: 5, more: 1 }), row)).resolves.toEqual({ price: 5 });
  await expect(parseQuery(reply({ price: '5' }), row)).rejects.toMatchObject({
    kind: 'unexpected',
  });
});

const table = Array.from({ length: 2300 }, (_, index) => index);

/** A server that returns at most `limit` rows per request. */
const serverWith = (rows: number[], limit: number) => (from: number, to: number) =>
  Promise.resolve({
    data: rows.slice(from, Math.min(to + 1, from + limit)),
    count: rows.length,
    error: null,
    status: 206,
  });

test.each([1000, 5000, 100])(
  'reads a long list completely when the server returns %d rows per request',
  async (limit) => {
    await expect(allRows(serverWith(table, limit), z.number())).resolves.toEqual(table);
  },
);

test('returns an empty list for no rows', async () => {
  await expect(allRows(serverWith([], 1000), z.number())).resolves.toEqual([]);
});

const pastEnd = () =>
  Promise.resolve({ data: null, error: { message: '', code: 'PGRST103' }, status: 416 });

/** A server whose list changes once, after a number of pages. */
const changingServer = (after: number, changed: number[]) => {
  let pages = 0;
  return (from: number, to: number) => {
    pages += 1;
    const rows = pages > after ? changed : table;
    return from > 0 && from >= rows.length ? pastEnd() : serverWith(rows, 1000)(from, to);
  };
};

test.each([
  ['a row of an earlier page is deleted', table.slice(1)],
  ['a row is added before the others', [-1, ...table]],
  ['the rows of the next page are deleted', table.slice(0, 800)],
  ['all rows are deleted', []],
])('reads the list again when %s', async (_, changed) => {
  for (const after of [1, 2]) {
    await expect(allRows(changingServer(after, changed), z.number())).resolves.toEqual(changed);
  }
});

test('reads a list that changes all the time some times only', async () => {
  let length = 3000;
  const page = (from: number, to: number) => serverWith(Array(length++).fill(0), 1000)(from, to);
  await expect(allRows(page, z.number())).rejects.toMatchObject({ kind: 'busy' });
});

test('does not repeat a first page that the server refuses', async () => {
  const page = jest.fn(pastEnd);
  await expect(allRows(page, z.number())).rejects.toMatchObject({ kind: 'unexpected' });
  expect(page).toHaveBeenCalledTimes(1);
});

test('throws the error of the server', async () => {
  const page = () =>
    Promise.resolve({ data: null, error: { message: '', code: '42501' }, status: 401 });
  await expect(allRows(page, z.number())).rejects.toMatchObject({ kind: 'sessionEnded' });
});
