-- A booking fits the schedule: slots, opening hours, closures, holds and equipped bays
-- (docs/decisions/schedule-and-bookings.md). The stage is a column of its own, because released remotes
-- reject a list with a status that they do not know.

alter table public.bookings
  add column further_services text[] not null default '{}',
  add column waits boolean,
  add column is_walk_in boolean not null default false,
  add column stage    text,
  add column minutes  int,
  add column plate    text not null default '',
  add column by_staff boolean not null default false,
  drop constraint bookings_service,
  drop constraint bookings_slot,
  drop constraint bookings_email,
  drop constraint bookings_vehicle,
  add constraint bookings_service  foreign key (service) references public.services (id),
  add constraint bookings_bay_fkey foreign key (bay) references public.bays (id),
  add constraint bookings_slot     check (requested_slot ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add constraint bookings_further_services check (further_services = '{}' or (service is not null
    and cardinality(further_services) <= 9 and array_position(further_services, null) is null)),
  add constraint bookings_email check (by_staff and email = ''
    or char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  add constraint bookings_vehicle check (by_staff and vehicle = ''
    or vehicle ~ '\S' and char_length(vehicle) <= 150 and vehicle !~ '[[:cntrl:]]'),
  add constraint bookings_plate   check (char_length(plate) <= 20 and plate !~ '[[:cntrl:]]'),
  add constraint bookings_minutes check (minutes between 5 and 720),
  add constraint bookings_stage   check (stage is null
    or status = 'confirmed' and stage in ('arrived', 'in_bay', 'ready'));
comment on column public.bookings.service is 'The first service, or null when none was selected.';
comment on column public.bookings.further_services is 'Services after the first: all are done one after another in one bay.';
comment on column public.bookings.waits is 'True when the customer waits, false when they leave the vehicle, null when they did not say.';
comment on column public.bookings.is_walk_in is 'True when the customer came without an appointment: the booking need not start at a slot.';
comment on column public.bookings.email is 'Customer''s e-mail address, up to 254 characters; may be empty when staff entered the booking.';
comment on column public.bookings.vehicle is 'Year, make and model as typed, up to 150 characters; may be empty when staff entered the booking.';
comment on column public.bookings.bay is 'The bay that staff chose or that the database assigned.';
comment on column public.bookings.ends_at is 'Start plus the minutes that staff chose, or else those of its services.';
comment on column public.bookings.stage is 'Of a confirmed booking on its day: arrived, in_bay, ready; null before. Another status clears it.';
comment on column public.bookings.minutes is 'How long it occupies its bay, chosen by staff; null: as long as its services take.';
comment on column public.bookings.plate is 'License plate as typed, up to 20 characters.';
comment on column public.bookings.by_staff is 'True when staff entered the booking.';
create index bookings_by_end on public.bookings (ends_at) where bay is not null;
comment on index public.bookings_by_end is 'Finds the current and future bookings among many past ones.';

create function private.bay_demand(p_services text[], out minutes int, out needs text[])
language sql stable security definer set search_path = ''
as $$
  select case when count(s.id) = cardinality(p_services) then sum(s.minutes)::int end,
    coalesce((select array_agg(distinct n) from public.services o, unnest(o.needs) as n where o.id = any (p_services)), '{}')
  from unnest(p_services) as chosen left join public.services s on s.id = chosen
$$;
comment on function private.bay_demand(text[]) is 'How long services occupy a bay together, and what equipment they need; minutes are null when a service is unknown.';

create or replace function private.slot_start(p_date date, p_slot text) returns timestamptz
language sql stable set search_path = ''
as $$ select case when p_slot ~ '^([01]\d|2[0-3]):[0-5]\d$' then (p_date + p_slot::time) at time zone private.shop_zone() end $$;
comment on function private.slot_start(date, text) is 'When a booking at a time of day starts; 9:00 AM stays 9:00 AM across daylight saving changes. Null for a malformed time.';
comment on function private.slots() is 'The times that released wizards show on every day, whatever the slots are.';

create function private.is_slot(p_date date, p_slot text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.slots s
    where to_char(s.starts, 'HH24:MI') = p_slot and s.weekday = coalesce(extract(isodow from p_date), s.weekday))
$$;
comment on function private.is_slot(date, text) is 'True when this time is a slot of this day; without a day, of any weekday.';

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
comment on function private.open_times(date, date) is 'When the shop is open on each day, in its wall clock: the opening hours without the closures.';

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
comment on function private.taken_bays(timestamptz, timestamptz, uuid) is 'Bookings and holds that overlap a time; one booking can be left out.';

-- A booking in a bay that was deactivated still counts as a taken bay.
drop function private.free_bay(timestamptz, timestamptz, uuid);
create function private.free_bay(p_starts timestamptz, p_ends timestamptz, p_needs text[], p_except uuid, p_only int) returns int
language sql stable security definer set search_path = ''
as $$
  with taken as (select distinct t.bay from private.taken_bays(p_starts, p_ends, p_except) t)
  select min(b.id) from public.bays b
  where b.is_active and b.id = coalesce(p_only, b.id) and p_needs <@ b.equipment and b.id not in (select t.bay from taken t)
    and (select count(*) from taken) < (select count(*) from public.bays a where a.is_active)
$$;
comment on function private.free_bay(timestamptz, timestamptz, text[], uuid, int) is 'The lowest bay with the equipment that is free for the whole time, or null; one booking can be left out, and one bay can be the only one considered.';

create or replace function private.place_booking() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen_bay constant int := case when new.bay is distinct from old.bay then new.bay end;
  demand record;
  open_at tsmultirange;
  starts timestamp;
begin
  select * into demand from private.bay_demand(new.service || new.further_services);
  if new.service is not null and demand.minutes is null then
    raise exception 'invalid_service' using errcode = '22023';
  end if;
  if new.status <> 'confirmed' then
    new.stage := null;
  end if;
  if new.status = 'requested' or num_nulls(new.service, new.requested_date, new.requested_slot) > 0 then
    if new.status = 'confirmed' then
      raise exception 'time_missing' using errcode = '22023';
    end if;
    new.starts_at := null;
    new.ends_at := null;
    new.bay := null;
    return new;
  end if;
  if new.starts_at is null or (new.service, new.further_services, new.requested_date, new.requested_slot, new.minutes)
    is distinct from (old.service, old.further_services, old.requested_date, old.requested_slot, old.minutes) then
    new.starts_at := private.slot_start(new.requested_date, new.requested_slot);
    new.ends_at := new.starts_at + make_interval(mins => coalesce(new.minutes, demand.minutes));
    new.bay := null;
  end if;
  if new.status = 'cancelled' then
    new.bay := null;
  elsif new.bay is null or chosen_bay is not null then
    if new.starts_at is null or not (new.is_walk_in or private.is_slot(new.requested_date, new.requested_slot)) then
      raise exception 'invalid_slot' using errcode = '22023';
    end if;
    select o.open_at into open_at from private.open_times(new.requested_date, new.requested_date) as o;
    if isempty(open_at) then
      raise exception 'closed_day' using errcode = '22023';
    end if;
    starts := new.requested_date + new.requested_slot::time;
    if not tsrange(starts, starts + (new.ends_at - new.starts_at)) <@ open_at then
      raise exception 'outside_hours' using errcode = '22023';
    end if;
    new.bay := coalesce(
      private.free_bay(new.starts_at, new.ends_at, demand.needs, new.id, coalesce(chosen_bay, old.bay)),
      case when chosen_bay is null then private.free_bay(new.starts_at, new.ends_at, demand.needs, new.id, null) end);
    if new.bay is null and chosen_bay is not null and not exists (
      select from public.bays b where b.id = chosen_bay and b.is_active and demand.needs <@ b.equipment) then
      raise exception 'invalid_bay' using errcode = '22023';
    end if;
    if new.bay is null then
      raise exception '%', case when chosen_bay is null then 'slot_full' else 'bay_taken' end using errcode = 'PT409';
    end if;
  end if;
  return new;
end $$;
comment on function private.place_booking() is 'Assigns a booking its time and the bay that was chosen, else its present one, else a free one, or rejects it when it does not fit the slots, the opening hours, the closures or the bays; a cancelled booking frees its bay.';

drop function private.check_choice(text, date, text);
create function private.check_choice(p_services text[], p_date date, p_slot text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  by_visitor constant boolean := private.is_api_user() and not private.is_admin();
begin
  if exists (select from unnest(p_services) as chosen where not exists (
    select from public.services s where s.id = chosen and s.is_active and (s.in_wizard or not by_visitor))) then
    raise exception 'invalid_service' using errcode = '22023';
  end if;
  if p_date not between private.shop_today() and private.shop_today() + 30
    or p_date is not null and not exists (select from public.slots s where s.weekday = extract(isodow from p_date)) then
    raise exception 'invalid_date' using errcode = '22023';
  end if;
  if (select isempty(o.open_at) from private.open_times(p_date, p_date) as o) then
    raise exception 'closed_day' using errcode = '22023';
  end if;
  if p_slot is not null and not private.is_slot(p_date, p_slot) then
    raise exception 'invalid_slot' using errcode = '22023';
  end if;
  if private.slot_start(p_date, p_slot) <= private.shop_now() then
    raise exception 'slot_past' using errcode = '22023';
  end if;
end $$;
comment on function private.check_choice(text[], date, text) is 'Validates a selection: active services, a day within 31 days from today that has slots and is not closed, a slot of that day that is not past. Null means not selected.';

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
comment on function private.guard_hold() is 'Rejects a hold of a bay that a booking occupies at that time.';
-- After the policies: an account that is not an administrator's must not learn what occupies a bay.
create trigger holds_guard after insert or update on public.holds
  for each row execute function private.guard_hold();

grant update (further_services, waits, is_walk_in, stage, minutes, bay, name, email, phone, vehicle, plate, language)
  on public.bookings to authenticated;

revoke execute on function
  private.slots(), private.bay_demand(text[]), private.is_slot(date, text), private.open_times(date, date),
  private.taken_bays(timestamptz, timestamptz, uuid), private.free_bay(timestamptz, timestamptz, text[], uuid, int),
  private.check_choice(text[], date, text), private.guard_hold()
  from public, anon, authenticated, service_role;
