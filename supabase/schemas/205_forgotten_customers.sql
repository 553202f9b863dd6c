-- Customers can be forgotten: by staff, or by the worker some months after their last visit. Their bookings stay for
-- the statistics, without name, contact, vehicle and notes (docs/decisions/abuse-and-accounts.md).

create index bookings_by_phone on public.bookings (private.phone_digits(phone));
comment on index public.bookings_by_phone is 'The bookings of a phone number.';
create index bookings_by_email on public.bookings (lower(trim(email)));
comment on index public.bookings_by_email is 'The bookings of an e-mail address.';

create function private.customer_bookings(p_booking uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array_agg(c.id) from public.bookings c
  where c.id = p_booking
    or lower(trim(c.email)) = (
      select nullif(lower(trim(b.email)), '') from public.bookings b where b.id = p_booking)
    or private.phone_digits(c.phone) = (
      select nullif(private.phone_digits(b.phone), '') from public.bookings b where b.id = p_booking)
$$;
comment on function private.customer_bookings is
  'A booking, and all others with its e-mail address or its phone number; null for an unknown one.';

-- As plainName of shared-data, by which staff see who shares a number: a property test compares both.
create function private.plain_name(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(lower(normalize(left(p_name, 300), NFD)), '[ -/:-`{-~\u0300-\u036f’]', '', 'g')
$$;
comment on function private.plain_name is
  'A name without case, accents, spaces and punctuation: another spelling is the same person.';

create function private.person_bookings(p_booking uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array_agg(c.id) from public.bookings b, public.bookings c
  where b.id = p_booking and c.id = any (private.customer_bookings(p_booking))
    and private.plain_name(c.name) = private.plain_name(b.name)
$$;
comment on function private.person_bookings is
  'Those of customer_bookings with the name of the booking: two people can share a phone number or an address.';

create function private.customer_messages(p_bookings uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(m.id), '{}') from public.contact_messages m
  where lower(trim(m.email)) in (
    select lower(trim(b.email)) from public.bookings b where b.id = any (p_bookings))
$$;
comment on function private.customer_messages is
  'The messages of the contact form with an e-mail address of these bookings.';

create function private.person_messages(p_bookings uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(m.id), '{}') from public.contact_messages m
  where m.id = any (private.customer_messages(p_bookings))
    and (
      not exists (
        select from public.bookings o where lower(trim(o.email)) = lower(trim(m.email)) and o.id <> all (p_bookings))
      or private.plain_name(m.name) in (
        select private.plain_name(b.name) from public.bookings b where b.id = any (p_bookings)))
$$;
comment on function private.person_messages is
  'Those of customer_messages that are of the person of these bookings: of an address that bookings of another person have too, only those with the name.';

create function private.is_open(p_booking public.bookings) returns boolean
language sql stable set search_path = ''
as $$
  select (p_booking).status = 'requested'
    or (p_booking).status = 'confirmed' and (p_booking).ends_at > private.shop_now()
$$;
comment on function private.is_open is 'True while the shop still needs the customer: of a request, and until an appointment ends.';

-- The audit log holds nothing that a customer wrote, so nothing is to be erased there.
create function private.forget_bookings(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.bookings b
  set forgotten_at = private.shop_now(), name = '', email = '', phone = '', vehicle = '', plate = '', notes = '',
    sms_consent = null, network = null,
    status = case when b.status = 'requested' then 'cancelled' else b.status end,
    -- The manage link finds nothing any more.
    idempotency_key = gen_random_uuid(),
    cancel_token_hash = sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  where b.id = any (p_ids) and b.forgotten_at is null;
  delete from private.outbox o where o.booking_id = any (p_ids);
end $$;
comment on function private.forget_bookings is
  'Erases the customer of bookings and the messages about them, and ends their manage links. Service, time, bay, status and tires stay; a request is cancelled.';

create function public.customer_records(p_booking uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  perform private.require_admin();
  ids := private.person_bookings(p_booking);
  return (
    select json_build_object('bookings', count(*), 'open', count(*) filter (where private.is_open(b)),
      'messages', cardinality(private.person_messages(ids)))
    from public.bookings b where b.id = any (ids));
end $$;
comment on function public.customer_records is
  'How many bookings and messages forget_customer would erase, and how many of the bookings are open.';
revoke execute on function public.customer_records from public;
grant execute on function public.customer_records to authenticated;

create function public.forget_customer(p_booking uuid) returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  ids uuid[];
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  ids := private.person_bookings(p_booking);
  if ids is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if exists (select from public.bookings b where b.id = any (ids) and private.is_open(b)) then
    raise exception 'still_open' using errcode = 'PT409';
  end if;
  delete from public.contact_messages m where m.id = any (private.person_messages(ids));
  perform private.forget_bookings(ids);
end $$;
comment on function public.forget_customer is
  'Erases the customer of a booking from all bookings with the same name and the same e-mail address or phone number, and deletes their messages and what was sent to them. Rejects with not_admin, not_found, or still_open while one of these bookings is a request or an appointment that is not over.';
revoke execute on function public.forget_customer from public;
grant execute on function public.forget_customer to authenticated;

-- By themselves -----------------------------------------------------------------------------------

create table private.forgetting (
  is_only boolean primary key default true check (is_only),
  ran_at  timestamptz not null default 'epoch'
);
comment on table private.forgetting is 'One row: when old customers were last looked for.';
comment on column private.forgetting.is_only is 'True: there is one row.';
comment on column private.forgetting.ran_at is 'The last time.';

alter table private.forgetting enable row level security;

insert into private.forgetting default values;

create function private.forget_old_customers() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The worker, who also sends mails, must not be held up for long.
  most constant int := 500;
  now constant timestamptz := private.shop_now();
  -- Null: never.
  last_kept constant timestamptz := now - (
    select make_interval(months => nullif(nullif(s.value, '')::int, 0))
    from public.settings s where s.key = 'forget_after_months');
  old uuid[];
begin
  update private.forgetting f set ran_at = now where f.is_only and f.ran_at <= now - interval '1 hour';
  if not found then
    return;
  end if;
  perform private.close_invitations();
  -- Staff may have been undoing a deletion until an hour ago.
  delete from public.contact_messages m where m.id in (
    select o.id from public.contact_messages o
    where o.created_at < last_kept or o.deleted_at <= now - interval '1 hour' limit most);
  old := array(
    select b.id from public.bookings b
    where b.forgotten_at is null and coalesce(b.ends_at, b.created_at) < last_kept
    order by coalesce(b.ends_at, b.created_at) limit most);
  if old <> '{}' then
    perform private.take_lock('bookings');
    perform private.forget_bookings(old);
  end if;
end $$;
comment on function private.forget_old_customers is
  'Once an hour: forgets the customers of bookings that ended longer ago than the setting forget_after_months, and deletes messages that are as old or that staff deleted an hour ago; some hundred at a time. Closes invitations, so that no address stays.';
