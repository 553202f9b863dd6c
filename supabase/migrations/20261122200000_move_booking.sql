-- The manage link of a booking also moves it; the wizard and that page read every slot with its free bays.
-- Only expands (docs/decisions/0025): answers gain fields, and private.free_slots gains an argument.

alter table private.limits
  drop constraint limits_kind_check,
  add constraint limits_kind_check check (kind in ('booking', 'message', 'move'));
comment on column private.limits.kind is 'booking, message or move.';
comment on column private.submissions.kind is 'booking, message or move.';
insert into private.limits (kind, sender, at_most, period) values
  ('move', 'email',   10, interval '1 day'),
  ('move', 'address', 30, interval '1 hour');

create or replace function private.booking_answer(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'reference', (p_booking).reference,
    'status', (p_booking).status,
    'service', (p_booking).service,
    'date', (p_booking).requested_date,
    'slot', (p_booking).requested_slot,
    'starts_at', to_char((p_booking).starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char((p_booking).ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'vehicle', (p_booking).vehicle,
    'cancel_token', private.cancel_token((p_booking).idempotency_key))
$$;

-- Each client with the link may read this: no data of the customer or the vehicle, and no token.
create function private.booking_view(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', a ->> 'reference', 'status', a ->> 'status', 'service', a ->> 'service',
    'date', a ->> 'date', 'slot', a ->> 'slot', 'starts_at', a ->> 'starts_at', 'ends_at', a ->> 'ends_at')
  from private.booking_answer(p_booking) as a
$$;
comment on function private.booking_view(public.bookings) is 'A booking as the page of its manage link shows it: no personal data.';

create or replace function public.booking_by_token(p_token text) returns json
language sql stable security definer set search_path = ''
as $$ select private.booking_view(b) from private.find_booking(p_token) as b where b.id is not null $$;

create function public.move_booking(p_token text, p_date date, p_slot text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.status in ('requested', 'cancelled') then
    raise exception 'not_confirmed' using errcode = '22023';
  end if;
  if booking.status <> 'confirmed' or booking.starts_at <= private.shop_now() then
    raise exception 'too_late' using errcode = '22023';
  end if;
  -- A request that is repeated because its response got lost.
  if (booking.requested_date, booking.requested_slot) is not distinct from (p_date, p_slot) then
    return private.booking_view(booking);
  end if;
  if num_nulls(p_date, p_slot) > 0 then
    raise exception 'time_missing' using errcode = '22023';
  end if;
  -- The services stay as booked, also when they are no longer offered.
  perform private.check_choice('{}', p_date, p_slot);
  perform private.count_submission('move', nullif(booking.email, ''));
  -- A walk-in that moves becomes an appointment: place_booking checks that it starts at a slot.
  update public.bookings set requested_date = p_date, requested_slot = p_slot, is_walk_in = false
  where id = booking.id returning * into booking;
  return private.booking_view(booking);
end $$;
comment on function public.move_booking(text, date, text) is
  'Moves a confirmed booking to another slot by the token of its manage link; may be repeated. Rejects with not_found, not_confirmed, too_late, rate_limited and, as book_appointment does, with slot_full, closed_day, outside_hours, slot_past or invalid_….';

drop function private.free_slots(int, text[], date, date);
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

create function public.slot_availability(p_services text[], p_from date, p_to date, p_token text default null)
returns table (day date, slot text, bays int)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  from_day constant date := greatest(p_from, private.shop_today());
  to_day constant date := least(p_to, private.shop_today() + 30);
  booking public.bookings;
  demand record;
begin
  if p_token is null then
    perform private.check_choice(p_services, null, null);
    select * into demand from private.bay_demand(p_services);
  else
    booking := private.find_booking(p_token);
    select * into demand from private.bay_demand(booking.service || booking.further_services);
    -- Its present time may be longer than its services take today.
    demand.minutes := greatest(demand.minutes, extract(epoch from booking.ends_at - booking.starts_at)::int / 60);
  end if;
  demand.minutes := coalesce(demand.minutes, (select min(s.minutes) from public.services s where s.is_active), 5);
  return query
    select o.day, to_char(s.starts, 'HH24:MI'),
      case when tsrange(o.day + s.starts, o.day + s.starts + make_interval(mins => demand.minutes)) <@ o.open_at
        then coalesce(f.bays, 0) end
    from private.open_times(from_day, to_day) o
      left join public.slots s on s.weekday = extract(isodow from o.day)
      left join private.free_slots(demand.minutes, demand.needs, from_day, to_day, booking.id) f
        on f.day = o.day and f.slot = to_char(s.starts, 'HH24:MI')
    order by 1, 2;
end $$;
comment on function public.slot_availability(text[], date, date, text) is
  'Every slot of the booking window with the number of free bays, or null where the shop is not open for the whole visit; a day without slots is one row with a null slot. Without a service for the shortest one; with the token of a manage link as if its booking were not stored.';

revoke execute on function
  private.booking_view(public.bookings), private.free_slots(int, text[], date, date, uuid)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.move_booking(text, date, text), public.slot_availability(text[], date, date, text)
  from public;
grant execute on function
  public.move_booking(text, date, text), public.slot_availability(text[], date, date, text)
  to anon, authenticated, service_role;
