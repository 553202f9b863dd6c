-- Messages of the contact form, and the rate limit that they share with bookings.

create table public.contact_messages (
  id         uuid primary key default gen_random_uuid(),
  name       text not null,
  email      text not null,
  subject    text not null,
  message    text not null,
  is_read    boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint contact_messages_name    check (name ~ '\S' and char_length(name) <= 100 and name !~ '[[:cntrl:]]'),
  constraint contact_messages_email   check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint contact_messages_subject check (subject ~ '\S' and char_length(subject) <= 150 and subject !~ '[[:cntrl:]]'),
  constraint contact_messages_message check (message ~ '\S' and char_length(message) <= 5000)
);
create index contact_messages_newest on public.contact_messages (created_at desc, id);
comment on table public.contact_messages is 'What visitors sent with the contact form; only administrators read it.';
comment on column public.contact_messages.id is 'Made by the database.';
comment on column public.contact_messages.name is 'Sender''s name, one line of up to 100 characters.';
comment on column public.contact_messages.email is 'Where to answer, up to 254 characters.';
comment on column public.contact_messages.subject is 'One line of up to 150 characters.';
comment on column public.contact_messages.message is 'Plain text of up to 5,000 characters.';
comment on column public.contact_messages.is_read is 'Has staff read it?';
comment on column public.contact_messages.deleted_at is 'When staff put it away; empty again after undo.';
comment on column public.contact_messages.created_at is 'When it arrived.';
comment on column public.contact_messages.updated_at is 'Last change; see products.updated_at.';
comment on index public.contact_messages_newest is 'The order of the inbox.';

-- Rate limit ---------------------------------------------------------------------------------------

create table private.limits (
  kind    text not null check (kind in ('booking', 'message')),
  sender  text not null check (sender in ('email', 'address')),
  at_most int not null check (at_most > 0),
  period  interval not null check (period > interval '0'),
  primary key (kind, sender)
);
alter table private.limits enable row level security;
comment on table private.limits is 'How much one e-mail address or one client address may send. Operators change it with SQL.';
comment on column private.limits.kind is 'booking or message.';
comment on column private.limits.sender is 'Whether e-mail addresses or client addresses are counted.';
comment on column private.limits.at_most is 'So many in one period.';
comment on column private.limits.period is 'The period, ending now.';
-- A family or an office shares a client address, nobody books five visits a day for one e-mail address.
insert into private.limits (kind, sender, at_most, period) values
  ('booking', 'email',    5, interval '1 day'),
  ('booking', 'address', 30, interval '1 hour'),
  ('message', 'email',    5, interval '1 hour'),
  ('message', 'address', 20, interval '1 hour');

create table private.submissions (
  kind    text not null,
  sender  bytea not null,
  sent_at timestamptz not null default now()
);
create index submissions_recent on private.submissions (sender, sent_at);
alter table private.submissions enable row level security;
comment on table private.submissions is 'What was accepted lately, for the rate limit; older rows are removed as new ones come.';
comment on column private.submissions.kind is 'booking or message.';
comment on column private.submissions.sender is 'Keyed hash of the e-mail or client address: enough to count, not to read.';
comment on column private.submissions.sent_at is 'When.';

-- One IPv6 customer has a whole /64 network to choose addresses from: the rate limit counts that.
-- Hosted Supabase: Cloudflare sets cf-connecting-ip, and overwrites what a visitor claims there; of
-- x-forwarded-for a visitor may have written the beginning. The embedded server drops the first and
-- overwrites the second with the one address it knows to be true. Where neither is set only e-mail
-- addresses are counted.
create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  told constant text := coalesce(headers ->> 'cf-connecting-ip',
    trim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
  -- An IPv4 address on a socket of both kinds.
  address constant text := regexp_replace(told, '^::ffff:(?=\d+\.)', '', 'i');
begin
  return case family(address::inet)
    when 6 then network(set_masklen(address::inet, 64))::text
    else address
  end;
exception when invalid_text_representation then
  -- Whatever it is, it is counted.
  return address;
end $$;
comment on function private.client_address() is 'What the rate limit counts clients by: the IPv4 address, or the /64 network of an IPv6 address; null when the API does not say.';

create function private.count_submission(p_kind text, p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  senders bytea[];
  is_over boolean;
begin
  if not private.is_api_user() or private.is_admin() then
    return;
  end if;
  perform private.take_lock('submissions');
  delete from private.submissions s
  where s.sent_at < now() - (select max(l.period) from private.limits l);
  senders := array[
    private.keyed_hash('sender', convert_to('email:' || lower(trim(p_email)), 'UTF8')),
    private.keyed_hash('sender', convert_to('address:' || private.client_address(), 'UTF8'))];
  select bool_or(l.at_most <= (
    select count(*) from private.submissions s
    where s.kind = p_kind and s.sent_at > now() - l.period
      and s.sender = senders[case l.sender when 'email' then 1 else 2 end]))
  into is_over
  from private.limits l where l.kind = p_kind;
  if is_over then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  insert into private.submissions (kind, sender)
  select p_kind, s from unnest(senders) as s where s is not null;
end $$;
comment on function private.count_submission(text, text) is 'Refuses a visitor who sent too much lately, else remembers this one. Only what is stored counts: a refusal rolls its mark back.';

create function private.limit_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_submission('message', new.email);
  return new;
end $$;
comment on function private.limit_messages() is 'Applies the rate limit to the contact form.';
create trigger contact_messages_limit before insert on public.contact_messages
  for each row execute function private.limit_messages();
create trigger contact_messages_updated_at before update on public.contact_messages
  for each row execute function private.touch_updated_at();

-- Who may do what ----------------------------------------------------------------------------------

alter table public.contact_messages enable row level security;

create policy contact_messages_send on public.contact_messages for insert to anon, authenticated
  with check (not is_read and deleted_at is null);
create policy contact_messages_read on public.contact_messages for select to authenticated
  using ((select private.is_admin()));
create policy contact_messages_change on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy contact_messages_remove on public.contact_messages for delete to authenticated
  using ((select private.is_admin()));

revoke all on public.contact_messages, private.limits, private.submissions
  from public, anon, authenticated, service_role;
grant insert (name, email, subject, message) on public.contact_messages to anon, authenticated;
grant select, delete on public.contact_messages to authenticated;
grant update (is_read, deleted_at) on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

revoke execute on function
  private.client_address(), private.count_submission(text, text), private.limit_messages()
  from public, anon, authenticated, service_role;
