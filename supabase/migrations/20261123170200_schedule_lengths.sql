-- The same in the functions of the schedule.

create or replace function public.full_slots(p_service text, p_from date, p_to date) returns table (day date, slot text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  from_day constant date := greatest(p_from, private.shop_today());
  to_day constant date := least(p_to, private.shop_today() + 30);
begin
  perform private.require_lengths(jsonb_build_object('service', p_service));
  perform private.count_request('availability');
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

create or replace function public.slot_availability(p_services text[], p_from date, p_to date, p_token text default null)
returns table (day date, slot text, bays int)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  from_day constant date := greatest(p_from, private.shop_today());
  to_day constant date := least(p_to, private.shop_today() + 30);
  booking public.bookings;
  demand record;
begin
  perform private.require_lengths(jsonb_build_object('services', p_services));
  perform private.count_request('availability');
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

create or replace function public.start_times(p_date date, p_services text[], p_minutes int default null, p_except uuid default null)
returns table (slot text, is_past boolean, bays int[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('services', p_services));
  return query
    select to_char(s.starts, 'HH24:MI'), t.starts_at <= private.shop_now(),
      case when tsrange(t.starts, t.starts + t.lasts) <@ o.open_at then array(
        select b.id from public.bays b
        where private.free_bay(t.starts_at, t.starts_at + t.lasts, d.needs, p_except, b.id) is not null order by b.id) end
    from public.slots s,
      private.bay_demand(p_services) as d,
      private.open_times(p_date, p_date) as o,
      lateral (select p_date + s.starts as starts, (p_date + s.starts) at time zone private.shop_zone() as starts_at,
        make_interval(mins => coalesce(p_minutes, d.minutes, (select min(v.minutes) from public.services v where v.is_active), 5)) as lasts) as t
    where s.weekday = extract(isodow from p_date)
    order by s.starts;
end $$;

create or replace function public.bookings_outside(
  p_opening_hours jsonb default null, p_closures jsonb default null, p_bays jsonb default null,
  p_services jsonb default null, p_settings jsonb default null, p_slots jsonb default null)
returns table (
  id uuid, reference text, name text, phone text, email text, starts_at timestamptz, ends_at timestamptz,
  service text, bay int, reason text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  misfits_before uuid[];
  ids uuid[];
  reasons text[];
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object(
    'opening_hours', p_opening_hours, 'closures', p_closures, 'bays', p_bays, 'services', p_services,
    'settings', p_settings, 'slots', p_slots));
  misfits_before := array(select m.id from private.misfits() m);
  begin
    update public.settings s set value = r.value from jsonb_each_text(p_settings) as r where r.key = s.key;
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
  return query
    select b.id, b.reference, b.name, b.phone, b.email, b.starts_at, b.ends_at, b.service, b.bay, m.reason
    from unnest(ids, reasons) as m (id, reason) join public.bookings b on b.id = m.id
    order by b.starts_at, b.bay;
end $$;

create or replace function public.save_settings(p_changes jsonb) returns setof public.settings
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('changes', p_changes));
  -- In the order of private.lock_schedule().
  perform 1 from public.settings s
  where s.id in (select r.id from jsonb_to_recordset(p_changes) as r (id uuid)) order by s.key for update;
  if exists (
    select from jsonb_to_recordset(p_changes) as r (id uuid, updated_at timestamptz)
      left join public.settings s on s.id = r.id and s.updated_at = r.updated_at
    where s.id is null
  ) then
    raise exception 'settings_changed' using errcode = 'PT409';
  end if;
  return query
    update public.settings s set value = r.value
    from jsonb_to_recordset(p_changes) as r (id uuid, value text) where r.id = s.id
    returning s.*;
end $$;

create or replace function public.save_weekdays(p_weekdays int[], p_spans text[], p_slots text[], p_read jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('spans', p_spans, 'slots', p_slots, 'read', p_read));
  -- In the order of private.lock_schedule().
  perform 1 from public.settings s where s.key in (select m.key from private.schedule_settings() m) order by s.key for update;
  perform private.take_lock('bookings');
  if exists (
    select from (
      select o.id, o.updated_at from public.opening_hours o where o.weekday = any (p_weekdays)
      union all
      select s.id, s.updated_at from public.slots s where s.weekday = any (p_weekdays)
    ) as stored
    full join jsonb_to_recordset(p_read) as r (id uuid, updated_at timestamptz) using (id, updated_at)
    where stored is null or r is null
  ) then
    raise exception 'schedule_changed' using errcode = 'PT409';
  end if;
  -- One statement, so that private.mirror_schedule() reads only the new rows. The insertion reads the
  -- deleted rows and therefore follows the deletion; otherwise the spans could overlap.
  with wanted as (
    select d as weekday, split_part(p, '-', 1)::time as opens, split_part(p, '-', 2)::time as closes
    from unnest(p_weekdays) as d, unnest(p_spans) as p
  ), removed as (
    delete from public.opening_hours o where o.weekday = any (p_weekdays)
      and (o.weekday, o.opens, o.closes) not in (select w.weekday, w.opens, w.closes from wanted w)
    returning o.id
  )
  insert into public.opening_hours (weekday, opens, closes)
  select w.weekday, w.opens, w.closes from wanted w
  where (select count(*) from removed) >= 0 and (w.weekday, w.opens, w.closes) not in (
    select o.weekday, o.opens, o.closes from public.opening_hours o);
  delete from public.slots s where s.weekday = any (p_weekdays) and s.starts <> all (p_slots::time[]);
  insert into public.slots (weekday, starts)
  select d, t from unnest(p_weekdays) as d, unnest(p_slots::time[]) as t
  where (d, t) not in (select s.weekday, s.starts from public.slots s);
end $$;
