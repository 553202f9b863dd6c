import * as z from 'zod/mini';
import { answer, parsedAnswer } from './answer';

const refused = (status: number, code: string, message: string) =>
  Promise.resolve({ data: null, error: { code, message }, status });

test('a refusal of a database function carries its code', async () => {
  await expect(answer(refused(409, 'PT409', 'slot_full'))).rejects.toMatchObject({
    name: 'DataError',
    kind: 'full',
    code: 'slot_full',
  });
});

test('a broken constraint is named', async () => {
  const sentence = 'new row for relation "settings" violates check constraint "settings_hours"';
  await expect(answer(refused(400, '23514', sentence))).rejects.toMatchObject({
    kind: 'invalid',
    code: 'settings_hours',
    message: sentence,
  });
});

test('a sentence is no code', async () => {
  await expect(answer(refused(0, '', 'TypeError: Failed to fetch'))).rejects.toMatchObject({
    kind: 'offline',
    code: undefined,
  });
});

test('data of another shape than promised does not reach a screen', async () => {
  const row = z.object({ price: z.number() });
  const reply = (data: unknown) => Promise.resolve({ data, error: null, status: 200 });
  await expect(parsedAnswer(reply({ price: 5, more: 1 }), row)).resolves.toEqual({ price: 5 });
  await expect(parsedAnswer(reply({ price: '5' }), row)).rejects.toMatchObject({
    kind: 'unexpected',
  });
});
