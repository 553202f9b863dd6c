-- When the shop works, on what and in which bays (docs/decisions/schedule-and-bookings.md): services, opening
-- hours, slots, closures, bays, holds. Weekdays are numbered as in ISO 8601: 1 is Monday, 7 is Sunday. Times of day
-- are the shop's wall clock.

create function private.slots() returns text[]
language sql immutable set search_path = ''
as $$ select array['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'] $$;
comment on function private.slots is 'The times that released wizards show on every day, whatever the slots are.';

create function private.slot_start(p_date date, p_slot text) returns timestamptz
language sql stable set search_path = ''
as $$ select case when p_slot ~ '^([01]\d|2[0-3]):[0-5]\d$' then (p_date + p_slot::time) at time zone private.shop_zone() end $$;
comment on function private.slot_start is
  'When a booking at a time of day starts; 9:00 AM stays 9:00 AM across daylight saving changes. Null for a malformed time.';

create function private.weekdays(p_setting text) returns int[]
language sql immutable set search_path = ''
as $$ select case p_setting when 'hours_weekdays' then array[1, 2, 3, 4, 5] when 'hours_saturday' then array[6] when 'hours_sunday' then array[7] end $$;
comment on function private.weekdays is 'The weekdays of a setting hours_…; null for any other setting.';

create table public.services (
  id             text primary key,
  name           text not null,
  name_es        text not null,
  description    text not null default '',
  description_es text not null default '',
  minutes        int not null,
  price          numeric not null,
  position       int not null default 0,
  is_active      boolean not null default true,
  in_wizard      boolean not null default true,
  needs          text[] not null default '{}',
  updated_at     timestamptz not null default date_trunc('milliseconds', now()),
  constraint services_id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  constraint services_name check (name ~ '\S' and char_length(name) <= 100 and name !~ '[[:cntrl:]]'),
  constraint services_name_es check (name_es ~ '\S' and char_length(name_es) <= 100 and name_es !~ '[[:cntrl:]]'),
  constraint services_description check (char_length(description) <= 1000),
  constraint services_description_es check (char_length(description_es) <= 1000),
  constraint services_minutes check (minutes between 5 and 720),
  constraint services_price check (price >= 0 and price < 100000000 and price = round(price, 2)),
  constraint services_needs check (to_jsonb(needs)::text ~ '^\[("[a-z0-9-]{1,40}"(, )?)*\]$')
);
comment on table public.services is 'What customers book. A service that is no longer offered becomes inactive: bookings refer to it.';
comment on column public.services.id is 'Name in addresses and requests, such as oil-change; never changes.';
comment on column public.services.name is 'English name, one line of up to 100 characters.';
comment on column public.services.name_es is 'Spanish name, one line of up to 100 characters.';
comment on column public.services.description is 'English description as plain text, up to 1,000 characters.';
comment on column public.services.description_es is 'Spanish description as plain text, up to 1,000 characters.';
comment on column public.services.minutes is 'How long it occupies a bay; a change applies to later bookings.';
comment on column public.services.price is 'US dollars, at least 0, in steps of one cent.';
comment on column public.services.position is 'Services are listed by ascending position.';
comment on column public.services.is_active is 'False: it can no longer be booked.';
comment on column public.services.in_wizard is 'False: only staff can book it.';
comment on column public.services.needs is 'Equipment that its bay must have, such as {lift}; empty: every bay takes it.';
comment on column public.services.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.services enable row level security;
create policy services_read on public.services for select to anon, authenticated, publisher using (true);
create policy services_add on public.services for insert to authenticated with check ((select private.is_admin()));
create policy services_change on public.services for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.services to anon, authenticated, service_role, publisher;
grant insert (id, name, name_es, description, description_es, minutes, price, position, is_active, in_wizard, needs)
  on public.services to authenticated;
grant update (name, name_es, description, description_es, minutes, price, position, is_active, in_wizard, needs)
  on public.services to authenticated;
grant insert, update, delete on public.services to service_role;

insert into public.services (id, name, name_es, minutes, price, position) values
  ('tire-rotation',       'Tire Rotation',       'Rotación de llantas',   30,  30, 1),
  ('oil-change',          'Oil Change',          'Cambio de aceite',      45,  45, 2),
  ('brake-service',       'Brake Service',       'Servicio de frenos',   120, 150, 3),
  ('wheel-alignment',     'Wheel Alignment',     'Alineación',            60,  80, 4),
  ('engine-diagnostic',   'Engine Diagnostic',   'Diagnóstico de motor',  60, 100, 5),
  ('battery-replacement', 'Battery Replacement', 'Cambio de batería',     30, 200, 6);

create trigger services_lock before insert or update or delete on public.services
  for each statement execute function private.lock_bookings();
create trigger services_updated_at before update on public.services
  for each row execute function private.touch_updated_at();
create trigger services_audit after insert or update or delete on public.services
  for each row execute function private.write_audit('{}');
create trigger services_publication after insert or update or delete on public.services
  for each row execute function private.request_publication();
create trigger all_lengths before insert or update on public.services
  for each row execute function private.check_lengths();

create table public.opening_hours (
  id         uuid primary key default gen_random_uuid(),
  weekday    int not null,
  opens      time not null,
  closes     time not null,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint opening_hours_weekday check (weekday between 1 and 7),
  constraint opening_hours_times check (opens < closes and closes < '24:00'
    and extract(second from opens) = 0 and extract(second from closes) = 0),
  -- Both bounds are included: touching spans are one span, which a booking fits as a whole.
  constraint opening_hours_once exclude using gist (int4range(
    weekday * 100000 + extract(epoch from opens)::int, weekday * 100000 + extract(epoch from closes)::int, '[]') with &&)
);
comment on table public.opening_hours is 'When the shop is open: spans that neither overlap nor touch. The gap between two spans is a break; a weekday without a span is closed.';
comment on column public.opening_hours.id is 'Generated by the database.';
comment on column public.opening_hours.weekday is '1 is Monday, 7 is Sunday.';
comment on column public.opening_hours.opens is 'Begin of the span, in whole minutes.';
comment on column public.opening_hours.closes is 'End of the span, in whole minutes.';
comment on column public.opening_hours.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.opening_hours enable row level security;
create policy opening_hours_read on public.opening_hours for select to anon, authenticated, publisher using (true);
create policy opening_hours_add on public.opening_hours for insert to authenticated with check ((select private.is_admin()));
create policy opening_hours_change on public.opening_hours for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy opening_hours_remove on public.opening_hours for delete to authenticated using ((select private.is_admin()));
grant select on public.opening_hours to anon, authenticated, service_role, publisher;
grant insert (weekday, opens, closes), update (weekday, opens, closes) on public.opening_hours to authenticated;
grant delete on public.opening_hours to authenticated, service_role;
grant insert, update on public.opening_hours to service_role;

insert into public.opening_hours (weekday, opens, closes)
select d, time '08:00', time '20:00' from generate_series(1, 5) as d
union all
select 6, time '09:00', time '17:00';

create trigger opening_hours_updated_at before update on public.opening_hours
  for each row execute function private.touch_updated_at();
create trigger opening_hours_audit after insert or update or delete on public.opening_hours
  for each row execute function private.write_audit('{}');
create trigger opening_hours_publication after insert or update or delete on public.opening_hours
  for each row execute function private.request_publication();

create table public.slots (
  id         uuid primary key default gen_random_uuid(),
  weekday    int not null,
  starts     time not null,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint slots_weekday check (weekday between 1 and 7),
  constraint slots_starts check (starts < '24:00' and extract(second from starts) = 0),
  constraint slots_once unique (weekday, starts)
);
comment on table public.slots is 'The times of day at which a booking can start, for each weekday.';
comment on column public.slots.id is 'Generated by the database.';
comment on column public.slots.weekday is '1 is Monday, 7 is Sunday.';
comment on column public.slots.starts is 'Time of day, in whole minutes.';
comment on column public.slots.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.slots enable row level security;
create policy slots_read on public.slots for select to anon, authenticated, publisher using (true);
create policy slots_add on public.slots for insert to authenticated with check ((select private.is_admin()));
create policy slots_change on public.slots for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy slots_remove on public.slots for delete to authenticated using ((select private.is_admin()));
grant select on public.slots to anon, authenticated, service_role, publisher;
grant insert (weekday, starts), update (weekday, starts) on public.slots to authenticated;
grant delete on public.slots to authenticated, service_role;
grant insert, update on public.slots to service_role;

insert into public.slots (weekday, starts)
select d, s::time from generate_series(1, 5) as d, unnest(private.slots()) as s;

create trigger slots_lock before insert or update or delete on public.slots
  for each statement execute function private.lock_bookings();
create trigger slots_updated_at before update on public.slots
  for each row execute function private.touch_updated_at();
create trigger slots_audit after insert or update or delete on public.slots
  for each row execute function private.write_audit('{}');
create trigger slots_publication after insert or update or delete on public.slots
  for each row execute function private.request_publication();

create table public.closures (
  id         uuid primary key default gen_random_uuid(),
  first_day  date not null,
  last_day   date not null,
  closes     time,
  reopens    time,
  reason     text not null default '',
  reason_es  text not null default '',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint closures_days check (first_day between '2000-01-01' and last_day and last_day <= '9999-12-31'),
  constraint closures_times check (num_nulls(closes, reopens) in (0, 2) and closes < reopens),
  constraint closures_reason check (char_length(reason) <= 200 and reason !~ '[[:cntrl:]]'),
  constraint closures_reason_es check (char_length(reason_es) <= 200 and reason_es !~ '[[:cntrl:]]')
);
comment on table public.closures is 'Days, or some hours of days, on which the shop is closed. They may overlap.';
comment on column public.closures.id is 'Generated by the database.';
comment on column public.closures.first_day is 'First closed day.';
comment on column public.closures.last_day is 'Last closed day; equal to first_day for one day.';
comment on column public.closures.closes is 'From when the shop is closed on each of the days; null for whole days.';
comment on column public.closures.reopens is 'Until when the shop is closed on each of the days; null for whole days.';
comment on column public.closures.reason is 'English reason that visitors may read, up to 200 characters.';
comment on column public.closures.reason_es is 'Spanish reason that visitors may read, up to 200 characters.';
comment on column public.closures.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.closures enable row level security;
create policy closures_read on public.closures for select to anon, authenticated, publisher using (true);
create policy closures_add on public.closures for insert to authenticated with check ((select private.is_admin()));
create policy closures_change on public.closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy closures_remove on public.closures for delete to authenticated using ((select private.is_admin()));
grant select on public.closures to anon, authenticated, service_role, publisher;
grant insert (first_day, last_day, closes, reopens, reason, reason_es) on public.closures to authenticated;
grant update (first_day, last_day, closes, reopens, reason, reason_es) on public.closures to authenticated;
grant delete on public.closures to authenticated, service_role;
grant insert, update on public.closures to service_role;

create trigger closures_updated_at before update on public.closures
  for each row execute function private.touch_updated_at();
create trigger closures_audit after insert or update or delete on public.closures
  for each row execute function private.write_audit('{}');
create trigger closures_publication after insert or update or delete on public.closures
  for each row execute function private.request_publication();
create trigger all_lengths before insert or update on public.closures
  for each row execute function private.check_lengths();

create table public.bays (
  id         int primary key,
  name       text not null,
  is_active  boolean not null default true,
  equipment  text[] not null default '{}',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint bays_id check (id between 1 and 99),
  constraint bays_name check (name ~ '\S' and char_length(name) <= 60 and name !~ '[[:cntrl:]]'),
  constraint bays_equipment check (to_jsonb(equipment)::text ~ '^\[("[a-z0-9-]{1,40}"(, )?)*\]$')
);
comment on table public.bays is 'Places for one vehicle each. A bay that is no longer used becomes inactive: bookings refer to it.';
comment on column public.bays.id is 'Number of the bay, 1 to 99, by which bookings refer to it.';
comment on column public.bays.name is 'Name that staff use, one line of up to 60 characters.';
comment on column public.bays.is_active is 'False: no booking is assigned to it. At least one bay is active.';
comment on column public.bays.equipment is 'What the bay has, such as {lift}; see services.needs.';
comment on column public.bays.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.bays enable row level security;
create policy bays_read on public.bays for select to authenticated using ((select private.is_admin()));
create policy bays_add on public.bays for insert to authenticated with check ((select private.is_admin()));
create policy bays_change on public.bays for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.bays to authenticated, service_role;
grant insert (id, name, is_active, equipment), update (name, is_active, equipment) on public.bays to authenticated;
grant insert, update, delete on public.bays to service_role;

insert into public.bays (id, name) values (1, 'Bay 1'), (2, 'Bay 2');

create trigger bays_updated_at before update on public.bays
  for each row execute function private.touch_updated_at();
create trigger bays_audit after insert or update or delete on public.bays
  for each row execute function private.write_audit('{}');
create trigger all_lengths before insert or update on public.bays
  for each row execute function private.check_lengths();

create table public.holds (
  id         uuid primary key default gen_random_uuid(),
  bay        int not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  reason     text not null default '',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint holds_bay_fkey foreign key (bay) references public.bays (id),
  constraint holds_times check (starts_at < ends_at and starts_at >= '2000-01-01' and ends_at < '10000-01-01'),
  constraint holds_reason check (char_length(reason) <= 200 and reason !~ '[[:cntrl:]]'),
  -- See bookings_bay_once.
  constraint holds_bay_once exclude using gist (int8range(
    bay * 1000000000000 + extract(epoch from starts_at at time zone 'UTC')::bigint,
    bay * 1000000000000 + extract(epoch from ends_at at time zone 'UTC')::bigint) with &&)
);
comment on table public.holds is 'Times at which a bay takes no booking.';
comment on column public.holds.id is 'Generated by the database.';
comment on column public.holds.bay is 'The bay.';
comment on column public.holds.starts_at is 'Begin of the hold.';
comment on column public.holds.ends_at is 'End of the hold.';
comment on column public.holds.reason is 'Why, for staff; up to 200 characters.';
comment on column public.holds.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.holds enable row level security;
create policy holds_read on public.holds for select to authenticated using ((select private.is_admin()));
create policy holds_add on public.holds for insert to authenticated with check ((select private.is_admin()));
create policy holds_change on public.holds for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy holds_remove on public.holds for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.holds to authenticated, service_role;
grant insert (bay, starts_at, ends_at, reason) on public.holds to authenticated;
grant update (bay, starts_at, ends_at, reason) on public.holds to authenticated;
grant insert, update on public.holds to service_role;

create trigger holds_lock before insert or update or delete on public.holds
  for each statement execute function private.lock_bookings();
create trigger holds_updated_at before update on public.holds
  for each row execute function private.touch_updated_at();
create trigger holds_audit after insert or update or delete on public.holds
  for each row execute function private.write_audit('{}');
create trigger all_lengths before insert or update on public.holds
  for each row execute function private.check_lengths();

create function private.guard_hold() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.bookings b
    where b.bay = new.bay and b.ends_at > new.starts_at and b.starts_at < new.ends_at) then
    raise exception 'bay_taken' using errcode = 'PT409';
  end if;
  return null;
end $$;
comment on function private.guard_hold is 'Rejects a hold of a bay that a booking occupies at that time.';
-- After the policies: an account that is not an administrator's must not learn what occupies a bay.
create trigger holds_guard after insert or update on public.holds
  for each row execute function private.guard_hold();

-- Free bays and times -----------------------------------------------------------------------------

create function private.bay_demand(p_services text[], out minutes int, out needs text[])
language sql stable security definer set search_path = ''
as $$
  select case when count(s.id) = cardinality(p_services) then sum(s.minutes)::int end,
    coalesce((select array_agg(distinct n) from public.services o, unnest(o.needs) as n where o.id = any (p_services)), '{}')
  from unnest(p_services) as chosen left join public.services s on s.id = chosen
$$;
comment on function private.bay_demand is
  'How long services occupy a bay together, and what equipment they need; minutes are null when a service is unknown.';

create function private.is_slot(p_date date, p_slot text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.slots s
    where to_char(s.starts, 'HH24:MI') = p_slot and s.weekday = coalesce(extract(isodow from p_date), s.weekday))
$$;
comment on function private.is_slot is 'True when this time is a slot of this day; without a day, of any weekday.';

create function private.open_times(p_from date, p_to date) returns table (day date, open_at tsmultirange)
language sql stable security definer set search_path = ''
as $$
  select d.day,
    coalesce((select range_agg(tsrange(d.day + o.opens, d.day + o.closes))
      from public.opening_hours o where o.weekday = extract(isodow from d.day)), '{}')
    - coalesce((select range_agg(tsrange(d.day + coalesce(c.closes, '00:00'), d.day + coalesce(c.reopens, '24:00')))
      from public.closures c where d.day between c.first_day and c.last_day), '{}')
  from (select p_from + n as day from generate_series(0, p_to - p_from) as n) as d
$$;
comment on function private.open_times is
  'When the shop is open on each day, in its wall clock: the opening hours without the closures.';

-- In PL/pgSQL, because an SQL function is planned for unknown times and then reads every past booking.
create function private.taken_bays(p_from timestamptz, p_to timestamptz, p_except uuid)
returns table (bay int, starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select b.bay, b.starts_at, b.ends_at from public.bookings b
    where b.bay is not null and b.ends_at > p_from and b.starts_at < p_to and b.id is distinct from p_except
    union all
    select h.bay, h.starts_at, h.ends_at from public.holds h join public.bays y on y.id = h.bay
    where y.is_active and h.ends_at > p_from and h.starts_at < p_to;
end $$;
comment on function private.taken_bays is 'Bookings and holds that overlap a time; one booking can be left out.';

-- A booking in a bay that was deactivated still counts as a taken bay.
create function private.free_bay(p_starts timestamptz, p_ends timestamptz, p_needs text[], p_except uuid, p_only int) returns int
language sql stable security definer set search_path = ''
as $$
  with taken as (select distinct t.bay from private.taken_bays(p_starts, p_ends, p_except) t)
  select min(b.id) from public.bays b
  where b.is_active and b.id = coalesce(p_only, b.id) and p_needs <@ b.equipment and b.id not in (select t.bay from taken t)
    and (select count(*) from taken) < (select count(*) from public.bays a where a.is_active)
$$;
comment on function private.free_bay is
  'The lowest bay with the equipment that is free for the whole time, or null; one booking can be left out, and one bay can be the only one considered.';

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
comment on function private.free_slots is
  'The slots at which a bay with the equipment is free for so long, with the number of such bays, in one query; one booking can be left out.';

-- The settings bays, closures and hours_… are kept equal to the rows ------------------------------

create function private.schedule_settings() returns table (key text, value text)
language sql stable security definer set search_path = ''
as $$
  select 'bays', count(*)::text from public.bays b where b.is_active
  union all
  select 'closures', coalesce(string_agg(
    to_char(lower(r), 'YYYY-MM-DD') || case when upper(r) - lower(r) > 1 then to_char(upper(r) - 1, '".."YYYY-MM-DD') else '' end,
    ', ' order by lower(r)), '')
  from unnest((select range_agg(daterange(c.first_day, c.last_day, '[]')) from public.closures c where c.closes is null)
    * datemultirange(daterange(private.shop_today(), null))) as r
  union all
  select k, coalesce((
    select mode() within group (order by d.span) from (
      select to_char(min(o.opens), 'HH24:MI-') || to_char(max(o.closes), 'HH24:MI') as span
      from public.opening_hours o where o.weekday = any (private.weekdays(k)) group by o.weekday) as d), '')
  from unnest(array['hours_weekdays', 'hours_saturday', 'hours_sunday']) as k
$$;
comment on function private.schedule_settings is
  'The rows as values of settings: the number of active bays, the whole closed days from today on, and the hours that most open days of a setting have.';

-- Inside another trigger, the rows are being changed because a setting was saved.
create function private.mirror_schedule() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  future constant datemultirange := datemultirange(daterange(private.shop_today(), null));
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  if not exists (select from public.bays b where b.is_active) then
    raise exception 'last_bay' using errcode = '22023';
  end if;
  update public.settings s set value = m.value from private.schedule_settings() m
  where m.key = s.key and case s.key
    when 'closures' then private.closure_days(s.value) * future <> private.closure_days(m.value)
    else s.value <> m.value end;
  return null;
end $$;
comment on function private.mirror_schedule is
  'Updates the settings whose values differ from the rows; rejects the deactivation of the last bay.';
create trigger opening_hours_mirror after insert or update or delete on public.opening_hours
  for each statement execute function private.mirror_schedule();
create trigger closures_mirror after insert or update or delete on public.closures
  for each statement execute function private.mirror_schedule();
create trigger bays_mirror after insert or update or delete on public.bays
  for each statement execute function private.mirror_schedule();

create function private.apply_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  future constant datemultirange := datemultirange(daterange(private.shop_today(), null));
  closed constant datemultirange := private.closure_days(new.value) * future;
begin
  perform private.take_lock('bookings');
  if new.key = 'bays' then
    insert into public.bays (id, name, is_active)
    select n, 'Bay ' || n, false from generate_series(1, 99) as n
    where not exists (select from public.bays b where b.id = n)
    order by n limit greatest(new.value::int - (select count(*) from public.bays), 0);
    update public.bays b set is_active = not b.is_active
    from (select o.id, row_number() over (order by o.is_active desc, o.id) as n from public.bays o) as numbered
    where numbered.id = b.id and b.is_active <> (numbered.n <= new.value::int);
  elsif new.key = 'closures' then
    delete from public.closures c
    where c.closes is null and not datemultirange(daterange(c.first_day, c.last_day, '[]')) * future <@ closed;
    insert into public.closures (first_day, last_day)
    select lower(r), upper(r) - 1 from unnest(closed - coalesce((
      select range_agg(daterange(c.first_day, c.last_day, '[]')) from public.closures c where c.closes is null), '{}')) as r;
  elsif exists (select from private.schedule_settings() m where m.key = new.key and m.value <> new.value) then
    delete from public.opening_hours o where o.weekday = any (private.weekdays(new.key));
    insert into public.opening_hours (weekday, opens, closes)
    select d, split_part(new.value, '-', 1)::time, split_part(new.value, '-', 2)::time
    from unnest(private.weekdays(new.key)) as d where new.value <> '';
  end if;
  return null;
end $$;
comment on function private.apply_setting is
  'Changes the rows to the value of a saved setting; rows that equal it already remain.';
create trigger settings_apply after insert or update on public.settings
  for each row when (new.key in ('bays', 'closures', 'hours_weekdays', 'hours_saturday', 'hours_sunday'))
  execute function private.apply_setting();

-- A saved setting holds its row when it takes the lock on bookings. The same order here prevents a deadlock.
create function private.lock_schedule() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.settings s where s.key in (select m.key from private.schedule_settings() m) order by s.key for update;
  perform private.take_lock('bookings');
  return null;
end $$;
comment on function private.lock_schedule is
  'Serializes a change of the schedule with bookings and with saved settings.';
create trigger opening_hours_lock before insert or update or delete on public.opening_hours
  for each statement execute function private.lock_schedule();
create trigger closures_lock before insert or update or delete on public.closures
  for each statement execute function private.lock_schedule();
create trigger bays_lock before insert or update or delete on public.bays
  for each statement execute function private.lock_schedule();

-- Saved as a whole: row by row, a failure would leave half a day.
create function public.save_weekdays(p_weekdays int[], p_spans text[], p_slots text[], p_read jsonb) returns void
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
comment on function public.save_weekdays is
  'Gives weekdays these spans (08:00-12:00) and slots (08:00), unless their rows are others than those that were read ({id, updated_at}). Rejects with not_admin or schedule_changed, or as the tables do.';
revoke execute on function public.save_weekdays from public;
grant execute on function public.save_weekdays to authenticated;
