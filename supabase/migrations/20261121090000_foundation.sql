-- What every later file builds on: the private schema, who is asking, the shop's clock, locks.
-- Runs unchanged on hosted Supabase, on Supabase Lite with PGlite and with PostgreSQL 15.
-- Security-definer functions run as the owner of the tables, past row level security:
-- that is why each has an empty search path, and why no table here may force row level security.

create schema private;
comment on schema private is 'Rules and secrets behind the API; never listed among the exposed schemas.';
revoke all on schema private from public;
-- Nobody may use it by name. Policies and check constraints found their functions when they were
-- made; to run them, a role needs no more than execute on the function.
grant usage on schema public to anon, authenticated, service_role;

-- The role setting keeps the caller's role inside security-definer functions too.
create function private.is_api_user() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('role', true), '') in ('anon', 'authenticated') $$;
comment on function private.is_api_user() is 'True when the statement comes from a visitor or a signed-in user, false for operators and the service role.';

create function private.shop_zone() returns text
language sql immutable set search_path = ''
as $$ select 'America/New_York' $$;
comment on function private.shop_zone() is 'The time zone of the shop; every date and slot is meant in it.';

create function private.shop_now() returns timestamptz
language sql stable set search_path = ''
as $$ select now() $$;
comment on function private.shop_now() is 'The clock of all booking rules, in one place so that tests can set it.';

create function private.shop_today() returns date
language sql stable set search_path = ''
as $$ select (private.shop_now() at time zone private.shop_zone())::date $$;
comment on function private.shop_today() is 'Today as the shop''s calendar says, wherever the visitor is.';

-- After the wait, each further statement sees what the previous holder committed.
create function private.take_lock(p_what text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(77055501, array_position(array['admins', 'bookings', 'submissions'], p_what));
end $$;
comment on function private.take_lock(text) is 'Lets one transaction at a time pass: admins, bookings or submissions. Freed at its end.';

-- Staff screens compare updated_at as text that went through JSON, so it has no finer part than a
-- millisecond, and it always moves on, however fast two changes follow each other.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := greatest(
    date_trunc('milliseconds', clock_timestamp()),
    old.updated_at + interval '1 millisecond');
  return new;
end $$;
comment on function private.touch_updated_at() is 'Sets updated_at on every change; a value sent by the client is ignored.';

-- Keys that never leave the database: they turn a booking's key into its cancel token, and e-mail
-- and client addresses into what the rate limit remembers.
create table private.secrets (
  name  text primary key,
  value bytea not null check (octet_length(value) = 32)
);
alter table private.secrets enable row level security;
comment on table private.secrets is 'Random keys of this database, made once by the migration; readable by no role of the API.';
comment on column private.secrets.name is 'What the key is for.';
comment on column private.secrets.value is '32 random bytes.';
insert into private.secrets (name, value)
select name, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
from unnest(array['cancel_token', 'sender']) as name;

create function private.keyed_hash(p_name text, p_value bytea) returns bytea
language sql stable security definer set search_path = ''
as $$ select sha256(s.value || p_value) from private.secrets s where s.name = p_name $$;
comment on function private.keyed_hash(text, bytea) is 'Hash of a value with one of this database''s secret keys.';

revoke all on private.secrets from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public, anon, authenticated, service_role;
