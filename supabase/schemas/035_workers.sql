-- What runs outside the database, by a schedule or all the time: who publishes, when each was seen, and how it ended.

create table private.workers (
  work         text primary key,
  seen_at      timestamptz not null,
  holder       text not null default '',
  held_since   timestamptz,
  held_until   timestamptz,
  keeps_mails  boolean not null default false,
  sends_mail   boolean not null default false,
  succeeded_at timestamptz,
  failed_at    timestamptz,
  reason       text not null default ''
);
comment on table private.workers is 'One row for each work that runs outside the database; none until it ran.';
comment on column private.workers.work is 'publishing or messages.';
comment on column private.workers.seen_at is 'When it asked for work, to some minutes.';
comment on column private.workers.holder is 'The process that holds the lease, or held it last; empty for work without one.';
comment on column private.workers.held_since is 'Since when it has held the lease without a gap.';
comment on column private.workers.held_until is 'When the lease ends if it is not renewed.';
comment on column private.workers.keeps_mails is 'True when the worker has no mail server: mails are shown on its machine and not sent.';
comment on column private.workers.sends_mail is 'True while pages promise mails: a worker with a mail server was seen in the last day.';
comment on column private.workers.succeeded_at is 'When it last published, or delivered a message.';
comment on column private.workers.failed_at is 'When that last failed.';
comment on column private.workers.reason is 'Why it failed then, up to 500 characters.';

alter table private.workers enable row level security;

create function private.record_end(p_work text, p_problem text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.workers w set
    succeeded_at = case when p_problem is null then private.shop_now() else w.succeeded_at end,
    failed_at = case when p_problem is null then w.failed_at else private.shop_now() end,
    -- Mail servers and those of text messages name the recipient in their answers.
    reason = coalesce(left(regexp_replace(p_problem, '[^\s<>]+@[^\s<>]+|\+?\d{7,}', '…', 'g'), 500), w.reason)
  where w.work = p_work;
end $$;
comment on function private.record_end is 'Records how work ended: with a problem, or without.';

create function public.sends_mail() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.workers w where w.work = 'messages' and w.sends_mail);
end $$;
comment on function public.sends_mail is 'True while pages promise mails. For the publisher only.';
revoke execute on function public.sends_mail from public;
grant execute on function public.sends_mail to publisher;

create function private.promise_mails(p_sends boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.workers w set sends_mail = p_sends where w.work = 'messages' and w.sends_mail <> p_sends;
  if found then
    perform private.request_publication('settings', jsonb_build_object('sends', not p_sends),
      jsonb_build_object('sends', p_sends));
  end if;
end $$;
comment on function private.promise_mails is 'Records whether mails go out, and publishes a change: pages promise them only then.';

-- A row and not a lock of the session: behind a pooler each statement can run in another session, and a connection that
-- was lost and opened again has another one.
create function public.lease_publisher(p_holder text, p_seconds int) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held private.workers;
begin
  -- No worker says that it has stopped.
  if exists (select from private.workers w
    where w.work = 'messages' and w.seen_at < private.shop_now() - interval '1 day') then
    perform private.promise_mails(false);
  end if;
  insert into private.workers as w (work, seen_at, holder, held_since, held_until)
  values ('publishing', private.shop_now(), p_holder, private.shop_now(),
    private.shop_now() + make_interval(secs => p_seconds))
  on conflict (work) do update set
    seen_at = excluded.seen_at, holder = excluded.holder, held_until = excluded.held_until,
    -- A lease that has ended begins again: another publisher may have held it meanwhile.
    held_since = case when w.held_until > excluded.seen_at then w.held_since else excluded.held_since end
  where w.holder = excluded.holder or w.held_until <= excluded.seen_at;
  select * into held from private.workers w where w.work = 'publishing';
  return json_build_object('holder', held.holder, 'since',
    to_char(held.held_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'state', private.work_state());
end $$;
comment on function public.lease_publisher is
  'Takes the publisher''s lease for some seconds or renews it, unless another process holds it; 0 gives it back. Returns who holds it, and since when without a gap: that differs where the caller has lost it in between. Beside it the state of all work (work_state).';
revoke execute on function public.lease_publisher from public;
grant execute on function public.lease_publisher to publisher;
