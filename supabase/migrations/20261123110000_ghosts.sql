-- Invented bookings must not fill the calendar (docs/decisions/abuse-and-accounts.md): limits by phone
-- number and network, holds with an end for contacts that cannot be reached, requests in place of
-- appointments while the calendar fills unusually fast, and a honeypot that answers like a success. Only
-- expands (docs/decisions/releases.md).

-- Limits -------------------------------------------------------------------------------------------

alter table private.limits
  drop constraint limits_kind_check,
  drop constraint limits_sender_check,
  add constraint limits_kind_check check (kind in ('booking', 'message', 'move', 'placement', 'notice')),
  add constraint limits_sender_check check (sender in ('email', 'address', 'network', 'phone', 'shop'));
comment on table private.limits is 'How many submissions one sender may make, and when the calendar fills unusually fast. Operators change it with SQL.';
comment on column private.limits.kind is 'booking, message or move: submissions that are accepted; placement: appointments that get a bay; notice: bookings after which staff are told.';
comment on column private.limits.sender is 'What is counted: an e-mail address, a client address, a network, a phone number, or shop for all visitors together.';
insert into private.limits (kind, sender, at_most, period) values
  ('booking',   'phone',   20, interval '1 day'),
  ('booking',   'network', 60, interval '1 day'),
  ('message',   'network', 60, interval '1 day'),
  ('placement', 'network', 12, interval '1 day'),
  ('placement', 'shop',    50, interval '1 day'),
  ('notice',    'shop',    20, interval '1 day');

-- Loopback and private addresses are no network of visitors: they are those of this machine, of its
-- tests, or of a proxy that was not announced, which all visitors would share.
create function private.client_network() returns text
language plpgsql stable set search_path = ''
as $$
declare
  address constant text := private.client_address();
begin
  if address::inet <<= any (array['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16',
    '169.254.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10']::inet[]) then
    return null;
  end if;
  return private.wider_network(address);
exception when invalid_text_representation then
  return address;
end $$;
comment on function private.client_network() is 'The /24 or /48 network that the request comes from; null for addresses that are not of the internet, and when no header names one.';

create function private.sender_hash(p_sender text, p_value text) returns bytea
language sql stable set search_path = ''
as $$ select private.keyed_hash('sender', convert_to(p_sender || ':' || p_value, 'UTF8')) $$;
comment on function private.sender_hash(text, text) is 'What is stored of a sender: it can be counted, but not read.';

create function private.phone_digits(p_phone text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(p_phone, '(ext|x|#).*$', '', 'i'), '\D', '', 'g'), '^1(?=\d{10}$)', '')
$$;
comment on function private.phone_digits(text) is 'The digits of a phone number, without extension and without the country code 1: equal in every notation.';

create function private.count_senders(p_kind text, p_senders jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_over boolean;
begin
  if not private.is_api_user() or private.is_admin() then
    return;
  end if;
  perform private.take_lock('submissions');
  delete from private.submissions s
  where s.sent_at < now() - (select max(l.period) from private.limits l where l.kind = s.kind);
  select bool_or(l.at_most <= (
    select count(*) from private.submissions s
    where s.kind = p_kind and s.sent_at > now() - l.period
      and s.sender = private.sender_hash(l.sender, p_senders ->> l.sender)))
  into is_over
  from private.limits l where l.kind = p_kind and p_senders ->> l.sender is not null;
  if is_over then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  insert into private.submissions (kind, sender)
  select p_kind, private.sender_hash(s.key, s.value)
  from jsonb_each_text(p_senders) as s where s.value is not null;
end $$;
comment on function private.count_senders(text, jsonb) is 'Rejects a submission if one of its senders ({email, address, network, phone}) is over its limit, or else records it. Only stored submissions count: a rejection rolls the record back.';

create or replace function private.count_submission(p_kind text, p_email text) returns void
language sql security definer set search_path = ''
as $$
  select private.count_senders(p_kind, jsonb_build_object(
    'email', lower(trim(p_email)), 'address', private.client_address(), 'network', private.client_network()))
$$;
comment on function private.count_submission(text, text) is 'Applies the limits of an e-mail address and of the client to a submission.';

-- Holds with an end --------------------------------------------------------------------------------

alter table public.bookings
  add column held_until timestamptz,
  add column network    bytea,
  add constraint bookings_held check (held_until is null or status in ('confirmed', 'cancelled'));
comment on column public.bookings.held_until is 'When the booking ends by itself unless it is confirmed before, because its contact cannot be reached; null for a firm one.';
comment on column public.bookings.network is 'Keyed hash of the visitor''s network: bookings of one network can be counted, but the network cannot be read.';
create index bookings_held on public.bookings (held_until) where status = 'confirmed' and held_until is not null;
comment on index public.bookings_held is 'Finds the holds that have ended.';

create function private.can_be_dialled(p_phone text) returns boolean
language sql immutable set search_path = ''
as $$
  select d !~ '^(\d)\1*$' and case
    when p_phone ~ '^\+(?!1)' then d ~ '^\d{8,15}$'
    -- An international number as it is dialled here, or without its plus sign.
    when d ~ '^(011|00)?[1-9]\d{10,14}$' then true
    else d ~ '^([2-9](?!11)\d{2})?[2-9](?!11)\d{6}$'
  end
  from private.phone_digits(p_phone) as d
$$;
comment on function private.can_be_dialled(text) is 'True for a number of North America, with or without area code, and for an international one; false for 123 456 7890 or 000 000 0000.';

create function private.is_filling(p_network bytea) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.limits l
    where l.kind = 'placement' and l.at_most <= (
      select count(*) from public.bookings b
      where not b.by_staff and b.bay is not null and b.status = 'confirmed' and b.stage is null
        and b.created_at > now() - l.period and b.starts_at > private.shop_now()
        and (l.sender = 'shop' or b.network = p_network)))
$$;
comment on function private.is_filling(bytea) is 'True while visitors, or those of this network, have made so many coming appointments that further ones are stored as requests, which occupy no bay.';

create function private.limit_bookings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hold_time constant interval := '12 hours';
  network constant text := private.client_network();
begin
  if not private.is_api_user() or private.is_admin() then
    return new;
  end if;
  perform private.count_senders('booking', jsonb_build_object('phone', private.phone_digits(new.phone)));
  new.network := private.sender_hash('network', network);
  if new.status = 'confirmed' and private.is_filling(new.network) then
    new.status := 'requested';
  end if;
  if new.status = 'confirmed' and not private.can_be_dialled(new.phone) then
    new.held_until := private.shop_now() + hold_time;
  end if;
  return new;
end $$;
comment on function private.limit_bookings() is 'Applies the limits to a visitor''s booking: rejects it, stores it as a request while the calendar fills unusually fast, or gives it an end when its phone number cannot be dialled.';
-- Before bookings_place, by its name: a request gets no bay.
create trigger bookings_limit before insert on public.bookings
  for each row execute function private.limit_bookings();

-- Without the claims of the caller, who has not ended them: the audit log must not name this account.
create function private.end_holds(p_except uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  sub constant text := coalesce(current_setting('request.jwt.claim.sub', true), '');
begin
  if not exists (select from public.bookings b
    where b.status = 'confirmed' and b.held_until <= private.shop_now() and b.id is distinct from p_except)
    and not exists (select from private.unanswered_tires(p_except)) then
    return;
  end if;
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  update public.bookings b set status = 'cancelled'
  where b.status = 'confirmed' and b.held_until <= private.shop_now() and b.id is distinct from p_except;
  update public.booking_tires t set state = 'released' where t.id in (select private.unanswered_tires(p_except));
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', sub, true);
end $$;
comment on function private.end_holds(uuid) is 'Cancels the bookings whose hold has ended, except one that can be named, and releases the tires of requests that nobody answered.';

create function private.settle_hold() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status not in ('confirmed', 'cancelled') or new.stage is not null
    or tg_op = 'UPDATE' and old.status <> 'confirmed' and new.status = 'confirmed' then
    new.held_until := null;
  end if;
  if new.status = 'confirmed' and new.held_until <= private.shop_now() then
    -- A customer's manage link no longer moves it; what staff change, they keep.
    if private.is_admin() then
      new.held_until := null;
    else
      new.status := 'cancelled';
    end if;
  end if;
  if new.status = 'confirmed' then
    perform private.end_holds(new.id);
  end if;
  return new;
end $$;
comment on function private.settle_hold() is 'Ends holds whose time is over before a booking gets a bay, and makes a booking firm when the customer arrives or staff confirm it again.';
create trigger bookings_hold before insert or update on public.bookings
  for each row execute function private.settle_hold();

create or replace function private.taken_bays(p_from timestamptz, p_to timestamptz, p_except uuid)
returns table (bay int, starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select b.bay, b.starts_at, b.ends_at from public.bookings b
    where b.bay is not null and b.ends_at > p_from and b.starts_at < p_to and b.id is distinct from p_except
      and not (b.held_until is not null and b.status = 'confirmed' and b.held_until <= private.shop_now())
    union all
    select h.bay, h.starts_at, h.ends_at from public.holds h join public.bays y on y.id = h.bay
    where y.is_active and h.ends_at > p_from and h.starts_at < p_to;
end $$;

-- The answer to a visitor says until when the booking is held.
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
    'held_until', to_char((p_booking).held_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'vehicle', (p_booking).vehicle,
    -- For calendar files: whole seconds, because a later version needs a greater number (RFC 5545, 3.8.7.4).
    'sequence', extract(epoch from (p_booking).updated_at - (p_booking).created_at)::int,
    'cancel_token', private.cancel_token((p_booking).idempotency_key))
$$;

create or replace function private.booking_view(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', a -> 'reference', 'status', a -> 'status', 'stage', (p_booking).stage,
    'service', a -> 'service', 'further_services', a -> 'further_services', 'waits', a -> 'waits', 'date', a -> 'date',
    'slot', a -> 'slot', 'starts_at', a -> 'starts_at', 'ends_at', a -> 'ends_at', 'held_until', a -> 'held_until',
    'sequence', a -> 'sequence',
    'reminders', case when (p_booking).email <> '' then private.wants_reminders((p_booking).email) end)
  from private.booking_answer(p_booking) as a
$$;

-- Only a message to the customer contains this token. The answer to a booking does not, so an invented
-- booking cannot confirm itself.
create function private.contact_token(p_key uuid) returns text
language sql stable security definer set search_path = ''
as $$ select left(encode(private.keyed_hash('cancel_token', convert_to('contact:' || p_key, 'UTF8')), 'hex'), 32) $$;
comment on function private.contact_token(uuid) is 'The token in the manage link of messages, which proves that the customer reads them: #<cancel token>-<contact token>.';

create function private.outbox_token(p_message private.outbox) returns text
language sql stable security definer set search_path = ''
as $$
  select private.cancel_token(b.idempotency_key)
    || case when b.held_until is null then '' else '-' || private.contact_token(b.idempotency_key) end
  from public.bookings b where b.id = (p_message).booking_id
$$;
comment on function private.outbox_token(private.outbox) is 'The secret in the link of a message: that of the manage link, with both tokens while the booking is held.';

-- The rest of the function stays as it is.
do $$
declare
  before constant text :=
    '(select private.cancel_token(b.idempotency_key) from public.bookings b where b.id = claimed.booking_id)';
  definition constant text := pg_get_functiondef('public.claim_outbox'::regproc);
begin
  if strpos(definition, before) = 0 then
    raise exception 'claim_outbox has changed: the secret of its link cannot be replaced';
  end if;
  execute replace(definition, before, 'private.outbox_token(claimed)');
end $$;

create function public.confirm_contact(p_token text, p_contact text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null or p_contact is distinct from private.contact_token(booking.idempotency_key) then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.held_until is not null and booking.status = 'confirmed' and booking.held_until > private.shop_now() then
    update public.bookings set held_until = null where id = booking.id returning * into booking;
  end if;
  return private.booking_view(booking);
end $$;
comment on function public.confirm_contact(text, text) is 'Makes a held booking firm by the two tokens of the manage link in a message; may be repeated. Rejects with not_found.';
