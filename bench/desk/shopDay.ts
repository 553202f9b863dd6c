import type { Backend } from '@shop/backend/lite/createBackend';

/** Visits of a busy day in a shop of five bays. */
export const VISITS = 50;

/** Fills today, whether the shop is open or not, and the next open day with visits of 45 minutes. */
export const fillDays = (backend: Backend) =>
  backend.exec(`
    insert into public.bays (id, name) select n, 'Bay ' || n from generate_series(3, 5) as n on conflict do nothing;
    alter table public.bookings disable trigger user;
    delete from public.bookings;
    insert into public.bookings (reference, status, service, requested_date, requested_slot, starts_at, ends_at,
      bay, name, email, phone, vehicle, language, idempotency_key, cancel_token_hash)
    select
      (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', floor(number / 32 ^ digit)::int % 32 + 1, 1)
          || case digit when 3 then '-' else '' end, '' order by digit desc) from generate_series(0, 5) as digit),
      'confirmed', 'oil-change', day, to_char(time, 'HH24:MI'), starts_at, starts_at + interval '45 minutes', bay,
      'Customer ' || number, 'customer' || number || '@example.com', '770555' || lpad((number)::text, 4, '0'),
      '2014 Ford Focus', 'en', gen_random_uuid(), sha256(uuid_send(gen_random_uuid()))
    from (
      select day, bay, time, row_number() over (order by day, time, bay) as number,
        (day + time) at time zone private.shop_zone() as starts_at
      from (
          select private.shop_today() as day
          union select min(later::date) from generate_series(private.shop_today() + 1, private.shop_today() + 31, '1 day') as later
          where private.is_slot(later::date, '09:00')
        ) as days,
        generate_series(1, 5) as bay, generate_series(0, ${VISITS / 5 - 1}) as turn,
        lateral (select time '08:00' + turn * interval '50 minutes') as times (time)
    ) as visit;
    alter table public.bookings enable trigger user;
    analyze public.bookings;`);

export const emptyDays = (backend: Backend) =>
  backend.exec(`
    alter table public.bookings disable trigger user;
    delete from public.bookings;
    alter table public.bookings enable trigger user;
    delete from public.bays where id > 2;`);
