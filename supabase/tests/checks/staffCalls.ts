import { randomUUID } from 'node:crypto';
import { type Actor, attempt } from '../support/actors.ts';
import type { DatabaseError, Db } from '../support/db.ts';

/** The columns of a booking that these checks read. */
export interface StaffBooking {
  id: string;
  reference: string;
  status: string;
  stage: string | null;
  bay: number | null;
  name: string;
  updated_at: string;
  /** Minutes that it occupies its bay. */
  lasts: number | null;
}

const COLUMNS = `id, reference, status, stage, bay, name, updated_at::text,
  (extract(epoch from ends_at - starts_at) / 60)::int as lasts`;

/** Calls a function for staff that returns a booking, with named arguments. */
export async function call(
  db: Db,
  name: string,
  values: Record<string, unknown>,
  actor: Actor = 'admin',
): Promise<{
  row: StaffBooking | undefined;
  rows: StaffBooking[];
  refusal: DatabaseError | undefined;
}> {
  const names = Object.keys(values).map((argument, i) => `p_${argument} => $${i + 1}`);
  const sql = `select ${COLUMNS}
    from json_populate_record(null::public.bookings, public.${name}(${names.join(', ')}))`;
  const { rows, refusal } = await attempt<StaffBooking>(db, actor, sql, {
    parameters: Object.values(values),
  });
  return { row: rows[0], rows, refusal };
}

/** Searches bookings. */
export async function search(
  db: Db,
  text: string,
  actor: Actor = 'admin',
): Promise<{ rows: StaffBooking[]; refusal: DatabaseError | undefined }> {
  const found = 'json_populate_recordset(null::public.bookings, public.search_bookings($1))';
  return attempt<StaffBooking>(db, actor, `select ${COLUMNS} from ${found}`, {
    parameters: [text],
  });
}

/** A call of `book_for_caller` that was not sent before: name and phone only. */
export const caller = () => ({
  key: randomUUID(),
  name: 'Bill Ortiz',
  phone: '(770) 555-0199',
  service: 'oil-change',
  date: '2026-03-03',
  slot: '09:00',
});

/** Books for a caller as an administrator. */
export const bookForCaller = (db: Db, values: Record<string, unknown> = {}, actor?: Actor) =>
  call(db, 'book_for_caller', { ...caller(), ...values }, actor);

/** Moves a booking to 10:00 on Wednesday in bay 1, or where `values` say. */
export const placeInBay = (
  db: Db,
  booking: Pick<StaffBooking, 'id' | 'updated_at'> | undefined,
  values: Record<string, unknown> = {},
  actor?: Actor,
) =>
  call(
    db,
    'place_in_bay',
    {
      id: booking?.id,
      updated_at: booking?.updated_at,
      date: '2026-03-04',
      slot: '10:00',
      bay: 1,
      ...values,
    },
    actor,
  );

/** What a call was rejected with: the message and the SQLSTATE. */
export const reason = ({ refusal }: { refusal: { message: string; code: string } | undefined }) => [
  refusal?.message,
  refusal?.code,
];
