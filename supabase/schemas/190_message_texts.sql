-- Staff edit what messages to customers and to themselves say, in both languages, and send themselves a test.

-- A message can use what is known of its subject. A request has no time yet, and perhaps no service.
create function private.is_message_text(p_message text, p_text text, p_is_multiline boolean) returns boolean
-- A role that writes a row may not use the schema of is_human_text.
language sql immutable security definer set search_path = ''
as $$
  select p_text = '' or private.is_human_text(p_text, p_is_multiline)
    and regexp_replace(p_text, case
      when p_message = 'message_received' then '\{shop\}'
      when p_message = 'staff_message' then '\{(name|shop|subject)\}'
      when p_message = 'staff_flood' then '\{(shop|count)\}'
      when p_message in ('booking_received', 'request_cancelled', 'staff_request') then '\{(name|shop|reference)\}'
      else '\{(name|shop|reference|services|when)\}' end, '', 'g') !~ '[{}]'
$$;
comment on function private.is_message_text is
  'True for the text of a message: empty, or readable and with no other braces than those of the placeholders that this message can fill. shared-data/src/messages/messageTexts.ts has the same rule.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.is_message_text to authenticated;

create table public.message_texts (
  id         text primary key,
  subject    text not null default '',
  subject_es text not null default '',
  body       text not null default '',
  body_es    text not null default '',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint message_texts_id check (id in (
    'booking_received', 'booking_confirmed', 'booking_moved', 'booking_cancelled', 'request_cancelled',
    'booking_reminder', 'booking_ready', 'message_received',
    'staff_booking', 'staff_request', 'staff_message', 'staff_flood')),
  constraint message_texts_subject check (char_length(subject) <= 150 and private.is_message_text(id, subject, false)),
  constraint message_texts_subject_es check (char_length(subject_es) <= 150 and private.is_message_text(id, subject_es, false)),
  constraint message_texts_body check (char_length(body) <= 2000 and private.is_message_text(id, body, true)),
  constraint message_texts_body_es check (char_length(body_es) <= 2000 and private.is_message_text(id, body_es, true))
);
comment on table public.message_texts is 'What staff changed in the messages to customers and to themselves: one row per message, whose texts are empty until then.';
comment on column public.message_texts.id is 'The message: a kind of the outbox; about a request without a time, request_cancelled and staff_request.';
comment on column public.message_texts.subject is 'English subject, one line of up to 150 characters; empty means the built-in one.';
comment on column public.message_texts.subject_es is 'Spanish subject; empty means the built-in one.';
comment on column public.message_texts.body is 'English text before the facts, up to 2,000 characters; empty means the built-in one.';
comment on column public.message_texts.body_es is 'Spanish text; empty means the built-in one.';
comment on column public.message_texts.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.message_texts enable row level security;
create policy message_texts_read on public.message_texts for select to authenticated
  using ((select private.is_admin()));
create policy message_texts_change on public.message_texts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.message_texts to authenticated;
grant update (subject, subject_es, body, body_es) on public.message_texts to authenticated;

insert into public.message_texts (id) values
  ('booking_received'), ('booking_confirmed'), ('booking_moved'), ('booking_cancelled'), ('request_cancelled'),
  ('booking_reminder'), ('booking_ready'), ('message_received'),
  ('staff_booking'), ('staff_request'), ('staff_message'), ('staff_flood');

create trigger message_texts_before_row before insert or update on public.message_texts
  for each row execute function private.check_and_touch_row();
create trigger message_texts_after_row after update on public.message_texts
  for each row execute function private.audit_row('{}');

create function private.outbox_texts(p_message private.outbox) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(json_agg(json_build_object('id', t.id,
      -- A test may have texts that are not saved.
      'subject', coalesce(case (p_message).kind when 'test' then (p_message).facts ->> 'subject' end,
        case (p_message).language when 'es' then t.subject_es else t.subject end),
      'body', coalesce(case (p_message).kind when 'test' then (p_message).facts ->> 'body' end,
        case (p_message).language when 'es' then t.body_es else t.body end))), '[]')
    from public.message_texts t
    where t.id in ((p_message).kind, (p_message).facts ->> 'text',
      case (p_message).kind when 'booking_cancelled' then 'request_cancelled' when 'staff_booking' then 'staff_request' end));
end $$;
comment on function private.outbox_texts is
  'What staff changed in the texts of a message, in its language; empty texts are the built-in ones.';

create function public.send_test_message(
  p_message text, p_language text, p_subject text default null, p_body text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_per_hour constant int := 20;
  due constant timestamptz := private.shop_now();
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object(
    'message', p_message, 'language', p_language, 'subject', p_subject, 'body', p_body));
  if p_language is null or p_language not in ('en', 'es')
    or not exists (select from public.message_texts t where t.id = p_message)
    or char_length(p_subject) > 150 or not private.is_message_text(p_message, p_subject, false)
    or not private.is_message_text(p_message, p_body, true) then
    raise exception 'invalid_message' using errcode = '22023';
  end if;
  perform private.take_lock('submissions');
  if (select count(*) from private.outbox o
    where o.account_id = auth.uid() and o.kind = 'test' and o.due_at > due - interval '1 hour') >= most_per_hour then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  -- Dated back by the hour in which messages about the account are counted: tests must not use those up.
  insert into private.outbox (kind, account_id, recipient, language, facts, due_at, next_attempt_at, expires_at, created_at)
  select 'test', u.id, u.email, p_language,
    jsonb_strip_nulls(jsonb_build_object('text', p_message, 'subject', p_subject, 'body', p_body)), due, due, due + interval '1 hour',
    now() - interval '1 hour'
  from auth.users u where u.id = auth.uid();
end $$;
comment on function public.send_test_message is
  'Sends an administrator the message as it reads now, or with texts that are not saved yet (empty ones are the built-in ones), about an example booking, to the own address only. Rejects with invalid_message, or rate_limited after 20 in an hour.';
revoke execute on function public.send_test_message from public;
grant execute on function public.send_test_message to authenticated;
