import type { Backend } from '@shop/backend/lite/createBackend';
import { marked } from './limits';
import { median } from './median';
import { table } from './table';

/** Bookings of earlier days; the coming month is half full in each case. */
const past = [0, 2_000, 20_000];

const services = ['oil-change', 'brake-service'];

/**
 * A third of what one query a slot took, with the most bookings
 * (docs/decisions/schedule-and-bookings.md).
 */
const AT_MOST = 38;

export interface AvailabilityTimes {
  rounds: number;
  /** Medians in milliseconds, by number of past bookings. */
  month: Record<string, number>;
}

/** Replaces all bookings: seven a day in each of two bays so far, and half of those of the month. */
const replaceBookings = (backend: Backend, count: number) =>
  backend.exec(`
    alter table public.bookings disable trigger user;
    delete from public.bookings;
    insert into public.bookings (reference, status, service, requested_date, requested_slot, starts_at, ends_at,
      bay, name, email, phone, vehicle, language, idempotency_key, cancel_token_hash)
    select
      (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', floor(number / 32 ^ digit)::int % 32 + 1, 1)
          || case digit when 3 then '-' else '' end, '' order by digit desc) from generate_series(0, 5) as digit),
      'completed', 'oil-change', day, slot, starts_at, starts_at + interval '45 minutes',
      bay, 'Bench', 'bench@example.com', '7705550142', '2014 Ford Focus', 'en', gen_random_uuid(),
      sha256(uuid_send(gen_random_uuid()))
    from (
      select *, row_number() over () as number, private.slot_start(day, slot) as starts_at
      from generate_series(${-Math.ceil(count / 14)}, 30) as n, generate_series(1, 2) as bay,
        (select distinct to_char(starts, 'HH24:MI') from public.slots) as times (slot),
        lateral (select private.shop_today() + n as day) as days
      where n < 0 or (n + bay + left(slot, 2)::int) % 2 = 0
    ) as booking;
    alter table public.bookings enable trigger user;
    analyze public.bookings;`);

async function measureMonth(backend: Backend, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const service of services) {
      const began = performance.now();
      await backend.query(
        'select * from public.slot_availability(array[$1], private.shop_today(), private.shop_today() + 30)',
        [service],
      );
      times.push(performance.now() - began);
    }
  }
  return median(times);
}

/** Replaces the bookings of the backend. Measures the query, without the server. */
export async function measureAvailability(
  backend: Backend,
  rounds: number,
): Promise<AvailabilityTimes> {
  const month: Record<string, number> = {};
  for (const count of past) {
    await replaceBookings(backend, count);
    month[count] = await measureMonth(backend, rounds);
  }
  return { rounds, month };
}

export function availabilityReport({ rounds, month }: AvailabilityTimes): string {
  const rows = Object.entries(month).map(([count, time]) => [
    Number(count).toLocaleString('en-US'),
    String(AT_MOST),
    marked(time.toFixed(1), time <= AT_MOST),
  ]);
  return `## How long the month's availability takes

Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'} in milliseconds, in PGlite, of the query of the wizard's calendar.

${table(['past bookings', 'at most', 'milliseconds'], rows)}
`;
}
