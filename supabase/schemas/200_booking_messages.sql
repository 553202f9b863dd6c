-- Which messages a new or changed booking and a message of the contact form insert into the outbox.

create function private.queue_booking_messages(old public.bookings, new public.bookings) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- Staff can undo what they did, and drag an appointment several times: only the outcome is sent.
  pause constant interval := case when private.is_admin() then interval '15 seconds' else interval '0' end;
  is_new constant boolean := old.id is null;
  -- What the customer knows of the booking.
  known jsonb := case when not is_new then
    jsonb_build_object('status', old.status, 'stage', old.stage, 'starts_at', old.starts_at) end;
  known_before_unsent jsonb;
  known_start timestamptz;
  kind text;
begin
  if not is_new then
    with removed as (
      delete from private.outbox o
      where o.booking_id = new.id and o.state = 'pending' and o.attempts = 0 and o.due_at > private.shop_now()
        and o.kind in ('booking_confirmed', 'booking_moved', 'booking_cancelled', 'booking_ready')
      returning o.facts -> 'known' as known, o.created_at)
    select r.known into known_before_unsent from removed r order by r.created_at limit 1;
    known := coalesce(known_before_unsent, known);
    known_start := (known ->> 'starts_at')::timestamptz;
    kind := case
      when new.status = 'cancelled' and known ->> 'status' in ('requested', 'confirmed')
        and coalesce(known_start > private.shop_now(), true) then 'booking_cancelled'
      when new.status <> 'confirmed' then null
      -- Without a status when no message about the booking was sent yet.
      when coalesce(known ->> 'status', 'cancelled') in ('requested', 'cancelled') and new.starts_at > private.shop_now()
        then 'booking_confirmed'
      when known ->> 'status' = 'confirmed' and known_start <> new.starts_at and new.starts_at > private.shop_now()
        then 'booking_moved'
      when new.stage = 'ready' and known ->> 'stage' is distinct from 'ready' then 'booking_ready'
    end;
  elsif new.status = 'requested' then
    kind := 'booking_received';
  -- A customer who came without an appointment stands at the counter.
  elsif new.status = 'confirmed' and not new.is_walk_in then
    kind := 'booking_confirmed';
  end if;
  if kind is not null then
    perform private.write_outbox(kind, new.id, null, new.email, new.language,
      private.booking_facts(new) || jsonb_build_object('known', known), private.shop_now() + pause);
  end if;
  if is_new and not new.by_staff then
    perform private.write_outbox('staff_booking', new.id, null, private.shop_email(), private.staff_language(),
      private.booking_facts(new));
  end if;
  if is_new or (old.status, old.stage, old.starts_at, old.email, old.language)
    is distinct from (new.status, new.stage, new.starts_at, new.email, new.language) then
    perform private.plan_reminder(new);
  end if;
end $$;
comment on function private.queue_booking_messages is
  'Inserts the messages about a new booking (old is null) or a changed one, and plans its reminder. What staff do is due some seconds later: a further change in that time replaces it, and one that is undone sends nothing.';

create function private.queue_contact_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  facts constant jsonb := jsonb_build_object(
    'name', new.name, 'email', new.email, 'subject', new.subject, 'message', new.message);
begin
  perform private.write_outbox('message_received', null, new.id, new.email, new.language, facts);
  perform private.write_outbox('staff_message', null, new.id, private.shop_email(), private.staff_language(), facts);
  return null;
end $$;
comment on function private.queue_contact_messages is
  'Confirms a message of the contact form to its sender, and sends it to staff.';
create trigger contact_messages_after_insert after insert on public.contact_messages
  for each row execute function private.queue_contact_messages();

-- Text messages -----------------------------------------------------------------------------------

-- A customer who consents gets text messages too, while the shop has switched it on and until the number opts out.

-- Consent is to texts to one number.
create function private.forget_consent(old public.bookings, new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
begin
  if private.sms_number(old.phone) is distinct from private.sms_number(new.phone) then
    new.sms_consent := null;
  end if;
  return new;
end $$;
comment on function private.forget_consent is
  'A booking whose number changes has no consent to text messages any more.';

create function private.apply_sms_consent(new public.bookings) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if new.sms_consent is null then
    delete from private.outbox o where o.booking_id = new.id and o.channel = 'sms' and o.state = 'pending';
    return;
  end if;
  -- What the mail contained already.
  if new.status = 'confirmed' and new.stage is null and not new.is_walk_in and new.starts_at > private.shop_now()
    and private.sms_to(new) is not null
    and not exists (select from private.outbox o where o.booking_id = new.id and o.channel = 'sms') then
    perform private.write_outbox('booking_confirmed', new.id, null, '', new.language,
      -- The customer knows of nothing yet: what replaces a text that is not sent is the same (queue_booking_messages).
      private.booking_facts(new) || '{"known": null}',
      -- As in queue_booking_messages: staff can undo what they did.
      private.shop_now() + interval '15 seconds');
  end if;
  perform private.plan_reminder(new);
end $$;
comment on function private.apply_sms_consent is
  'Confirms an appointment by text message once staff record the consent of its caller, and plans its reminder; without consent, texts that wait are removed.';

create function public.consent_for_caller(p_booking uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  if not exists (select from public.bookings b where b.id = p_booking and b.by_staff) then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  update public.bookings b set sms_consent = private.shop_now() where b.id = p_booking and b.sms_consent is null;
end $$;
comment on function public.consent_for_caller is
  'Records that a caller agreed to text messages about a booking that staff entered; the audit log names who recorded it. May be repeated. Rejects with not_admin or not_found.';
revoke execute on function public.consent_for_caller from public;
grant execute on function public.consent_for_caller to authenticated;

create function public.takes_sms(p_phone text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('phone', p_phone));
  return private.open_number(p_phone) is not null;
end $$;
comment on function public.takes_sms is
  'Whether text messages go to a phone number whose owner agreed to them: not while the shop has switched them off, and not after an opt-out. Rejects with not_admin or invalid_phone.';
revoke execute on function public.takes_sms from public;
grant execute on function public.takes_sms to authenticated;

create function public.record_opt_out(p_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  with refused as (
    select o.id, o.recipient from private.outbox o where o.id = p_id and o.channel = 'sms'
  ), kept as (
    insert into private.sms_refusals (recipient) select private.number_hash(r.recipient) from refused r
    on conflict do nothing
  )
  delete from private.outbox o using refused r
  where o.channel = 'sms' and o.recipient = r.recipient and o.id <> r.id and o.state = 'pending'
$$;
comment on function public.record_opt_out is
  'Keeps that the recipient of a text message wants none, and removes those that wait. For the worker only.';
revoke execute on function public.record_opt_out from public;
grant execute on function public.record_opt_out to service_role, messenger;
