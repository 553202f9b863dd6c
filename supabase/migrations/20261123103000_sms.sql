-- Text messages (docs/decisions/messages.md): the outbox gains a channel. A customer who consents is also
-- told by SMS, while the shop has switched it on and until the number opts out. Only expands
-- (docs/decisions/releases.md): booking stays as it is, and a second function records the consent.

alter table public.settings
  add constraint settings_switch check (key <> 'sms' or value in ('on', 'off'));
-- A new shop receives it from the seed.
insert into public.settings (key, value, description)
select 'sms', 'off', 'Text messages to customers who agree to them: on or off. The server also needs SMS_URL.'
where exists (select from public.settings)
on conflict (key) do nothing;

alter table public.bookings add column sms_consent timestamptz;
comment on column public.bookings.sms_consent is 'When the customer agreed to text messages about this appointment; null without consent, or when the number has changed since.';

alter table private.outbox
  add column channel text not null default 'email',
  add constraint outbox_channel check (channel = 'email' or channel = 'sms' and recipient ~ '^\+1[2-9]\d{2}[2-9]\d{6}$');
comment on column private.outbox.channel is 'How it goes out: email or sms.';
comment on column private.outbox.recipient is 'The e-mail address; of a text message the number as +17705550123.';
drop index private.outbox_one_reminder;
create unique index outbox_one_reminder on private.outbox (booking_id, channel) where kind = 'booking_reminder' and state = 'pending';
comment on index private.outbox_one_reminder is 'One reminder that waits per booking and channel.';

create table private.sms_refusals (
  recipient  bytea primary key,
  refused_at timestamptz not null default now()
);
alter table private.sms_refusals enable row level security;
comment on table private.sms_refusals is 'Numbers that want no text messages, whatever later bookings say. Kept when bookings are deleted.';
comment on column private.sms_refusals.recipient is 'Keyed hash of the number: it can be compared, but not read.';
comment on column private.sms_refusals.refused_at is 'When a text message to it was refused.';

create function private.text_number(p_phone text) returns text
language sql immutable set search_path = ''
as $$
  select '+1' || (regexp_match(regexp_replace(p_phone, '\D', '', 'g'), '^1?([2-9]\d{2}[2-9]\d{6})$'))[1]
  where p_phone !~* '[a-z#]' and p_phone !~ '^\s*\+(?!1)'
$$;
comment on function private.text_number(text) is 'A US phone number as text messages need it, +17705550123; null for other numbers and for those with an extension.';

create function private.number_hash(p_number text) returns bytea
language sql stable security definer set search_path = ''
as $$ select private.keyed_hash('sender', convert_to('sms:' || p_number, 'UTF8')) $$;
comment on function private.number_hash(text) is 'By what sms_refusals knows a number.';

create function private.texts_to(p_booking public.bookings) returns text
language sql stable security definer set search_path = ''
as $$
  select n.number from private.text_number((p_booking).phone) as n (number)
  where (p_booking).sms_consent is not null
    and exists (select from public.settings s where s.key = 'sms' and s.value = 'on')
    and not exists (select from private.sms_refusals r where r.recipient = private.number_hash(n.number))
$$;
comment on function private.texts_to(public.bookings) is 'The number that gets text messages about a booking; null when it gets none.';

create or replace function private.write_outbox(
  p_kind text, p_booking uuid, p_message uuid, p_recipient text, p_language text, p_facts jsonb,
  p_due timestamptz default private.shop_now(), p_lasts interval default interval '3 days') returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox
    (kind, channel, booking_id, contact_message_id, recipient, language, facts, due_at, next_attempt_at, expires_at)
  select p_kind, w.channel, p_booking, p_message, w.recipient, p_language, p_facts, p_due, p_due, p_due + p_lasts
  from (
    select 'email' as channel, p_recipient as recipient
    union all
    select 'sms', private.texts_to(b) from public.bookings b
    where b.id = p_booking and p_kind in
      ('booking_confirmed', 'booking_moved', 'booking_cancelled', 'booking_reminder', 'booking_ready')) as w
  where w.recipient <> ''
$$;
comment on function private.write_outbox(text, uuid, uuid, text, text, jsonb, timestamptz, interval) is 'Inserts a message for each channel by which its recipient can be told.';

-- Consent is to texts to one number.
create function private.forget_consent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.text_number(old.phone) is distinct from private.text_number(new.phone) then
    new.sms_consent := null;
  end if;
  return new;
end $$;
comment on function private.forget_consent() is 'A booking whose number changes has no consent to text messages any more.';
create trigger bookings_number before update on public.bookings
  for each row when (old.phone is distinct from new.phone)
  execute function private.forget_consent();

create function private.tell_by_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.sms_consent is null then
    delete from private.outbox o where o.booking_id = new.id and o.channel = 'sms' and o.state = 'pending';
    return null;
  end if;
  -- What the mail has told already.
  if new.status = 'confirmed' and new.stage is null and not new.is_walk_in and new.starts_at > private.shop_now()
    and private.texts_to(new) is not null
    and not exists (select from private.outbox o where o.booking_id = new.id and o.channel = 'sms') then
    perform private.write_outbox('booking_confirmed', new.id, null, '', new.language,
      -- The customer knows of nothing yet: what replaces a text that is not sent tells the same (tell_of_booking).
      private.booking_facts(new) || '{"known": null}',
      -- As in tell_of_booking: staff can undo what they did.
      private.shop_now() + case when private.is_admin() then interval '15 seconds' else interval '0' end);
  end if;
  perform private.plan_reminder(new);
  return null;
end $$;
comment on function private.tell_by_text() is 'Confirms an appointment by text message once the customer consents, and plans its reminder; without consent, texts that wait are removed.';
-- After bookings_tell, by its name.
create trigger bookings_texts after update on public.bookings
  for each row when (old.sms_consent is distinct from new.sms_consent)
  execute function private.tell_by_text();

create function public.consent_to_texts(p_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  update public.bookings b set sms_consent = private.shop_now() where b.id = booking.id and b.sms_consent is null;
end $$;
comment on function public.consent_to_texts(text) is 'Records that the customer of a booking agrees to text messages about it, by the token of its manage link. May be repeated. Rejects with not_found.';

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
comment on function public.consent_for_caller(uuid) is 'Records that a caller agreed to text messages about a booking that staff entered; the audit log names who recorded it. May be repeated. Rejects with not_admin or not_found.';

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
comment on function public.record_opt_out(uuid) is 'Keeps that the recipient of a text message wants none, and removes those that wait. For the worker only.';

-- The rest of the function stays as it is.
do $$
declare
  before constant text := '''kind'', claimed.kind,';
  definition constant text := pg_get_functiondef('public.claim_outbox'::regproc);
begin
  if strpos(definition, before) = 0 then
    raise exception 'claim_outbox has changed: it cannot tell the channel';
  end if;
  execute replace(definition, before, before || ' ''channel'', claimed.channel,');
end $$;

-- Who may do what ----------------------------------------------------------------------------------

revoke all on private.sms_refusals from public, anon, authenticated, service_role, messenger;
revoke execute on function
  private.text_number(text), private.number_hash(text), private.texts_to(public.bookings),
  private.forget_consent(), private.tell_by_text()
  from public, anon, authenticated, service_role;
revoke execute on function
  public.consent_to_texts(text), public.consent_for_caller(uuid), public.record_opt_out(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.consent_to_texts(text) to anon, authenticated, service_role;
grant execute on function public.consent_for_caller(uuid) to authenticated;
grant execute on function public.record_opt_out(uuid) to service_role, messenger;
