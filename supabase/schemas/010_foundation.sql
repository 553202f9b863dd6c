-- Used by every later file: the private schema, roles, default privileges, the shop's clock, locks, secrets, and
-- who the caller is. Runs unchanged on hosted Supabase, on Supabase Lite with PGlite and with PostgreSQL 15.
-- Security-definer functions run as the owner of the tables and bypass row level security. Therefore each has
-- an empty search path, and no table here may force row level security.
--
-- The message of an error is a machine-readable code; PostgREST answers a SQLSTATE PTxyz with the HTTP status xyz.

create schema private;
comment on schema private is 'Rules and secrets of the API; must never be listed among the exposed schemas.';
revoke all on schema private from public;

-- Roles belong to the whole cluster: another database may have created these. To let a publisher or a worker
-- connect from outside, an operator runs: alter role publisher login password '…'.
do $$
declare
  worker text;
begin
  foreach worker in array array['publisher', 'messenger'] loop
    if not exists (select from pg_roles where rolname = worker) then
      execute format('create role %I nologin noinherit', worker);
      -- The embedded server publishes and delivers through its own connection, with SET ROLE.
      execute format('grant %I to current_user', worker);
    end if;
  end loop;
end $$;

-- No role of the API gets usage on the private schema. Policies and check constraints resolve their
-- functions when they are created; to run them, a role needs only execute on the function.
grant usage on schema public to anon, authenticated, service_role, publisher, messenger;

-- Hosted projects grant all privileges on new tables, sequences and functions of the schema public to the
-- roles of the API. Those grants are revoked, so that a new
-- object is private until a statement beside it grants something. New functions
-- stay executable by public: that default belongs to no schema and holds for those of Supabase's own schemas
-- too. Defaults of other owners are not ours to change. An identity column needs no grant on its sequence: its
-- default runs with the privileges of the table's owner.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- The clock and locks -----------------------------------------------------------------------------

create function private.shop_zone() returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'America/New_York';
end $$;
comment on function private.shop_zone is 'The time zone of the shop; every date and slot is in it.';

create function private.shop_now() returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return now();
end $$;
comment on function private.shop_now is 'The clock of all booking rules, in one place so that tests can set it.';

create function private.shop_today() returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (private.shop_now() at time zone private.shop_zone())::date;
end $$;
comment on function private.shop_today is 'Today''s date in the shop''s time zone, wherever the visitor is.';

create function private.require_days(variadic p_days date[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if exists (select from unnest(p_days) as day where day not between '2000-01-01' and '2199-12-31') then
    raise exception 'invalid_date' using errcode = '22023';
  end if;
end $$;
comment on function private.require_days is
  'Rejects days of no calendar that a shop has: infinite ones, and those that have no time of day.';

-- Once the lock is held, each further statement sees what the previous holder committed.
create function private.take_lock(p_what text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(77055501, array_position(array['admins', 'bookings', 'submissions'], p_what));
end $$;
comment on function private.take_lock is
  'Takes a lock that one transaction holds until its end: admins, bookings or submissions.';

-- Taken before any row is locked, so that all transactions lock in the same order and none deadlock.
create function private.lock_bookings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_lock('bookings');
  return null;
end $$;
comment on function private.lock_bookings is
  'Serializes the statements that change bookings and what follows them, before any row is locked: a bay that was read as free is still free when it is assigned, and no two transactions wait for each other.';

-- Secrets -----------------------------------------------------------------------------------------

-- Keys that never leave the database: they turn a booking's key into its cancel token, and e-mail
-- and client addresses into the hashes that the rate limit stores.
create table private.secrets (
  name  text primary key,
  value bytea not null check (octet_length(value) = 32)
);
comment on table private.secrets is 'Random keys of this database, created once by the migration; no role of the API can read them.';
comment on column private.secrets.name is 'Purpose of the key.';
comment on column private.secrets.value is 'Secret. 32 random bytes.';

alter table private.secrets enable row level security;

insert into private.secrets (name, value)
select name, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
from unnest(array['cancel_token', 'sender', 'picture_ticket']) as name;

create function private.keyed_hash(p_name text, p_value bytea) returns bytea
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select sha256(s.value || p_value) from private.secrets s where s.name = p_name);
end $$;
comment on function private.keyed_hash is 'Hash of a value with one of this database''s secret keys.';

-- The caller --------------------------------------------------------------------------------------

-- The role setting still holds the caller's role inside a security-definer function.
create function private.is_api_user() returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(current_setting('role', true), '') in ('anon', 'authenticated');
end $$;
comment on function private.is_api_user is
  'True when the statement comes from a visitor or a signed-in user, false for operators and the service role.';

create function private.session_start() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select s.created_at from auth.sessions s
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and s.user_id = auth.uid());
end $$;
comment on function private.session_start is
  'When the caller signed in; null when this session was signed out, and for tokens without a session.';

-- An administrator who has a second factor has rights only in sessions that were confirmed with it.
create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.admins a where a.user_id = auth.uid()) then
    return false;
  end if;
  -- A token stays valid for up to an hour after its session was signed out.
  if auth.jwt() ->> 'session_id' is not null and private.session_start() is null then
    return false;
  end if;
  -- Only a Supabase project has this table. PL/pgSQL plans a statement when it is first executed.
  if coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end $$;
comment on function private.is_admin is
  'True when the caller is an administrator in a session that was not signed out, and was asked for the second factor if the account has one. Looked up on every call, so that a removed administrator loses the rights at once.';
grant execute on function private.is_admin to authenticated;

-- Without these permissions, is_admin() would fail for each administrator who signs in.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null
    and not has_table_privilege('auth.mfa_factors', 'select') then
    raise exception 'The owner of private.is_admin() may not read auth.mfa_factors';
  end if;
  if not has_table_privilege('auth.sessions', 'select') then
    raise exception 'The owner of private.is_admin() may not read auth.sessions';
  end if;
end $$;

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not_admin' using errcode = '42501';
  end if;
end $$;
comment on function private.require_admin is 'Rejects callers who are not administrators.';

create function private.require_password() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(private.session_start() < now() - interval '5 minutes', true) then
    raise exception 'password_needed' using errcode = '42501';
  end if;
end $$;
comment on function private.require_password is
  'Rejects callers who signed in more than five minutes ago: a browser that was left open can give no rights.';

-- One IPv6 customer can use every address of a /64 network, so the rate limit counts the network.
-- On hosted Supabase, Cloudflare sets cf-connecting-ip and overwrites a value that the client sent;
-- the beginning of x-forwarded-for may come from the client. The embedded server removes the first
-- header and overwrites the second with the address of the connection. Where neither is set, only
-- e-mail addresses are counted. Behind gateways of one's own, which append to x-forwarded-for, the
-- setting shop.gateways of the database says how many they are: a client can write what stands before.
create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  gateways constant int := nullif(current_setting('shop.gateways', true), '')::int;
  parts constant text[] := string_to_array(headers ->> 'x-forwarded-for', ',');
  reported constant text := case
    when gateways > 0 then trim(parts[greatest(cardinality(parts) - gateways + 1, 1)])
    else coalesce(headers ->> 'cf-connecting-ip', trim(parts[1]))
  end;
  -- A dual-stack socket writes an IPv4 address as ::ffff:192.0.2.1.
  address constant text := regexp_replace(reported, '^::ffff:(?=\d+\.)', '', 'i');
begin
  return case family(address::inet)
    when 6 then network(set_masklen(address::inet, 64))::text
    else address
  end;
exception when invalid_text_representation then
  -- A value that is no IP address is counted as it is.
  return address;
end $$;
comment on function private.client_address is
  'What the rate limit counts clients by: the IPv4 address, or the /64 network of an IPv6 address; null when no header names one. The headers of a hosted project name it, or with the setting shop.gateways what the outermost of so many gateways appended to x-forwarded-for.';

create function private.wider_network(p_address text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return network(set_masklen(p_address::inet, case family(p_address::inet) when 6 then 48 else 24 end))::text;
exception when invalid_text_representation then
  return p_address;
end $$;
comment on function private.wider_network is
  'The /24 or /48 network of an address: its owner can choose among all addresses in it.';

-- Loopback and private addresses are no network of visitors: they are those of this machine, of its
-- tests, or of a proxy that was not announced, which all visitors would share.
create function private.client_network() returns text
language plpgsql stable set search_path = ''
as $$
declare
  address constant text := private.client_address();
begin
  if address::inet <<= any (array['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16',
    '169.254.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10']::inet[]) then
    return null;
  end if;
  return private.wider_network(address);
exception when invalid_text_representation then
  return address;
end $$;
comment on function private.client_network is
  'The /24 or /48 network that the request comes from; null for addresses that are not of the internet, and when no header names one.';
