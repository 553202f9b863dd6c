import assert from 'node:assert/strict';
import type { Check } from './check.ts';

/** That a booking which a manage link leads to is read once no other transaction can change it. */
export const bookingLocks: Check[] = [
  {
    name: 'manage links: each function that writes takes the lock of bookings before it reads its booking',
    run: async (db) => {
      const functions = await db.query<{ name: string; isLocked: boolean }>(
        `select p.proname as name, coalesce(
           strpos(p.prosrc, 'take_lock(''bookings'')') between 1 and strpos(p.prosrc, 'find_booking(p_token)'),
           false) as "isLocked"
         from pg_proc p
         where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
           and p.prosrc like '%find_booking(%'
           -- Writes nothing but how often it was called.
           and p.proname <> 'slot_availability' order by 1`,
      );
      assert.deepEqual(
        functions.filter(({ isLocked }) => !isLocked).map(({ name }) => name),
        [],
      );
      assert.ok(functions.some(({ name }) => name === 'set_reminders'));
    },
  },
];
