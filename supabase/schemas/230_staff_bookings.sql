-- What staff do with bookings: book a caller, place, and try a change of the schedule.

create function public.book_for_caller(
  p_key uuid, p_name text, p_phone text, p_service text, p_date date, p_slot text, p_bay int default null,
  p_minutes int default null, p_further_services text[] default '{}', p_email text default '',
  p_vehicle text default '', p_plate text default '', p_notes text default '', p_language text default 'en',
  p_waits boolean default null, p_is_walk_in boolean default false, p_tires jsonb default '[]',
  p_booked_anyway text[] default '{}')
returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.bookings;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object(
    'name', p_name, 'phone', p_phone, 'service', p_service, 'slot', p_slot,
    'further_services', p_further_services, 'email', p_email, 'vehicle', p_vehicle, 'plate', p_plate,
    'notes', p_notes, 'language', p_language, 'booked_anyway', p_booked_anyway), jsonb_build_object('tires', p_tires));
  if p_key is null then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  select * into stored from public.bookings b where b.idempotency_key = p_key;
  if not found then
    perform private.check_choice(array_remove(p_service || p_further_services, null), null, null);
    insert into public.bookings
      (reference, status, service, further_services, requested_date, requested_slot, bay, minutes, waits, is_walk_in, stage,
       by_staff, booked_anyway, name, email, phone, vehicle, plate, notes, language, idempotency_key, cancel_token_hash)
    values
      (private.new_reference(),
       case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
       p_service, p_further_services, p_date, p_slot, p_bay, p_minutes, p_waits, p_is_walk_in,
       case when p_is_walk_in then 'arrived' end, true, p_booked_anyway,
       p_name, p_email, p_phone, p_vehicle, p_plate, p_notes, p_language,
       p_key, sha256(convert_to(private.cancel_token(p_key), 'UTF8')));
    perform public.add_tires(b.id, r.product, r.count, r.installed)
    from public.bookings b, jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric)
    where b.idempotency_key = p_key;
  -- A walk-in that is sent again begins some minutes later. The database may have chosen the bay.
  elsif (stored.service, stored.further_services, stored.requested_date, stored.minutes, stored.waits,
      stored.is_walk_in, stored.name, stored.email, stored.phone, stored.vehicle, stored.plate, stored.notes, stored.language)
    is distinct from
    (p_service, p_further_services, p_date, p_minutes, p_waits, p_is_walk_in, private.clean_line(p_name),
      private.clean_line(p_email), private.clean_phone(p_phone), private.clean_line(p_vehicle), private.clean_line(p_plate),
      private.clean_text(p_notes), p_language)
    or not p_is_walk_in and stored.requested_slot is distinct from p_slot
    or p_bay <> coalesce(stored.bay, p_bay)
    or (select jsonb_agg(jsonb_build_array(t.product, t.count, t.installed) order by t.product)
      from public.booking_tires t where t.booking = stored.id)
    is distinct from
    (select jsonb_agg(jsonb_build_array(r.product, r.count, r.installed) order by r.product)
      from jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric)) then
    raise exception 'booked_earlier' using errcode = 'PT409', detail = stored.id;
  end if;
  return (select private.shown_booking(b) from public.bookings b where b.idempotency_key = p_key);
end $$;
comment on function public.book_for_caller is
  'Stores a booking that staff enter, once per key; a walk-in has arrived. It is stored in the chosen bay or any free one, without e-mail and vehicle if need be; a request when service, date or slot is missing. Promises tires in the same transaction: [{product, count, installed}], installed being the price that staff saw. p_booked_anyway confirms the problems that it names (bookings.booked_anyway). Rejects with bay_taken, invalid_bay, slot_full, closed_day, outside_hours or invalid_…, as add_tires does, and with booked_earlier, whose detail is its id, when the key''s booking is stored with other values.';
revoke execute on function public.book_for_caller from public;
grant execute on function public.book_for_caller to authenticated;

create function public.place_in_bay(
  p_id uuid, p_updated_at timestamptz, p_date date, p_slot text, p_bay int, p_minutes int default null,
  p_booked_anyway text[] default '{}')
returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('slot', p_slot, 'booked_anyway', p_booked_anyway));
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.id = p_id;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.updated_at is distinct from p_updated_at then
    raise exception 'conflict' using errcode = 'PT409';
  end if;
  if num_nulls(booking.service, p_date, p_slot) > 0 then
    raise exception 'time_missing' using errcode = '22023';
  end if;
  update public.bookings b
  set requested_date = p_date, requested_slot = p_slot, minutes = p_minutes, bay = p_bay, booked_anyway = p_booked_anyway,
    status = case when b.status in ('requested', 'cancelled') then 'confirmed' else b.status end
  where b.id = p_id returning * into booking;
  return private.shown_booking(booking);
end $$;
comment on function public.place_in_bay is
  'Moves a booking to a time, a bay and a duration, unless it was changed since it was read; confirms a request, and the problems that p_booked_anyway names. Rejects with conflict, not_found, time_missing, bay_taken, invalid_bay, invalid_slot, closed_day or outside_hours.';
revoke execute on function public.place_in_bay from public;
grant execute on function public.place_in_bay to authenticated;

-- Dry run of a change of the schedule -------------------------------------------------------------

create function private.misfits() returns table (id uuid, reason text)
language sql stable security definer set search_path = ''
as $$
  select f.id, f.reason from (
    select b.id, case
      when isempty(o.open_at) then 'closed_day'
      when not tsrange(b.starts_at at time zone private.shop_zone(), e.ends_at at time zone private.shop_zone()) <@ o.open_at
        then 'outside_hours'
      when not exists (select from public.bays y where y.id = b.bay and y.is_active and d.needs <@ y.equipment) then 'invalid_bay'
      when not b.booked_anyway && '{slot_full,bay_taken}'
        and exists (select from public.holds h where h.bay = b.bay and h.ends_at > b.starts_at and h.starts_at < e.ends_at)
        then 'bay_held'
      when exists (select from public.bookings n where n.bay = b.bay and n.starts_at > b.starts_at and n.starts_at < e.ends_at)
        then 'slot_full'
      when not (b.by_staff or private.is_slot(b.requested_date, b.requested_slot)) then 'invalid_slot'
    end as reason
    from public.bookings b,
      private.bay_demand(b.service || b.further_services) as d,
      lateral (select b.starts_at + make_interval(mins => coalesce(b.minutes, d.minutes)) as ends_at) as e,
      -- The limit is for the planner, which expects 1,000 rows of a function, and would compile the query.
      lateral (select t.open_at from private.open_times(b.requested_date, b.requested_date) t limit 1) as o
    where b.bay is not null and b.status = 'confirmed' and b.starts_at > private.shop_now()) as f
  where f.reason is not null
$$;
comment on function private.misfits is
  'Coming appointments that do not fit the schedule as it is, each with the first reason; of their services the present minutes count.';

create function public.bookings_outside(
  p_opening_hours jsonb default null, p_closures jsonb default null, p_bays jsonb default null,
  p_services jsonb default null, p_slots jsonb default null) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  misfits_before uuid[];
  ids uuid[];
  reasons text[];
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object(
    'opening_hours', p_opening_hours, 'closures', p_closures, 'bays', p_bays, 'services', p_services,
    'slots', p_slots));
  misfits_before := array(select m.id from private.misfits() m);
  begin
    if p_opening_hours is not null then
      delete from public.opening_hours where true;
      insert into public.opening_hours (weekday, opens, closes)
      select r.weekday, r.opens, r.closes
      from jsonb_to_recordset(p_opening_hours) as r (weekday int, opens time, closes time);
    end if;
    if p_slots is not null then
      delete from public.slots where true;
      insert into public.slots (weekday, starts)
      select r.weekday, r.starts from jsonb_to_recordset(p_slots) as r (weekday int, starts time);
    end if;
    if p_closures is not null then
      delete from public.closures where true;
      insert into public.closures (first_day, last_day, closes, reopens)
      select r.first_day, r.last_day, r.closes, r.reopens
      from jsonb_to_recordset(p_closures) as r (first_day date, last_day date, closes time, reopens time);
    end if;
    update public.bays b set is_active = coalesce(r.is_active, b.is_active), equipment = coalesce(r.equipment, b.equipment)
    from jsonb_to_recordset(p_bays) as r (id int, is_active boolean, equipment text[]) where r.id = b.id;
    update public.services s set minutes = coalesce(r.minutes, s.minutes), needs = coalesce(r.needs, s.needs)
    from jsonb_to_recordset(p_services) as r (id text, minutes int, needs text[]) where r.id = s.id;
    select array_agg(m.id), array_agg(m.reason) into ids, reasons
    from private.misfits() m where m.id <> all (misfits_before);
    raise exception 'undo' using errcode = 'UNDO0';
  exception when sqlstate 'UNDO0' then
    null;
  end;
  return (
    select coalesce(json_agg(json_build_object('id', b.id, 'reference', b.reference, 'name', b.name, 'phone', b.phone,
      'email', b.email, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'service', b.service, 'bay', b.bay,
      'reason', m.reason) order by b.starts_at, b.bay), '[]')
    from unnest(ids, reasons) as m (id, reason) join public.bookings b on b.id = m.id);
end $$;
comment on function public.bookings_outside is
  'The coming appointments that fit the schedule and would not fit it after a change. Makes the change with the rules of the tables, and undoes it. Opening hours, slots and closures replace all rows; of bays and services only the given ones change.';
revoke execute on function public.bookings_outside from public;
grant execute on function public.bookings_outside to authenticated;
