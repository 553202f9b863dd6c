-- Bookings: the table, and the one trigger that gives a booking its time and its bay.

create function private.service_duration(p_service text) returns interval
language sql immutable set search_path = ''
as $$
  select case p_service
    when 'tire-rotation'       then interval '30 minutes'
    when 'oil-change'          then interval '45 minutes'
    when 'brake-service'       then interval '2 hours'
    when 'wheel-alignment'     then interval '1 hour'
    when 'engine-diagnostic'   then interval '1 hour'
    when 'battery-replacement' then interval '30 minutes'
  end
$$;
comment on function private.service_duration(text) is 'How long a service keeps a bay; null for what is no service.';

create function private.slots() returns text[]
language sql immutable set search_path = ''
as $$ select array['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'] $$;
comment on function private.slots() is 'The times of day that can be booked, shop time.';

create function private.slot_start(p_date date, p_slot text) returns timestamptz
language sql stable set search_path = ''
as $$ select case when p_slot = any (private.slots()) then (p_date + p_slot::time) at time zone private.shop_zone() end $$;
comment on function private.slot_start(date, text) is 'The instant of a slot; 9:00 AM stays 9:00 AM across clock changes.';

create table public.bookings (
  id                uuid primary key default gen_random_uuid(),
  reference         text not null,
  status            text not null default 'requested',
  service           text,
  requested_date    date,
  requested_slot    text,
  starts_at         timestamptz,
  ends_at           timestamptz,
  bay               int,
  name              text not null,
  email             text not null,
  phone             text not null,
  vehicle           text not null,
  notes             text not null default '',
  language          text not null,
  idempotency_key   uuid not null,
  cancel_token_hash bytea not null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default date_trunc('milliseconds', now()),
  constraint bookings_reference check (reference ~ '^[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}$'),
  constraint bookings_status    check (status in ('requested', 'confirmed', 'completed', 'cancelled', 'no_show')),
  constraint bookings_service   check (private.service_duration(service) is not null or service is null),
  constraint bookings_slot      check (requested_slot = any (private.slots())),
  constraint bookings_name      check (name ~ '\S' and char_length(name) <= 100 and name !~ '[[:cntrl:]]'),
  constraint bookings_email     check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint bookings_phone     check (phone ~* '^\+?[-0-9(). /]{7,30}((ext\.?|x|#) *[0-9]{1,6})?$'
    and char_length(regexp_replace(phone, '\D', '', 'g')) between 7 and 21),
  constraint bookings_vehicle   check (vehicle ~ '\S' and char_length(vehicle) <= 150 and vehicle !~ '[[:cntrl:]]'),
  constraint bookings_notes     check (char_length(notes) <= 2000),
  constraint bookings_language  check (language in ('en', 'es')),
  constraint bookings_token     check (octet_length(cancel_token_hash) = 32),
  constraint bookings_bay       check (bay between 1 and 99),
  constraint bookings_times     check (num_nulls(starts_at, ends_at) in (0, 2) and starts_at < ends_at),
  constraint bookings_placed    check ((bay is not null) = (starts_at is not null and status in ('confirmed', 'completed', 'no_show'))),
  constraint bookings_confirmed check (status <> 'confirmed' or bay is not null),
  constraint bookings_reference_once unique (reference),
  constraint bookings_key_once       unique (idempotency_key),
  constraint bookings_token_once     unique (cancel_token_hash),
  -- The hard rule: nothing can put two bookings into one bay at one time. Each bay has its own
  -- stretch of one number line (seconds since 1970), because a range of times and a bay together
  -- would need the btree_gist extension.
  constraint bookings_bay_once exclude using gist (int8range(
    bay * 100000000000 + extract(epoch from starts_at at time zone 'UTC')::bigint,
    bay * 100000000000 + extract(epoch from ends_at at time zone 'UTC')::bigint) with &&) where (bay is not null)
);
create index bookings_by_time on public.bookings (starts_at, ends_at);
create index bookings_newest on public.bookings (created_at desc, id);
comment on table public.bookings is 'Appointments, and requests without a time. Visitors write them through book_appointment only.';
comment on column public.bookings.id is 'Made by the database.';
comment on column public.bookings.reference is 'Short code for talking about the booking on the phone.';
comment on column public.bookings.status is 'requested: no time yet; confirmed, completed, no_show: holds its bay; cancelled: holds none.';
comment on column public.bookings.service is 'One of the six services, or null when none was chosen.';
comment on column public.bookings.requested_date is 'Chosen date, shop calendar, or null.';
comment on column public.bookings.requested_slot is 'Chosen time of day as HH:MM, shop time, or null.';
comment on column public.bookings.starts_at is 'Start, computed from date and slot once the booking has service, date and slot.';
comment on column public.bookings.ends_at is 'Start plus the service''s duration.';
comment on column public.bookings.bay is 'The bay kept for it, assigned by the database.';
comment on column public.bookings.name is 'Customer''s name, one line of up to 100 characters.';
comment on column public.bookings.email is 'Customer''s e-mail address, up to 254 characters.';
comment on column public.bookings.phone is 'Customer''s phone number as typed: at least 7 digits with the usual signs, an extension at the end.';
comment on column public.bookings.vehicle is 'Year, make and model as typed, up to 150 characters.';
comment on column public.bookings.notes is 'Free text of up to 2,000 characters; staff may change it.';
comment on column public.bookings.language is 'Language in which the customer booked: en or es.';
comment on column public.bookings.idempotency_key is 'Key of the submission: sent twice, stored once.';
comment on column public.bookings.cancel_token_hash is 'SHA-256 of the token in the private cancel link; the token itself is not stored.';
comment on column public.bookings.created_at is 'When it was sent.';
comment on column public.bookings.updated_at is 'Last change; see products.updated_at.';
comment on index public.bookings_by_time is 'Finding what overlaps a slot, and the day''s list.';
comment on index public.bookings_newest is 'The list of all bookings.';

-- Bays and closed days -----------------------------------------------------------------------------

create function private.bay_count() returns int
language sql stable security definer set search_path = ''
as $$ select coalesce((select s.value::int from public.settings s where s.key = 'bays'), 2) $$;
comment on function private.bay_count() is 'How many bays the shop has, from the settings.';

create function private.is_weekend(p_day date) returns boolean
language sql immutable set search_path = ''
as $$ select extract(isodow from p_day) in (6, 7) $$;
comment on function private.is_weekend(date) is 'Appointments are never on Saturdays and Sundays.';

create function private.is_closure(p_day date) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.settings s where s.key = 'closures' and p_day <@ private.closure_days(s.value)) $$;
comment on function private.is_closure(date) is 'Do the settings say that the shop is closed on this day?';

-- Fewer bays than before leaves bookings in bays that are gone: they still count as work to be done.
create function private.free_bay(p_starts timestamptz, p_ends timestamptz, p_except uuid) returns int
language sql stable security definer set search_path = ''
as $$
  with taken as (
    select distinct b.bay from public.bookings b
    where b.bay is not null and b.starts_at < p_ends and b.ends_at > p_starts and b.id is distinct from p_except)
  select min(n) from generate_series(1, private.bay_count()) as n
  where n not in (select t.bay from taken t) and (select count(*) from taken) < private.bay_count()
$$;
comment on function private.free_bay(timestamptz, timestamptz, uuid) is 'The lowest bay that is free all that time, or null; one booking can be left out.';

-- Time and bay -------------------------------------------------------------------------------------

-- Taken before any row is, so that everybody waits in the same order and nobody for each other.
create function private.lock_bookings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_lock('bookings');
  return null;
end $$;
comment on function private.lock_bookings() is 'Lets bookings change one statement at a time, so that a bay seen free is still free when taken.';
create trigger bookings_lock before insert or update on public.bookings
  for each statement execute function private.lock_bookings();

create function private.place_booking() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'requested' or num_nulls(new.service, new.requested_date, new.requested_slot) > 0 then
    if new.status = 'confirmed' then
      raise exception 'time_missing' using errcode = '22023';
    end if;
    new.starts_at := null;
    new.ends_at := null;
    new.bay := null;
    return new;
  end if;
  if new.starts_at is null or (new.service, new.requested_date, new.requested_slot)
    is distinct from (old.service, old.requested_date, old.requested_slot) then
    new.starts_at := private.slot_start(new.requested_date, new.requested_slot);
    new.ends_at := new.starts_at + private.service_duration(new.service);
    new.bay := null;
  end if;
  if new.status = 'cancelled' then
    new.bay := null;
  elsif new.bay is null then
    new.bay := private.free_bay(new.starts_at, new.ends_at, new.id);
    if new.bay is null then
      raise exception 'slot_full' using errcode = 'PT409';
    end if;
  end if;
  return new;
end $$;
comment on function private.place_booking() is 'Gives a booking its time and a free bay, or refuses it; a cancelled one gives its bay back.';
create trigger bookings_place before insert or update on public.bookings
  for each row execute function private.place_booking();
create trigger bookings_updated_at before update on public.bookings
  for each row execute function private.touch_updated_at();

-- Who may do what ----------------------------------------------------------------------------------

alter table public.bookings enable row level security;
create policy bookings_read on public.bookings for select to authenticated using ((select private.is_admin()));
create policy bookings_change on public.bookings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

revoke all on public.bookings from public, anon, authenticated, service_role;
grant select on public.bookings to authenticated;
-- Confirming a request, and moving an appointment, are an update of these; the trigger does the rest.
grant update (status, notes, service, requested_date, requested_slot) on public.bookings to authenticated;
grant select, insert, update, delete on public.bookings to service_role;

revoke execute on function
  private.service_duration(text), private.slots(), private.slot_start(date, text), private.bay_count(),
  private.is_weekend(date), private.is_closure(date), private.free_bay(timestamptz, timestamptz, uuid),
  private.lock_bookings(), private.place_booking()
  from public, anon, authenticated, service_role;
-- A check constraint runs with the rights of whoever writes the row.
grant execute on function private.service_duration(text), private.slots() to authenticated, service_role;
