-- When the shop works and on what (docs/decisions/schedule-and-bookings.md): services, opening hours, slots, closures.
-- Weekdays are numbered as in ISO 8601: 1 is Monday, 7 is Sunday. Times of day are the shop's wall clock.

create function private.slot_start(p_date date, p_slot text) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return case when p_slot ~ '^([01]\d|2[0-3]):[0-5]\d$' then (p_date + p_slot::time) at time zone private.shop_zone() end;
end $$;
comment on function private.slot_start is
  'When a booking at a time of day starts; 9:00 AM stays 9:00 AM across daylight saving changes. Null for a malformed time.';

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
comment on column public.services.price is 'US dollars, in steps of one cent; 0: on request.';
comment on column public.services.position is 'Services are listed by ascending position.';
comment on column public.services.is_active is 'False: it can no longer be booked.';
comment on column public.services.in_wizard is 'False: only staff can book it.';
comment on column public.services.needs is 'Equipment that its bay must have, such as {lift}; empty: every bay takes it.';
comment on column public.services.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.services enable row level security;
create policy services_read on public.services for select to authenticated
  using ((select private.is_admin()));
create policy services_read_publisher on public.services for select to publisher using (true);
create policy services_add on public.services for insert to authenticated with check ((select private.is_admin()));
create policy services_change on public.services for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.services to authenticated, service_role, publisher;
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
create trigger services_before_row before insert or update on public.services
  for each row execute function private.check_and_touch_row();
create trigger services_after_row after insert or update or delete on public.services
  for each row execute function private.audit_and_publish_row();

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
create policy opening_hours_read on public.opening_hours for select to authenticated
  using ((select private.is_admin()));
create policy opening_hours_read_publisher on public.opening_hours for select to publisher using (true);
create policy opening_hours_add on public.opening_hours for insert to authenticated with check ((select private.is_admin()));
create policy opening_hours_change on public.opening_hours for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy opening_hours_remove on public.opening_hours for delete to authenticated using ((select private.is_admin()));
grant select on public.opening_hours to authenticated, service_role, publisher;
grant insert (weekday, opens, closes), update (weekday, opens, closes) on public.opening_hours to authenticated;
grant delete on public.opening_hours to authenticated, service_role;
grant insert, update on public.opening_hours to service_role;

insert into public.opening_hours (weekday, opens, closes)
select d, time '08:00', time '20:00' from generate_series(1, 5) as d
union all
select 6, time '09:00', time '17:00';

create trigger opening_hours_lock before insert or update or delete on public.opening_hours
  for each statement execute function private.lock_bookings();
create trigger opening_hours_before_row before update on public.opening_hours
  for each row execute function private.touch_row();
create trigger opening_hours_after_row after insert or update or delete on public.opening_hours
  for each row execute function private.audit_and_publish_row();

create table public.slots (
  id         uuid primary key default gen_random_uuid(),
  weekday    int not null,
  starts     time not null,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint slots_weekday check (weekday between 1 and 7),
  constraint slots_starts check (starts < '24:00' and extract(second from starts) = 0),
  constraint slots_once unique (weekday, starts)
);
comment on table public.slots is 'The times of day at which a visitor''s booking can start, for each weekday.';
comment on column public.slots.id is 'Generated by the database.';
comment on column public.slots.weekday is '1 is Monday, 7 is Sunday.';
comment on column public.slots.starts is 'Time of day, in whole minutes.';
comment on column public.slots.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.slots enable row level security;
create policy slots_read on public.slots for select to authenticated
  using ((select private.is_admin()));
create policy slots_read_publisher on public.slots for select to publisher using (true);
create policy slots_add on public.slots for insert to authenticated with check ((select private.is_admin()));
create policy slots_change on public.slots for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy slots_remove on public.slots for delete to authenticated using ((select private.is_admin()));
grant select on public.slots to authenticated, service_role, publisher;
grant insert (weekday, starts), update (weekday, starts) on public.slots to authenticated;
grant delete on public.slots to authenticated, service_role;
grant insert, update on public.slots to service_role;

insert into public.slots (weekday, starts)
select d, s::time
from generate_series(1, 5) as d, unnest(array['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00']) as s;

create trigger slots_lock before insert or update or delete on public.slots
  for each statement execute function private.lock_bookings();
create trigger slots_before_row before update on public.slots
  for each row execute function private.touch_row();
create trigger slots_after_row after insert or update or delete on public.slots
  for each row execute function private.audit_and_publish_row();

-- Saved as a whole: row by row, a failure would leave half a day.
create function public.save_weekdays(p_weekdays int[], p_spans text[], p_slots text[], p_read jsonb) returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('spans', p_spans, 'slots', p_slots, 'read', p_read));
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
  delete from public.opening_hours o where o.weekday = any (p_weekdays) and (o.opens, o.closes) not in (
    select split_part(p, '-', 1)::time, split_part(p, '-', 2)::time from unnest(p_spans) as p);
  insert into public.opening_hours (weekday, opens, closes)
  select d, w.opens, w.closes from unnest(p_weekdays) as d,
    (select split_part(p, '-', 1)::time as opens, split_part(p, '-', 2)::time as closes from unnest(p_spans) as p) as w
  where (d, w.opens, w.closes) not in (select o.weekday, o.opens, o.closes from public.opening_hours o);
  delete from public.slots s where s.weekday = any (p_weekdays) and s.starts <> all (p_slots::time[]);
  insert into public.slots (weekday, starts)
  select d, t from unnest(p_weekdays) as d, unnest(p_slots::time[]) as t
  where (d, t) not in (select s.weekday, s.starts from public.slots s);
end $$;
comment on function public.save_weekdays is
  'Gives weekdays these spans (08:00-12:00) and slots (08:00), unless their rows are others than those that were read ({id, updated_at}). Rejects with not_admin or schedule_changed, or as the tables do.';
revoke execute on function public.save_weekdays from public;
grant execute on function public.save_weekdays to authenticated;

create table public.closures (
  id         uuid primary key default gen_random_uuid(),
  first_day  date not null,
  last_day   date not null,
  closes     time,
  reopens    time,
  reason     text not null default '',
  reason_es  text not null default '',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint closures_days check (first_day >= '2000-01-01' and first_day <= last_day and last_day <= '9999-12-31'),
  constraint closures_times check (num_nulls(closes, reopens) in (0, 2) and closes < reopens),
  constraint closures_reason check (char_length(reason) <= 200 and reason !~ '[[:cntrl:]]'),
  constraint closures_reason_es check (char_length(reason_es) <= 200 and reason_es !~ '[[:cntrl:]]')
);
comment on table public.closures is 'Days, or some hours of days, on which the shop is closed. They may overlap.';
comment on column public.closures.id is 'Generated by the form, so that a request that is repeated adds no second row; otherwise by the database.';
comment on column public.closures.first_day is 'First closed day.';
comment on column public.closures.last_day is 'Last closed day; equal to first_day for one day.';
comment on column public.closures.closes is 'From when the shop is closed on each of the days; null for whole days.';
comment on column public.closures.reopens is 'Until when the shop is closed on each of the days; null for whole days.';
comment on column public.closures.reason is 'English reason that visitors may read, up to 200 characters.';
comment on column public.closures.reason_es is 'Spanish reason that visitors may read, up to 200 characters.';
comment on column public.closures.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.closures enable row level security;
create policy closures_read on public.closures for select to authenticated
  using ((select private.is_admin()));
create policy closures_read_publisher on public.closures for select to publisher using (true);
create policy closures_add on public.closures for insert to authenticated with check ((select private.is_admin()));
create policy closures_change on public.closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy closures_remove on public.closures for delete to authenticated using ((select private.is_admin()));
grant select on public.closures to authenticated, service_role, publisher;
grant insert (id, first_day, last_day, closes, reopens, reason, reason_es) on public.closures to authenticated;
grant update (first_day, last_day, closes, reopens, reason, reason_es) on public.closures to authenticated;
grant delete on public.closures to authenticated, service_role;
grant insert, update on public.closures to service_role;

create trigger closures_lock before insert or update or delete on public.closures
  for each statement execute function private.lock_bookings();
create trigger closures_before_row before insert or update on public.closures
  for each row execute function private.check_and_touch_row();
create trigger closures_after_row after insert or update or delete on public.closures
  for each row execute function private.audit_and_publish_row();
