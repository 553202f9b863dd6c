/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import type { Db } from './support/db.ts';
import { BOOKING, insert, VALID } from './support/fixture.ts';
import { openPgliteDb } from './support/pgliteDb.ts';
import { applyMigrations, createOwnLayout, seed } from './support/prepare.ts';

const POLICY = '20261123101000';

let db: Db & { close(): Promise<void> };
beforeAll(async () => {
  db = await openPgliteDb();
});
afterAll(() => db?.close());

test('rows from before the policy are cleaned, and lose nothing that can be read', async () => {
  await createOwnLayout(db);
  await applyMigrations(db, (file) => file < POLICY);
  await seed(db);
  await db.run(
    insert('public.bookings', {
      ...VALID.bookings,
      ...{ id: BOOKING, name: 'Ro\u202esa Di\u0301az', email: 'rosa..x@example.com' },
      ...{ vehicle: '\u200b', notes: 'Please\ncall\u0007' },
    }),
  );
  await db.run(
    insert('public.contact_messages', {
      ...VALID.contact_messages,
      ...{ name: '\u200d', email: 'ro\u0001sa@example.com' },
    }),
  );
  await applyMigrations(db, (file) => file >= POLICY);
  const unknown = 'unknown@example.invalid';
  expect(await db.query('select name, email, vehicle, notes from public.bookings')).toEqual([
    {
      ...{ name: 'Rosa Díaz', email: unknown, vehicle: '?' },
      notes: 'E-mail as typed: rosa..x@example.com\nPlease\ncall',
    },
  ]);
  expect(await db.query('select name, email, message from public.contact_messages')).toEqual([
    {
      ...{ name: '?', email: unknown },
      message: 'E-mail as typed: rosa@example.com\nDo you have\n205/55R16?',
    },
  ]);
  // Triggers run again.
  await db.run(`update public.bookings set plate = 'A\u0301'`);
  expect(await db.query('select plate from public.bookings')).toEqual([{ plate: '\u00c1' }]);
});
