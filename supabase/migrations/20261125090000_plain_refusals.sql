-- A filled hidden field is refused, and no booking ends by itself (docs/decisions/0003). Nothing is live, so this
-- migration contracts at once.

-- The hidden field ---------------------------------------------------------------------------------

-- The constraint contact_messages_website refuses it.
drop trigger contact_messages_bots on public.contact_messages;
drop function private.drop_bots();
comment on column public.contact_messages.website is 'A hidden field of the form, always empty: a row in which it is filled in is refused.';

create or replace function public.book_appointment(
  p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text, p_vehicle text,
  p_notes text, p_language text, p_key uuid, p_website text default '', p_further_services text[] default '{}',
  p_waits boolean default null) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  further constant text[] := coalesce(p_further_services, '{}');
  booking public.bookings;
  broken_constraint text;
  empty_column text;
begin
  perform private.require_lengths(jsonb_build_object(
    'service', p_service, 'slot', p_slot, 'name', p_name, 'email', p_email, 'phone', p_phone,
    'vehicle', p_vehicle, 'notes', p_notes, 'language', p_language, 'website', p_website,
    'further_services', p_further_services));
  -- p_website is a hidden field: a bot fills it in, or the visitor's browser by mistake.
  if coalesce(p_website, '') <> '' then
    raise exception 'invalid_website' using errcode = '22023';
  end if;
  if p_key is null then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.idempotency_key = p_key;
  if found then
    if (booking.service, booking.further_services, booking.requested_date, booking.requested_slot, booking.waits,
        booking.name, booking.email, booking.phone, booking.vehicle, booking.notes)
      is distinct from
       (p_service, further, p_date, p_slot, p_waits,
        btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle), btrim(coalesce(p_notes, ''))) then
      return (private.booking_answer(booking)::jsonb || '{"is_earlier": true}')::json;
    end if;
    return private.booking_answer(booking);
  end if;
  perform private.check_choice(case when p_service is null then further else p_service || further end, p_date, p_slot);
  perform private.count_submission('booking', p_email);
  insert into public.bookings
    (reference, status, service, further_services, requested_date, requested_slot, waits,
     name, email, phone, vehicle, notes, language, idempotency_key, cancel_token_hash)
  values
    (private.new_reference(),
     case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
     p_service, further, p_date, p_slot, p_waits, btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle),
     btrim(coalesce(p_notes, '')), p_language, p_key, sha256(convert_to(private.cancel_token(p_key), 'UTF8')))
  returning * into booking;
  return private.booking_answer(booking);
exception
  -- The table's constraints validate the fields; each is named after its column.
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'bookings_', 'invalid_') using errcode = '22023';
  when not_null_violation then
    get stacked diagnostics empty_column = column_name;
    raise exception '%', 'invalid_' || empty_column using errcode = '22023';
end $$;
drop function private.pretend_booking(text, text[], date, text, boolean, text, uuid);

-- No booking ends by itself ------------------------------------------------------------------------

drop trigger bookings_hold on public.bookings;
drop function private.settle_hold();

create or replace function private.limit_bookings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_api_user() or private.is_admin() then
    return new;
  end if;
  perform private.count_senders('booking', jsonb_build_object('phone', private.phone_digits(new.phone)));
  new.network := private.sender_hash('network', private.client_network());
  if new.status = 'confirmed' and private.is_filling(new.network) then
    new.status := 'requested';
  end if;
  return new;
end $$;
comment on function private.limit_bookings() is 'Applies the limits to a visitor''s booking: rejects it, or stores it as a request while the calendar fills unusually fast.';
drop function private.can_be_dialled(text);

create or replace function private.taken_bays(p_from timestamptz, p_to timestamptz, p_except uuid)
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

create or replace function private.booking_view(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', a -> 'reference', 'status', a -> 'status', 'stage', (p_booking).stage,
    'service', a -> 'service', 'further_services', a -> 'further_services', 'waits', a -> 'waits', 'date', a -> 'date',
    'slot', a -> 'slot', 'starts_at', a -> 'starts_at', 'ends_at', a -> 'ends_at',
    'sequence', a -> 'sequence', 'tires', private.tires_of((p_booking).id),
    'reminders', case when (p_booking).email <> '' then private.wants_reminders((p_booking).email) end)
  from private.booking_answer(p_booking) as a
$$;

create or replace function private.outbox_token(p_message private.outbox) returns text
language sql stable security definer set search_path = ''
as $$
  select case (p_message).kind
    when 'account_recovery' then (
      select u.recovery_token from auth.users u
      where u.id = (p_message).account_id and lower(u.email) = lower((p_message).recipient))
    when 'account_email' then (
      select u.email_change_token_new from auth.users u
      where u.id = (p_message).account_id and lower(u.email_change) = lower((p_message).recipient))
    when 'account_invitation' then private.invitation_token((p_message).invitation_id)
    else (select private.cancel_token(b.idempotency_key) from public.bookings b where b.id = (p_message).booking_id)
  end
$$;
comment on function private.outbox_token(private.outbox) is 'The secret in the link of a message: that of the manage link, of an invitation, or of the Auth service.';
drop function public.confirm_contact(text, text);
drop function private.contact_token(uuid);

-- Tires of requests that staff do not answer are still released after three days.
create function private.unanswered_tires() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select t.id from public.booking_tires t join public.bookings b on b.id = t.booking
  where t.state = 'promised' and b.status = 'requested' and not b.by_staff and b.created_at <= now() - interval '3 days'
$$;
comment on function private.unanswered_tires() is 'Tires that visitors'' requests hold for three days without an answer by staff. Once released, a confirmation promises them again, if they are available.';

create function private.release_unanswered_tires() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  sub constant text := coalesce(current_setting('request.jwt.claim.sub', true), '');
begin
  if not exists (select from private.unanswered_tires()) then
    return;
  end if;
  -- The update then reads what staff who confirm a request at the same time have committed.
  perform private.take_lock('bookings');
  -- Without the claims of the caller, so that the audit log does not name this account.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  update public.booking_tires t set state = 'released' where t.id in (select private.unanswered_tires());
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', sub, true);
end $$;
comment on function private.release_unanswered_tires() is 'Releases the tires of visitors'' requests that staff have not answered for three days.';

create or replace function public.book_with_tires(
  p_tires jsonb, p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text,
  p_vehicle text, p_notes text, p_language text, p_key uuid, p_website text default '',
  p_further_services text[] default '{}', p_waits boolean default null) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
  stored uuid;
  wanted record;
begin
  perform private.require_lengths(jsonb_build_object('tires', p_tires));
  perform private.take_lock('bookings');
  perform private.release_unanswered_tires();
  select b.id into stored from public.bookings b where b.idempotency_key = p_key;
  answer := public.book_appointment(p_service, p_date, p_slot, p_name, p_email, p_phone, p_vehicle, p_notes,
    p_language, p_key, p_website, p_further_services, p_waits)::jsonb;
  if stored is null then
    select b.id into stored from public.bookings b where b.idempotency_key = p_key;
    if jsonb_typeof(p_tires) is distinct from 'array' or jsonb_array_length(p_tires) > 4
      or (select sum(r.count) from jsonb_to_recordset(p_tires) as r (count int)) > 12 then
      raise exception 'invalid_tires' using errcode = '22023';
    end if;
    -- Without tires it is a booking like others: the visitor took them out after an attempt with them.
    if jsonb_array_length(p_tires) = 0 then
      return (answer || '{"tires": []}')::json;
    end if;
    begin
      perform private.count_senders('tires', jsonb_build_object('network', private.client_network(), 'shop', 'all'));
    exception when sqlstate 'PT429' then
      raise exception 'tires_limited' using errcode = 'PT429';
    end;
    -- In one order, so that two bookings of the same products do not deadlock.
    for wanted in
      select r.product, r.count, r.installed
      from jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric) order by r.product
    loop
      perform private.promise_tires(stored, wanted.product, wanted.count, wanted.installed);
    end loop;
  elsif (select jsonb_agg(jsonb_build_array(t.product, t.count) order by t.product) from public.booking_tires t where t.booking = stored)
    is distinct from
    (select jsonb_agg(jsonb_build_array(r.product, r.count) order by r.product)
     from jsonb_to_recordset(p_tires) as r (product uuid, count int)) then
    answer := answer || '{"is_earlier": true}';
  end if;
  return (answer || jsonb_build_object('tires', private.tires_of(stored)))::json;
exception
  when check_violation or not_null_violation or unique_violation or invalid_text_representation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;

create or replace function public.add_tires(p_booking uuid, p_product uuid, p_count int, p_installed numeric) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  open_status text;
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  perform private.release_unanswered_tires();
  -- A booking that is cancelled at the same time releases all of its tires.
  select b.status into open_status from public.bookings b where b.id = p_booking for update;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if private.tires_state(open_status) is distinct from 'promised' then
    raise exception 'booking_closed' using errcode = 'PT409';
  end if;
  perform private.promise_tires(p_booking, p_product, p_count, p_installed);
exception
  when unique_violation then
    raise exception 'tires_listed' using errcode = 'PT409';
  when check_violation or not_null_violation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;

create or replace function public.claim_outbox(p_lease_seconds int) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed private.outbox;
begin
  perform private.release_unanswered_tires();
  update private.outbox o
  set state = 'failed', reason = case when o.reason = '' then 'It was not sent in time.' else o.reason end
  where o.state = 'pending' and o.expires_at <= private.shop_now() and o.next_attempt_at <= private.shop_now();
  update private.outbox o
  set attempts = o.attempts + 1, next_attempt_at = private.shop_now() + make_interval(secs => p_lease_seconds)
  where o.id = (
    select w.id from private.outbox w
    where w.state = 'pending' and w.next_attempt_at <= private.shop_now()
    order by w.next_attempt_at, w.id limit 1 for update skip locked)
  returning * into claimed;
  if claimed.id is null then
    return null;
  end if;
  return json_build_object(
    'id', claimed.id, 'attempt', claimed.attempts, 'kind', claimed.kind, 'channel', claimed.channel, 'recipient', claimed.recipient,
    'language', claimed.language, 'texts', private.outbox_texts(claimed), 'facts', claimed.facts - 'known',
    'token', private.outbox_token(claimed),
    'settings', (select json_agg(json_build_object('key', s.key, 'value', s.value) order by s.key collate "C")
      from public.settings s));
end $$;
comment on function public.claim_outbox(int) is 'Claims the message that has been due for longest, for some seconds: no other worker gets it in that time, and after it if its result was not recorded. Returns null when none is due. Releases the tires of unanswered requests first, since nothing else runs as regularly. For the worker only.';

create or replace function public.unusual_bookings() returns table (
  id uuid, reference text, name text, phone text, email text, requested_date date, requested_slot text,
  created_at timestamptz, same_network int)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select r.id, r.reference, r.name, r.phone, r.email, r.requested_date, r.requested_slot, r.created_at,
      count(r.network) over (partition by r.network)::int
    from private.recent_bookings() r
    where private.is_unusual((select count(*) from private.recent_bookings()))
    order by r.created_at;
end $$;
comment on function public.unusual_bookings() is
  'The live bookings that visitors made today, if they are unusually many; each with the number of these from the same network, 0 where it is unknown. For staff only.';

drop function private.end_holds(uuid);
drop function private.unanswered_tires(uuid);
drop index public.bookings_held;
alter table public.bookings drop constraint bookings_held, drop column held_until;

revoke execute on function private.release_unanswered_tires(), private.unanswered_tires()
  from public, anon, authenticated, service_role;
