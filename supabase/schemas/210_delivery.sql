-- The worker that delivers the messages of the outbox (docs/decisions/messages.md), and what staff read of it.

-- Written by `npm run shop -- restore` (docs/backups.md).
create table private.restored (
  is_only      boolean primary key default true check (is_only),
  at           timestamptz not null default now(),
  is_rehearsal boolean not null
);
comment on table private.restored is 'The restore whose messages are held: those that were due by then, and in a rehearsal all. No row once a person has released them.';
comment on column private.restored.is_only is 'True: there is one row at most.';
comment on column private.restored.at is 'When the backup was restored.';
comment on column private.restored.is_rehearsal is 'True where no message is ever sent.';

alter table private.restored enable row level security;

create function private.is_held(p_due timestamptz) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.restored r where r.is_rehearsal or p_due <= r.at);
end $$;
comment on function private.is_held is 'True for messages of a restored backup that a person must release first, and in a rehearsal for all.';

create function private.record_worker(p_keeps_mails boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.workers as w (work, seen_at, keeps_mails) values ('messages', private.shop_now(), p_keeps_mails)
  on conflict (work) do update set keeps_mails = excluded.keeps_mails, seen_at = excluded.seen_at
  where w.keeps_mails <> excluded.keeps_mails or w.seen_at < excluded.seen_at - interval '5 minutes';
  perform private.promise_mails(not p_keeps_mails);
end $$;
comment on function private.record_worker is 'Records that a worker runs; writes only every five minutes, because it asks each second.';

-- A message that one mail server refuses for now holds up no other: it waits alone once a later one has gone out.
create function private.work_state() returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  now constant timestamptz := private.shop_now();
begin
  return json_build_object(
    'now', now,
    'publishing', (
      select json_build_object(
        'seen', w.seen_at, 'succeeded', w.succeeded_at, 'failed', w.failed_at, 'reason', coalesce(w.reason, ''),
        'holder', case when w.held_until > now then w.holder else '' end,
        'waits', (
          select min(q.requested_at) from public.publications q where q.state <> 'published' and q.row_id = ''))
      from (values (1)) as one left join private.workers w on w.work = 'publishing'),
    'messages', (
      select json_build_object(
        'seen', w.seen_at, 'succeeded', w.succeeded_at, 'failed', w.failed_at, 'reason', coalesce(w.reason, ''),
        'keeps', coalesce(w.keeps_mails, false),
        'waits', (
          select min(c.due_at) from (
            -- One address that is refused for good is that customer's.
            select case when count(distinct o.recipient) filter (where o.state = 'failed') > 2 then min(o.due_at)
              else min(o.due_at) filter (where o.state = 'pending') end as due_at
            from private.outbox o
            where o.due_at <= now and not private.is_held(o.due_at)
              -- What was given up without an attempt was held back, or is outdated.
              and (o.state = 'pending'
                or o.state = 'failed' and o.attempts > 0 and o.due_at > now - interval '1 day')
              and not exists (
                select from private.outbox s
                where s.channel = o.channel and s.state = 'sent' and s.sent_at > o.due_at)
            group by o.channel) as c))
      from (values (1)) as one left join private.workers w on w.work = 'messages'));
end $$;
comment on function private.work_state is
  'When publishing and messages were seen, succeeded and failed last, with the reason; who publishes; and since when what is due waits, or messages of a day to three addresses were given up and none was sent (null: neither). The reader decides what is late.';

create function public.work_state() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.work_state()::jsonb || jsonb_build_object('unpublished', (
    select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'table_name', q.table_name, 'row_id', q.row_id,
      'state', q.state, 'requested_at', q.requested_at, 'reason', q.reason) order by q.requested_at, q.id), '[]')
    from public.publications q where q.state <> 'published'), 'published', (
    select coalesce(jsonb_agg(jsonb_build_object('table_name', r.table_name, 'requested_at', r.requested_at,
      'finished_at', r.finished_at) order by r.requested_at), '[]')
    from (
      select * from public.publications q where q.state = 'published' and q.row_id = ''
        and q.finished_at > now() - interval '10 minutes'
      order by q.id desc limit 100) as r));
end $$;
comment on function public.work_state is
  'The state of all work that runs outside the database, the changes that are not published, and the last hundred of those published within ten minutes, oldest first. Rejects with not_admin.';
revoke execute on function public.work_state from public;
grant execute on function public.work_state to authenticated;

create function private.outbox_token(p_message private.outbox) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case (p_message).kind
    when 'account_recovery' then (
      select u.recovery_token from auth.users u
      where u.id = (p_message).account_id and lower(u.email) = lower((p_message).recipient))
    when 'account_email' then (
      select u.email_change_token_new from auth.users u
      where u.id = (p_message).account_id and lower(u.email_change) = lower((p_message).recipient))
    when 'account_invitation' then private.invitation_token((p_message).invitation_id)
    else (select private.cancel_token(b.idempotency_key) from public.bookings b where b.id = (p_message).booking_id)
  end;
end $$;
comment on function private.outbox_token is
  'The secret in the link of a message: that of the manage link, of an invitation, or of the Auth service.';

-- A confirmation is about what was booked when it was written; a customer who opens it later finds the change in the
-- next message. A reminder and a ready car are about the present.
-- A visitor can enter any address, so that the shop would send that address whatever else was entered.
create function private.outbox_facts(p_message private.outbox) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case when (p_message).kind like 'staff\_%' or b.by_staff then f.facts
      else f.facts - array['name', 'phone', 'vehicle', 'notes', 'subject', 'message'] end
    from (values (1)) as one
    left join public.bookings b on b.id = (p_message).booking_id
    cross join lateral (
      select case when (p_message).kind in ('booking_reminder', 'booking_ready')
        then private.booking_facts(b) else (p_message).facts - 'known' end as facts) as f);
end $$;
comment on function private.outbox_facts is
  'What a message contains: as of now where it is about the present, otherwise as of the change. What visitors entered goes to staff only; what staff entered also goes to the customer.';

-- First attempts are in the order of the changes (claim_outbox). One that is tried again could come after a later change.
create function private.is_outdated(p_message private.outbox) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when (p_message).kind = 'booking_ready' then not exists (
      select from public.bookings b where b.id = (p_message).booking_id and b.stage = 'ready')
    when (p_message).attempts > 0
      and (p_message).kind in ('booking_received', 'booking_confirmed', 'booking_moved', 'booking_cancelled') then exists (
      select from private.outbox o
      where o.booking_id = (p_message).booking_id and o.channel = (p_message).channel
        and o.created_at > (p_message).created_at and o.due_at <= private.shop_now()
        and o.kind in ('booking_confirmed', 'booking_moved', 'booking_cancelled'))
    else false end;
end $$;
comment on function private.is_outdated is
  'True for a message that would be wrong by now: of a ready car that was picked up, or one that is tried again although a later one about the time or state of its booking is due.';

create function public.claim_outbox(p_lease_seconds int, p_keeps_mails boolean default false) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  now constant timestamptz := private.shop_now();
  claimed private.outbox;
begin
  -- First: what it locks must be locked before the lock on bookings.
  perform private.forget_old_customers();
  perform private.release_unanswered_tires();
  perform private.record_worker(p_keeps_mails);
  update private.outbox o
  set state = 'failed', reason = case when o.reason = '' then 'too_late' else o.reason end
  where o.state = 'pending' and o.expires_at <= now and o.next_attempt_at <= now;
  update private.outbox o set state = 'failed', reason = 'outdated'
  where o.state = 'pending' and o.next_attempt_at <= now and private.is_outdated(o);
  update private.outbox o
  set attempts = o.attempts + 1, next_attempt_at = now + make_interval(secs => p_lease_seconds), reason = ''
  where o.id = (
    select w.id from private.outbox w
    where w.state = 'pending' and w.next_attempt_at <= now and not private.is_held(w.due_at)
      -- Another worker may be sending the earlier one now.
      and not exists (
        select from private.outbox e
        where e.booking_id = w.booking_id and e.channel = w.channel and e.recipient = w.recipient
          and e.created_at < w.created_at and e.state = 'pending' and e.reason = ''
          and e.due_at <= now and not private.is_held(e.due_at))
    order by w.next_attempt_at, w.id limit 1 for update skip locked)
  returning * into claimed;
  if claimed.id is null then
    return null;
  end if;
  return json_build_object(
    'id', claimed.id, 'attempt', claimed.attempts, 'kind', claimed.kind, 'channel', claimed.channel, 'recipient', claimed.recipient,
    'language', claimed.language, 'texts', private.outbox_texts(claimed), 'facts', private.outbox_facts(claimed),
    'token', private.outbox_token(claimed),
    'settings', (select json_agg(json_build_object('key', s.key, 'value', s.value) order by s.key collate "C")
      from public.settings s));
end $$;
comment on function public.claim_outbox is
  'Claims the message that has been due for longest, and of one booking to one recipient in the order of the changes, for some seconds: no other worker gets it in that time, and after it if its result was not recorded. Returns null when none is due. A worker that keeps mails says so (work_state). Forgets old customers and releases the tires of unanswered requests first, since nothing else runs as regularly. For the worker only.';
revoke execute on function public.claim_outbox from public;
grant execute on function public.claim_outbox to service_role, messenger;

create function public.record_delivery(p_id uuid, p_attempt int, p_problem text default null, p_is_final boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.outbox o
  set state = case when p_problem is null then 'sent' when p_is_final then 'failed' else 'pending' end,
    sent_at = case when p_problem is null then private.shop_now() end,
    reason = coalesce(left(p_problem, 500), ''),
    -- What it contained is in the booking or in the mail.
    facts = case when p_problem is null then '{}' else o.facts end,
    -- 1, 2, 4, … 64 minutes.
    next_attempt_at = case when p_problem is null then o.next_attempt_at
      else private.shop_now() + interval '1 minute' * 2 ^ least(p_attempt - 1, 6) end
  where o.id = p_id and o.state = 'pending' and o.attempts = p_attempt;
  perform private.record_end('messages', p_problem);
end $$;
comment on function public.record_delivery is
  'Records the result of the last claim: sent, or a problem that is final or tried again after a pause that doubles. For the worker only.';
revoke execute on function public.record_delivery from public;
grant execute on function public.record_delivery to service_role, messenger;

create function public.list_sent(p_booking uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(json_agg(json_build_object('id', o.id, 'kind', o.kind, 'recipient', o.recipient, 'state', o.state,
      'due_at', o.due_at, 'sent_at', o.sent_at, 'attempts', o.attempts, 'reason', o.reason)
      order by coalesce(o.sent_at, o.due_at), o.created_at), '[]')
    from private.outbox o where o.booking_id = p_booking);
end $$;
comment on function public.list_sent is
  'What was sent about a booking, to whom and when, what waits and what failed. For administrators.';
revoke execute on function public.list_sent from public;
grant execute on function public.list_sent to authenticated;

create function public.hold_messages(p_booking uuid) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held int;
begin
  perform private.require_admin();
  -- No change of the booking inserts or replaces messages meanwhile.
  perform private.take_lock('bookings');
  update private.outbox o set state = 'failed', reason = 'held_back'
  where o.booking_id = p_booking and o.state = 'pending' and o.attempts = 0 and o.due_at > private.shop_now()
    and o.kind in ('booking_confirmed', 'booking_moved', 'booking_cancelled', 'booking_ready');
  get diagnostics held = row_count;
  return held;
end $$;
comment on function public.hold_messages is
  'Holds back what the customer of a booking was to be told of a change by staff, in the seconds before it is sent; its reminder stays. Returns how many messages, 0 when it is too late. Rejects with not_admin.';
revoke execute on function public.hold_messages from public;
grant execute on function public.hold_messages to authenticated;
