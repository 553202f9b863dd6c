-- A filled hidden field is refused, and no booking ends by itself (docs/decisions/abuse-and-accounts.md).
-- Nothing is live, so this migration and the next one contract at once.

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
