-- The manage link of a booking also moves it; the wizard and that page read every slot with its free bays.
-- Only expands (docs/decisions/releases.md): answers gain fields.

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
    'further_services', (p_booking).further_services,
    'waits', (p_booking).waits,
    'date', (p_booking).requested_date,
    'slot', (p_booking).requested_slot,
    'starts_at', to_char((p_booking).starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char((p_booking).ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'vehicle', (p_booking).vehicle,
    -- For calendar files: whole seconds, because a later version needs a greater number (RFC 5545, 3.8.7.4).
    'sequence', extract(epoch from (p_booking).updated_at - (p_booking).created_at)::int,
    'cancel_token', private.cancel_token((p_booking).idempotency_key))
$$;

-- Each client with the link may read this: no data of the customer or the vehicle, and no token.
create function private.booking_view(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', a -> 'reference', 'status', a -> 'status', 'stage', (p_booking).stage,
    'service', a -> 'service', 'further_services', a -> 'further_services', 'waits', a -> 'waits', 'date', a -> 'date',
    'slot', a -> 'slot', 'starts_at', a -> 'starts_at', 'ends_at', a -> 'ends_at', 'sequence', a -> 'sequence')
  from private.booking_answer(p_booking) as a
$$;
comment on function private.booking_view(public.bookings) is 'A booking as the page of its manage link shows it: no personal data.';

create or replace function public.booking_by_token(p_token text) returns json
language sql stable security definer set search_path = ''
as $$ select private.booking_view(b) from private.find_booking(p_token) as b where b.id is not null $$;

create or replace function public.cancel_booking(p_token text) returns json
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
  if booking.status <> 'cancelled' then
    if booking.status in ('completed', 'no_show') or booking.stage is not null or booking.starts_at <= private.shop_now() then
      raise exception 'too_late' using errcode = '22023';
    end if;
    update public.bookings set status = 'cancelled' where id = booking.id;
  end if;
  return json_build_object('reference', booking.reference, 'status', 'cancelled');
end $$;
comment on function public.cancel_booking(text) is 'Cancels a booking by the token of its manage link and frees the bay, unless the customer has arrived; may be repeated. Rejects with not_found or too_late.';

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
  if booking.status <> 'confirmed' or booking.stage is not null or booking.starts_at <= private.shop_now() then
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

revoke execute on function private.booking_view(public.bookings)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.move_booking(text, date, text), public.slot_availability(text[], date, date, text)
  from public;
grant execute on function
  public.move_booking(text, date, text), public.slot_availability(text[], date, date, text)
  to anon, authenticated, service_role;
