-- Limits of what visitors send and read (docs/decisions/abuse-and-accounts.md). What they read is limited in the
-- database too, so that a hosted project, whose API has no server of ours before it, is protected like the
-- embedded backend.

create table private.limits (
  kind    text not null,
  sender  text not null,
  at_most int not null check (at_most > 0),
  period  interval not null check (period > interval '0'),
  primary key (kind, sender),
  constraint limits_kind_check check (kind in ('booking', 'message', 'move', 'placement', 'notice', 'availability', 'tires', 'invitation')),
  constraint limits_sender_check check (sender in ('email', 'address', 'network', 'phone', 'shop'))
);
comment on table private.limits is 'How many submissions one sender may make, and when the calendar fills unusually fast. Operators change it with SQL.';
comment on column private.limits.kind is 'booking, message, move, availability or tires (bookings with tires): requests that are accepted; invitation: how often the link of an invitation is opened; placement: appointments that get a bay, a long one once for every two hours; notice: bookings after which staff get a message.';
comment on column private.limits.sender is 'What is counted: an e-mail address, a client address, a network, a phone number, or shop for all visitors together.';
comment on column private.limits.at_most is 'The largest number of submissions in one period.';
comment on column private.limits.period is 'Length of the period that ends now.';

alter table private.limits enable row level security;

-- A family or an office shares a client address, but one e-mail address needs few bookings a day. A visitor's
-- request without a time promises tires too, so such bookings are few. A wizard asks for free times a few
-- times; other tabs and other visitors of a shared address ask too.
insert into private.limits (kind, sender, at_most, period) values
  ('booking',      'email',     5, interval '1 day'),
  ('booking',      'address',  30, interval '1 hour'),
  ('message',      'email',     5, interval '1 hour'),
  ('message',      'address',  20, interval '1 hour'),
  ('move',         'email',    10, interval '1 day'),
  ('move',         'address',  30, interval '1 hour'),
  ('move',         'phone',    20, interval '1 day'),
  ('booking',      'phone',    20, interval '1 day'),
  ('booking',      'network',  60, interval '1 day'),
  ('message',      'network',  60, interval '1 day'),
  ('placement',    'network',  12, interval '1 day'),
  ('placement',    'shop',     50, interval '1 day'),
  ('notice',       'shop',     20, interval '1 day'),
  ('availability', 'address', 240, interval '1 minute'),
  ('invitation',   'address',  20, interval '1 minute'),
  ('tires',        'network',   4, interval '1 day'),
  ('tires',        'shop',     40, interval '1 day');

create table private.submissions (
  kind    text not null,
  sender  bytea not null,
  sent_at timestamptz not null default now()
);
comment on table private.submissions is 'Recently accepted submissions, for the rate limit; older rows are deleted when new ones are inserted.';
comment on column private.submissions.kind is 'booking, message or move.';
comment on column private.submissions.sender is 'Secret. Keyed hash of the e-mail or client address: it can be counted, but not read.';
comment on column private.submissions.sent_at is 'When it was accepted.';
create index submissions_recent on private.submissions (sender, sent_at);

alter table private.submissions enable row level security;

create function private.sender_hash(p_sender text, p_value text) returns bytea
language plpgsql stable set search_path = ''
as $$
begin
  return private.keyed_hash('sender', convert_to(p_sender || ':' || p_value, 'UTF8'));
end $$;
comment on function private.sender_hash is 'What is stored of a sender: it can be counted, but not read.';

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
  using (select l.kind, max(l.period) as period from private.limits l group by l.kind) as longest
  where longest.kind = s.kind and s.sent_at < now() - longest.period;
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
comment on function private.count_senders is
  'Rejects a submission if one of its senders ({email, address, network, phone}) is over its limit, or else records it. Only stored submissions count: a rejection rolls the record back.';

create function private.count_submission(p_kind text, p_email text, p_phone text default null) returns void
language sql security definer set search_path = ''
as $$
  select private.count_senders(p_kind, jsonb_build_object(
    'email', lower(trim(p_email)), 'phone', private.phone_digits(p_phone),
    'address', private.client_address(), 'network', private.client_network()))
$$;
comment on function private.count_submission is
  'Applies the limits of an e-mail address, of a phone number and of the client to a submission.';

create unlogged table private.requests (
  minute timestamptz not null default date_trunc('minute', now()),
  kind   text not null,
  sender bytea not null,
  times  int not null default 1,
  primary key (minute, kind, sender)
);
comment on table private.requests is 'Requests of the present minute by client address; not restored after a crash.';
comment on column private.requests.minute is 'The minute in which they were made.';
comment on column private.requests.kind is 'availability or invitation.';
comment on column private.requests.sender is 'Secret. Keyed hash of the client address.';
comment on column private.requests.times is 'How many, rejected ones not counted.';

alter table private.requests enable row level security;

create function private.count_request(p_kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := private.client_address();
  counted int;
begin
  if address is null or not private.is_api_user() or private.is_admin() then
    return;
  end if;
  delete from private.requests r where r.minute < date_trunc('minute', now());
  insert into private.requests as r (kind, sender) values (p_kind, private.sender_hash('request', address))
  on conflict (minute, kind, sender) do update set times = r.times + 1
  returning r.times into counted;
  if counted > (select l.at_most from private.limits l where l.kind = p_kind and l.sender = 'address') then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
end $$;
comment on function private.count_request is
  'Rejects a visitor''s request over the limit of its address in this minute.';
