import * as z from 'zod/mini';
import { parseQuery, runQuery } from './runQuery';

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
  const message = 'new row for relation "settings" violates check constraint "settings_hours"';
  await expect(runQuery(rejected(400, '23514', message))).rejects.toMatchObject({
    kind: 'invalid',
    code: 'settings_hours',
    message,
  });
});

test('a message without a code has no code', async () => {
  await expect(runQuery(rejected(0, '', 'TypeError: Failed to fetch'))).rejects.toMatchObject({
    kind: 'offline',
    code: undefined,
  });
});

test('data that does not match the schema is rejected', async () => {
  const row = z.object({ price: z.number() });
  const reply = (data: unknown) => Promise.resolve({ data, error: null, status: 200 });
  await expect(parseQuery(reply({ price: 5, more: 1 }), row)).resolves.toEqual({ price: 5 });
  await expect(parseQuery(reply({ price: '5' }), row)).rejects.toMatchObject({
    kind: 'unexpected',
  });
});
