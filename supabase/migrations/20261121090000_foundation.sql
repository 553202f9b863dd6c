-- Used by every later migration: the private schema, the caller's role, the shop's clock, locks.
-- Runs unchanged on hosted Supabase, on Supabase Lite with PGlite and with PostgreSQL 15.
-- Security-definer functions run as the owner of the tables and bypass row level security. Therefore
-- each has an empty search path, and no table here may force row level security.

create schema private;
comment on schema private is 'Rules and secrets of the API; must never be listed among the exposed schemas.';
revoke all on schema private from public;
-- No role of the API gets usage on the private schema. Policies and check constraints resolve their
-- functions when they are created; to run them, a role needs only execute on the function.
grant usage on schema public to anon, authenticated, service_role;

-- The role setting still holds the caller's role inside a security-definer function.
create function private.is_api_user() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('role', true), '') in ('anon', 'authenticated') $$;
comment on function private.is_api_user() is 'True when the statement comes from a visitor or a signed-in user, false for operators and the service role.';

create function private.shop_zone() returns text
language sql immutable set search_path = ''
as $$ select 'America/New_York' $$;
comment on function private.shop_zone() is 'The time zone of the shop; every date and slot is in it.';

create function private.shop_now() returns timestamptz
language sql stable set search_path = ''
as $$ select now() $$;
comment on function private.shop_now() is 'The clock of all booking rules, in one place so that tests can set it.';

create function private.shop_today() returns date
language sql stable set search_path = ''
as $$ select (private.shop_now() at time zone private.shop_zone())::date $$;
comment on function private.shop_today() is 'Today''s date in the shop''s time zone, wherever the visitor is.';

-- Once the lock is held, each further statement sees what the previous holder committed.
create function private.take_lock(p_what text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(77055501, array_position(array['admins', 'bookings', 'submissions'], p_what));
end $$;
comment on function private.take_lock(text) is 'Takes a lock that one transaction holds until its end: admins, bookings or submissions.';

-- Staff screens compare updated_at as text from JSON, so its precision is a millisecond. It always
-- increases, even when two changes follow within the same millisecond.
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
-- and client addresses into the hashes that the rate limit stores.
create table private.secrets (
  name  text primary key,
  value bytea not null check (octet_length(value) = 32)
);
alter table private.secrets enable row level security;
comment on table private.secrets is 'Random keys of this database, created once by the migration; no role of the API can read them.';
comment on column private.secrets.name is 'Purpose of the key.';
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
