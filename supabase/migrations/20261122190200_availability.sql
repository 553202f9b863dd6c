-- Availability is one query, and bookings may hold several services
-- (docs/decisions/schedule-and-bookings.md).

create function private.free_slots(p_minutes int, p_needs text[], p_from date, p_to date, p_except uuid default null)
returns table (day date, slot text, bays int)
language sql stable security definer set search_path = ''
as $$
  with bay as (
    select count(*) as active, count(*) filter (where p_needs <@ b.equipment) as suitable,
      array_agg(b.id) filter (where p_needs <@ b.equipment) as suitable_ids
    from public.bays b where b.is_active
  ), candidate as (
    select o.day, s.starts, o.day - p_from as n, (o.day + s.starts) at time zone private.shop_zone() as starts_at
    from private.open_times(p_from, p_to) o join public.slots s on s.weekday = extract(isodow from o.day)
    where tsrange(o.day + s.starts, o.day + s.starts + make_interval(mins => p_minutes)) <@ o.open_at
  ), taken as (
    select t.bay, t.starts_at, t.ends_at, n
    from private.taken_bays(p_from::timestamp at time zone private.shop_zone(), (p_to + 1)::timestamp at time zone private.shop_zone(), p_except) t,
      generate_series(
        greatest((t.starts_at at time zone private.shop_zone())::date, p_from) - p_from,
        least((t.ends_at at time zone private.shop_zone())::date, p_to) - p_from) as n
  ), used as (
    select c.day, c.starts, count(distinct t.bay) as taken, count(distinct t.bay) filter (where t.bay = any (bay.suitable_ids)) as taken_suitable
    from bay, candidate c left join taken t
      on t.n = c.n and t.starts_at < c.starts_at + make_interval(mins => p_minutes) and t.ends_at > c.starts_at
    where c.starts_at > private.shop_now()
    group by c.day, c.starts
  )
  select u.day, to_char(u.starts, 'HH24:MI'), least(bay.active - u.taken, bay.suitable - u.taken_suitable)::int
  from used u, bay where u.taken < bay.active and u.taken_suitable < bay.suitable
$$;
comment on function private.free_slots(int, text[], date, date, uuid) is 'The slots at which a bay with the equipment is free for so long, with the number of such bays, in one query; one booking can be left out.';

create or replace function public.full_slots(p_service text, p_from date, p_to date) returns table (day date, slot text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  from_day constant date := greatest(p_from, private.shop_today());
  to_day constant date := least(p_to, private.shop_today() + 30);
begin
  perform private.check_choice(array_remove(array[p_service], null), null, null);
  return query
    select from_day + n, t.slot
    from generate_series(0, to_day - from_day) as n,
      (select unnest(private.slots()) union select to_char(s.starts, 'HH24:MI') from public.slots s) as t (slot)
    except
    select f.day, f.slot
    from private.bay_demand(array[p_service]) as demand,
      private.free_slots(
        coalesce(demand.minutes, (select min(s.minutes) from public.services s where s.is_active), 5),
        demand.needs, from_day, to_day) as f
    order by 1, 2;
end $$;
comment on function public.full_slots(text, date, date) is
  'The times within the booking window that cannot be booked: full, closed, past or no slot of that day; without a service, for the shortest one.';

-- PostgREST cannot choose between two functions that accept the same call, so the earlier form goes.
drop function public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text);
create function public.book_appointment(
  p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text, p_vehicle text,
  p_notes text, p_language text, p_key uuid, p_website text default '',
  p_further_services text[] default '{}', p_waits boolean default null) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  further constant text[] := coalesce(p_further_services, '{}');
  booking public.bookings;
  broken_constraint text;
  empty_column text;
begin
  -- p_website is a hidden field: only a bot fills it in.
  if p_key is null or coalesce(p_website, '') <> '' then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.idempotency_key = p_key;
  if found then
    if (booking.service, booking.further_services, booking.requested_date, booking.requested_slot, booking.waits,
        booking.name, booking.email, booking.phone, booking.vehicle, booking.notes)
      is distinct from
       (p_service, further, p_date, p_slot, p_waits,
        btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle), btrim(coalesce(p_notes, ''))) then
      return (private.booking_answer(booking)::jsonb || '{"is_earlier": true}')::json;
    end if;
    return private.booking_answer(booking);
  end if;
  perform private.check_choice(case when p_service is null then further else p_service || further end, p_date, p_slot);
  perform private.count_submission('booking', p_email);
  insert into public.bookings
    (reference, status, service, further_services, requested_date, requested_slot, waits,
     name, email, phone, vehicle, notes, language, idempotency_key, cancel_token_hash)
  values
    (private.new_reference(),
     case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
     p_service, further, p_date, p_slot, p_waits, btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle),
     btrim(coalesce(p_notes, '')), p_language, p_key, sha256(convert_to(private.cancel_token(p_key), 'UTF8')))
  returning * into booking;
  return private.booking_answer(booking);
exception
  -- The table's constraints validate the fields; each is named after its column.
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'bookings_', 'invalid_') using errcode = '22023';
  when not_null_violation then
    get stacked diagnostics empty_column = column_name;
    raise exception '%', 'invalid_' || empty_column using errcode = '22023';
end $$;
comment on function public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text, text[], boolean) is
  'Stores an appointment, or a request when service, date or slot is missing, once per key; a repeated submission with other values returns the stored one, marked is_earlier. Rejects with slot_full, rate_limited, closed_day, outside_hours, slot_past or invalid_….';

drop function private.service_duration(text), private.is_weekend(date), private.is_closure(date), private.bay_count();

revoke execute on function private.free_slots(int, text[], date, date, uuid) from public, anon, authenticated, service_role;
revoke execute on function
  public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text, text[], boolean)
  from public;
grant execute on function
  public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text, text[], boolean)
  to anon, authenticated, service_role;
