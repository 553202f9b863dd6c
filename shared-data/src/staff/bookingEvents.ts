import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from './staffClient';

const eventRow = z.object({
  id: z.number(),
  at: z.string(),
  /** Null: the customer, through the private link. */
  actor: z.nullable(z.string()),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** The changed columns; what customers wrote is left out. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});

export type BookingEvent = z.infer<typeof eventRow> & {
  /** The e-mail address of the account that made it; null for the customer. */
  actorEmail: string | null;
};

/** Lists the changes of a booking, oldest first, without the creation by a visitor. @throws {DataError} */
export async function listBookingEvents(id: string): Promise<BookingEvent[]> {
  const events = await parseQuery(
    staffClient()
      .from('audit_log')
      .select('id,at,actor,action,before,after')
      .eq('table_name', 'bookings')
      .eq('row_id', id)
      .order('id'),
    z.array(eventRow),
  );
  const actors = [...new Set(events.flatMap(({ actor }) => actor ?? []))];
  const accounts = actors.length
    ? await parseQuery(
        staffClient().from('user_profiles').select('id,email').in('id', actors),
        z.array(z.object({ id: z.string(), email: z.string() })),
      )
    : [];
  return events.map((event) => ({
    ...event,
    actorEmail: accounts.find(({ id: account }) => account === event.actor)?.email ?? null,
  }));
}
