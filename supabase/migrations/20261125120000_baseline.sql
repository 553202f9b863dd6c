-- Generated from supabase/schemas by `npx tsx cli/verify/generate.ts`; do not edit.

-- 010_foundation.sql

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

-- 020_texts.sql

-- Rules of texts. Length before everything: no function or trigger works on a text before it is known to be
-- short. To normalize combining marks takes PostgreSQL the square of their number, which neither a statement
-- timeout nor a cancellation ends (docs/decisions/backend.md).

-- One limit a name, that of the table with the longest: the constraints have the limit of each column.
create function private.too_long(p_texts jsonb) returns text
-- Not in SQL: the plan of a function in PL/pgSQL is made once, not for each row.
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select t.key from jsonb_each_text(p_texts) as t
    where char_length(t.value) > case
      -- Two texts of an article, as JSON writes them.
      when t.key = 'changes' then 100000
      when t.key in ('content', 'text', 'text_es') then 20000
      -- With what JSON puts around the items of an array.
      when t.key = 'photos' then 12500
      when t.key = 'events' then 10000
      when t.key in ('message', 'former_slugs', 'description', 'description_es') then 5000
      when t.key in ('image_url', 'picture', 'second_picture') then 2048
      when t.key in ('notes', 'value', 'body', 'body_es') then 2000
      when t.key in ('services', 'further_services', 'tires', 'needs', 'equipment') then 1000
      else 300
    end
    limit 1);
end $$;
comment on function private.too_long is
  'The name of a text that is longer than any column or argument of this name may be, or null. Arrays and JSON count as they are written.';

-- Functions check the lengths of their arguments before anything else, those of staff once they know the caller.
-- A token is checked where it is looked up, in private.find_booking().
create function private.require_lengths(p_texts jsonb, p_lists jsonb default '{}') returns void
language plpgsql immutable set search_path = ''
as $$
declare
  -- As large as a request of staff.
  most_bytes constant int := 1000000;
  long constant text := coalesce(private.too_long(p_texts), (
    select l.key from jsonb_each_text(p_lists) as l where octet_length(l.value) > most_bytes limit 1));
begin
  if long is not null then
    raise exception '%', 'invalid_' || long using errcode = '22023';
  end if;
end $$;
comment on function private.require_lengths is
  'Rejects arguments of a function that are too long, with invalid_ and the name. Lists that staff send may have a million bytes each.';

create function private.check_lengths(p_table text, p_row jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  long constant text := private.too_long(p_row);
begin
  if long is not null then
    raise exception 'new row for relation "%" violates check constraint "%_%"', p_table, p_table, long
      using errcode = 'check_violation', schema = 'public', table = p_table, constraint = p_table || '_' || long;
  end if;
end $$;
comment on function private.check_lengths is
  'Rejects a row with a text that is too long, as the constraint of its column would: the first step of the trigger before each row.';

-- What pages show -----------------------------------------------------------------------------------

-- What reads these texts takes the square of the number of such signs, and a call for each level. 400 in one paragraph
-- are a hundred bold words. shared-data/src/content/isTooNested.ts has the same rule.
create function private.is_too_nested(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ '(^|[\n\r])([ \t>]|[-*+][ \t]|[0-9]{1,9}[.)][ \t]){41}'
    or exists (
      select from regexp_split_to_table(p_text, '\n[ \t\r]*\n') as paragraph
      where char_length(regexp_replace(paragraph, '[^][*_~`<!{]', '', 'g')) > 400)
$$;
comment on function private.is_too_nested is
  'True for a text with a line that begins with more than 40 signs of quotes, lists and indentation, or with more than 400 signs of emphasis, links, code, tags and placeholders before the next empty line.';

create function private.picture_addresses(p_text text) returns text[]
language sql immutable set search_path = ''
as $$
  select array(select distinct m[1] from regexp_matches(p_text, '/content/[0-9a-f]{12}-1280\.webp', 'g') as m)
$$;
comment on function private.picture_addresses is
  'The addresses of uploaded pictures that a text names, each once, as pictureAddressesIn in TypeScript.';

-- The tables of staff. A text of visitors is cleaned, and no page shows it.
create function private.unfit_text(p_row jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  unfit text;
  shown record;
begin
  -- XML, and with it a feed, has neither these control characters nor these noncharacters.
  select t.key || case
      when t.value ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufdd0-\ufdef\ufffe\uffff]' then '_unprintable'
      when t.key in ('content', 'text', 'text_es') and private.is_too_nested(t.value) then '_too_nested'
    end as problem into unfit
  from jsonb_each_text(p_row) as t order by problem limit 1;
  if unfit is not null or strpos(p_row::text, '/content/') = 0 then
    return unfit;
  end if;
  for shown in
    select t.key, a.address from jsonb_each(p_row) as t,
      jsonb_array_elements_text(case jsonb_typeof(t.value) when 'array' then t.value else jsonb_build_array(t.value) end) as a (address)
    where a.address ~ '^/content/\S*$'
    union
    select t.key, unnest(private.picture_addresses(t.value)) from jsonb_each_text(p_row) as t
    where t.key in ('text', 'text_es')
  loop
    -- The picture stays until this transaction ends.
    perform from public.pictures p where private.picture_address(p.id) = shown.address for key share;
    if not found then
      return shown.key || '_no_picture';
    end if;
  end loop;
  return null;
end $$;
comment on function private.unfit_text is
  'The first column with a text that no page can show, with the reason: _unprintable, _too_nested, or _no_picture for the address of a picture that is not uploaded, also within an article; otherwise null. Locks the pictures that the row names.';

create function private.check_shown(p_table text, p_row jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  unfit constant text := private.unfit_text(p_row);
begin
  if unfit is not null then
    raise exception 'new row for relation "%" violates check constraint "%_%"', p_table, p_table, unfit
      using errcode = 'check_violation', schema = 'public', table = p_table, constraint = p_table || '_' || unfit;
  end if;
end $$;
comment on function private.check_shown is
  'Rejects a row of staff with what no page can show, as a constraint of its column would: the second step of the trigger before each row.';

-- What customers write ----------------------------------------------------------------------------

-- Normalized (NFC), with something visible, without control characters and without characters that change the
-- direction of writing; and e-mail addresses that a mail server can be asked about. shared-data/src/humanText.ts
-- has the same rules. The triggers clean, the constraints reject (docs/decisions/backend.md).

create function private.is_human_text(p_text text, p_is_multiline boolean default false) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return p_text is nfc normalized
    and p_text !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]'
    and (p_is_multiline or p_text !~ '[\t\n\r]')
    and p_text ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
end $$;
comment on function private.is_human_text is
  'True for a text that people can read: normalized, visible, without control characters (but line breaks and tabs in several lines) and without a change of direction.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.is_human_text to anon, authenticated, service_role;

-- What the triggers of bookings and messages store: visitors paste from address books, pages and documents.

create function private.clean_text(p_text text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(normalize(regexp_replace(p_text, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]', '', 'g')),
    E' \t\n\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000');
end $$;
comment on function private.clean_text is
  'A text normalized (NFC), without the characters that is_human_text rejects and without spaces around it.';

create function private.clean_line(p_text text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return private.clean_text(regexp_replace(p_text, '[\t\n\r]+', ' ', 'g'));
end $$;
comment on function private.clean_line is 'As clean_text, in one line.';

create function private.clean_code(p_text text) returns text
language plpgsql immutable security definer set search_path = ''
as $$
begin
  return private.clean_text(regexp_replace(private.clean_line(p_text), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'));
end $$;
comment on function private.clean_code is
  'A number or word by which something is found, without characters that nobody sees, so that it has no twins.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.clean_code to authenticated, service_role;

create function private.reads_as_link(p_text text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return p_text ~* '://|www\.|@|[[:alnum:]]\.[[:alpha:]]{2,24}/|[[:alnum:]]\.(com|net|org|info|biz|edu|gov|io|co|me|us|mx|ru|cn|de|xyz|top|shop|site|store|online|click|link|live|app|dev|ly|gl)\M';
end $$;
comment on function private.reads_as_link is
  'True for a text in which a mail program or a reader would see an address or a link.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.reads_as_link to anon, authenticated, service_role;

-- The lengths come first: the conditions are evaluated in this order.
create function private.is_email(p_text text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return char_length(p_text) <= 254 and char_length(split_part(p_text, '@', 1)) <= 64 and p_text is nfc normalized
    and p_text !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and p_text ~ '^[^.@<>()[\]\\,;:"]+(\.[^.@<>()[\]\\,;:"]+)*@([^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]([^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]*[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f])?\.)+[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]([^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]*[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f])$'
    and p_text !~ '\.[0-9]+$';
end $$;
comment on function private.is_email is
  'True for a normalized address with a domain of at least two names. Quoted names and IP addresses are none.';
-- A check constraint runs with the privileges of the role that writes the row.
grant execute on function private.is_email to anon, authenticated, service_role;

-- 025_phones.sql

-- What a phone number is. The same rules are in shared-contract/src/values/phone.ts; properties compare them.

create function private.clean_phone(p_phone text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return regexp_replace(btrim(regexp_replace(regexp_replace(
    regexp_replace(private.clean_code(p_phone), '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g'),
    '[\u2010-\u2015\u2212]', '-', 'g'),
    '^ *tel[.:]*', '', 'i')),
    '[ ,;]*(extensi[oóÓ]n|ext|x|#)[.:=]* *([0-9]{1,6})$', ' ext. \2', 'i');
end $$;
comment on function private.clean_phone is
  'A phone number with the characters of a keyboard, without tel:; an extension follows as ext. 12.';

create function private.phone_digits(p_phone text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(p_phone, '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '');
end $$;
comment on function private.phone_digits is
  'The digits of a phone number, without extension and without the country code 1: equal in every notation.';

create function private.is_phone(p_phone text) returns boolean
language plpgsql immutable security definer set search_path = ''
as $$
begin
  return p_phone ~ '^\+?[-0-9(). /]{7,30}( ext\. [0-9]{1,6})?$'
    and char_length(private.phone_digits(p_phone)) between 10 and 15;
end $$;
comment on function private.is_phone is
  'Whether a text is a phone number as clean_phone writes it: 10 to 15 digits with the usual signs, an extension at the end.';
-- Constraints and indexes run with the privileges of the role that writes the row.
grant execute on function private.phone_digits, private.is_phone to authenticated, service_role;

create function private.sms_number(p_phone text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select '+1' || digits
    from private.phone_digits(p_phone) as digits
    where digits ~ '^[2-9][0-9]{2}[2-9][0-9]{6}$' and p_phone !~* '[a-z#]' and p_phone !~ '^\s*\+(?!1)');
end $$;
comment on function private.sms_number is
  'A US phone number as text messages need it, +17705550123; null for other numbers and for those with an extension.';

-- 030_changes.sql

-- What the change of a row leads to: a new updated_at, an entry of the audit log, and the publication of what published
-- pages show.
--
-- A table has one trigger for each time, level and event. Its function names the steps in their order; a step is a
-- function of its own, which is passed the rows old and new. Where many tables have the same steps, they share the
-- function, which stands at the end of this file.

-- Staff screens compare updated_at as text from JSON, so its precision is a millisecond. It always
-- increases, even when two changes follow within the same millisecond.
create function private.next_updated_at(p_present timestamptz) returns timestamptz
language plpgsql volatile set search_path = ''
as $$
begin
  return greatest(date_trunc('milliseconds', clock_timestamp()), p_present + interval '1 millisecond');
end $$;
comment on function private.next_updated_at is 'The updated_at of a row that is being changed.';

-- The audit log ---------------------------------------------------------------------------------

-- Triggers write it, administrators read it, and no role of the API can change it.

create table public.audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  actor      uuid,
  table_name text not null,
  row_id     text not null,
  action     text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  before     jsonb,
  after      jsonb
);
comment on table public.audit_log is 'Changes that were made through the API to the tables that staff edit. What customers wrote is left out, so that deleting a record deletes it.';
comment on column public.audit_log.id is 'Row number.';
comment on column public.audit_log.at is 'When the change was made.';
comment on column public.audit_log.actor is 'The account that made the change; null for a visitor with a cancel link, for the service role and for the worker that forgets customers. No foreign key: the row stays after the account is deleted.';
comment on column public.audit_log.table_name is 'The changed table.';
comment on column public.audit_log.row_id is 'The changed row''s id.';
comment on column public.audit_log.action is 'INSERT, UPDATE or DELETE.';
comment on column public.audit_log.before is 'The row before; of an update only the columns that changed.';
comment on column public.audit_log.after is 'The row after; of an update only the columns that changed.';
create index audit_log_newest on public.audit_log (at desc, id desc);
comment on index public.audit_log_newest is 'The newest changes first.';
create index audit_log_by_row on public.audit_log (table_name, row_id, id);
comment on index public.audit_log_by_row is 'The history of a row.';

alter table public.audit_log enable row level security;
create policy audit_log_read on public.audit_log for select to authenticated using ((select private.is_admin()));
grant select on public.audit_log to authenticated, service_role;

create function private.write_audit(
  p_table text, p_action text, p_before jsonb, p_after jsonb, p_hidden text[] default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := p_before - p_hidden;
  after  constant jsonb := p_after - p_hidden;
begin
  -- Migrations, the seed and operators with SQL access are not audited. The worker that forgets customers is: it
  -- connects as its role, or takes it.
  if not private.is_api_user()
    and coalesce(nullif(current_setting('role', true), 'none'), session_user) not in ('service_role', 'messenger') then
    return;
  end if;
  insert into public.audit_log (actor, table_name, row_id, action, before, after)
  values (auth.uid(), p_table, coalesce(p_after, p_before) ->> 'id', p_action,
    case when p_action = 'UPDATE' then (select jsonb_object_agg(c.key, c.value) from jsonb_each(before) c where c.value <> after -> c.key) else before end,
    case when p_action = 'UPDATE' then (select jsonb_object_agg(c.key, c.value) from jsonb_each(after) c where c.value <> before -> c.key) else after end);
end $$;
comment on function private.write_audit is 'Writes the audit row of a changed row, without the hidden columns.';

-- Publications ------------------------------------------------------------------------------------

-- Saving what published pages show inserts a row here in the same transaction, and the publisher writes the content
-- into static files and records the outcome.

create table public.publications (
  id             bigint generated always as identity primary key,
  table_name     text not null,
  row_id         text not null default '',
  requested_at   timestamptz not null default date_trunc('milliseconds', now()),
  state          text not null default 'pending',
  finished_at    timestamptz,
  reason         text not null default '',
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  constraint publications_table_name check (table_name in
    ('products', 'pictures', 'content_blocks', 'settings', 'services', 'opening_hours', 'slots', 'closures',
     'vehicle_tires', 'list_entries', 'offers', 'pages')),
  constraint publications_row_id check (char_length(row_id) <= 300 and (row_id = '' or state <> 'pending')),
  constraint publications_state check (state in ('pending', 'published', 'failed')),
  constraint publications_finished_at check ((state = 'pending') = (finished_at is null)),
  constraint publications_reason check (char_length(reason) <= 500 and (state = 'failed' or reason = ''))
);
comment on table public.publications is 'Changes of public content that have to be published: one row per table and transaction, and one for each row and page that could not be published.';
comment on column public.publications.id is 'Row number.';
comment on column public.publications.table_name is 'The changed table, or pages.';
comment on column public.publications.row_id is 'The row that could not be published, or the address of the page; empty for all changes of the transaction.';
comment on column public.publications.requested_at is 'When the change was saved.';
comment on column public.publications.state is 'pending, published or failed; a failed row can be retried.';
comment on column public.publications.finished_at is 'When it was published or failed; null while pending.';
comment on column public.publications.reason is 'Why it failed, up to 500 characters; empty otherwise.';
comment on column public.publications.transaction_id is 'The transaction that made the change.';
-- A dump that is restored into another cluster contains transaction ids that this cluster uses again.
-- An unpublished row with the same id covers the new change too; a published one does not.
create unique index publications_once on public.publications (table_name, row_id, transaction_id) where state <> 'published';
comment on index public.publications_once is 'One unpublished row per table and transaction, beside those of single rows.';

alter table public.publications enable row level security;
create policy publications_read on public.publications for select to authenticated using ((select private.is_admin()));
create policy publications_read_publisher on public.publications for select to publisher using (true);
grant select on public.publications to authenticated, service_role, publisher;

create function public.record_published(p_ids text, p_failed text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  failures constant jsonb := p_failed;
begin
  update public.publications q
  set state = 'published', finished_at = date_trunc('milliseconds', now()), reason = ''
  where q.id = any (p_ids::bigint[]) and q.state <> 'published' and (q.row_id = '' or not exists (
    select from jsonb_to_recordset(failures) as f (table_name text, row_id text)
    where f.table_name = q.table_name and f.row_id = q.row_id));
  update public.publications q
  set finished_at = date_trunc('milliseconds', now()), reason = left(f.reason, 500)
  from jsonb_to_recordset(failures) as f (table_name text, row_id text, reason text)
  where f.table_name = q.table_name and f.row_id = q.row_id and q.state = 'failed' and q.row_id <> '';
  insert into public.publications (table_name, row_id, state, finished_at, reason)
  select distinct on (f.table_name, f.row_id)
    f.table_name, f.row_id, 'failed', date_trunc('milliseconds', now()), left(f.reason, 500)
  from jsonb_to_recordset(failures) as f (table_name text, row_id text, reason text)
  where not exists (
    select from public.publications q
    where q.table_name = f.table_name and q.row_id = f.row_id and q.state = 'failed');
  perform private.record_end('publishing', null);
end $$;
comment on function public.record_published is
  'Records for the publisher that changes are published, given as an array of ids, but the rows and pages of a JSON array that failed ({table_name, row_id, reason}): each has one row until a later call does not name it.';
revoke execute on function public.record_published from public;
grant execute on function public.record_published to publisher;

create function public.record_failed(p_ids text, p_reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.publications q
  set state = 'failed', finished_at = date_trunc('milliseconds', now()), reason = left(p_reason, 500)
  where q.id = any (p_ids::bigint[]) and q.state <> 'published' and q.row_id = '';
  perform private.record_end('publishing', p_reason);
end $$;
comment on function public.record_failed is
  'Records for the publisher that a run failed as a whole: none of the changes, given as an array of ids, is published. Rows that failed alone keep their own reasons.';
revoke execute on function public.record_failed from public;
grant execute on function public.record_failed to publisher;

-- For each row, not for each statement: a statement trigger also fires when no row has changed.
create function private.request_publication(p_table text, p_before jsonb, p_after jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_before - 'updated_at' = p_after - 'updated_at' then
    return;
  end if;
  insert into public.publications (table_name) values (p_table)
  on conflict (table_name, row_id, transaction_id) where state <> 'published' do nothing;
  if found then
    -- One save must not wait for another that deletes the same rows.
    delete from public.publications p where p.id in (
      select o.id from public.publications o
      where o.state = 'published' and o.finished_at < now() - interval '30 days'
      for update skip locked);
  end if;
end $$;
comment on function private.request_publication is
  'Queues the changed table for publishing, once per transaction, and deletes rows that were published more than 30 days ago.';

-- Triggers that tables share ----------------------------------------------------------------------

create function private.touch_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := private.next_updated_at(old.updated_at);
  return new;
end $$;
comment on function private.touch_row is 'Sets updated_at on every change; a value sent by the client is ignored.';

create function private.check_and_touch_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths(tg_table_name, to_jsonb(new));
  perform private.check_shown(tg_table_name, to_jsonb(new));
  if tg_op = 'UPDATE' then
    new.updated_at := private.next_updated_at(old.updated_at);
  end if;
  return new;
end $$;
comment on function private.check_and_touch_row is 'As touch_row, of a table with texts.';

create function private.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.write_audit(tg_table_name, tg_op, to_jsonb(old), to_jsonb(new), tg_argv[0]::text[]);
  return null;
end $$;
comment on function private.audit_row is
  'Writes one audit row per changed row; its argument lists the columns to leave out.';

create function private.audit_and_publish_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after  constant jsonb := to_jsonb(new);
begin
  perform private.write_audit(tg_table_name, tg_op, before, after);
  perform private.request_publication(tg_table_name, before, after);
  return null;
end $$;
comment on function private.audit_and_publish_row is
  'Writes one audit row per changed row, and queues its table for publishing.';

-- 035_workers.sql

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

-- 040_accounts.sql

-- Accounts (user_profiles) and administrators (admins): the first sign-up never opens again, granting rights asks for
-- the password, and a session that was signed out has no rights (docs/decisions/abuse-and-accounts.md).

create table public.user_profiles (
  id         uuid primary key references auth.users (id) on delete cascade,
  email      text not null default '',
  name       text not null default '',
  is_admin   boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint user_profiles_name check (char_length(name) <= 60 and (name = '' or private.is_human_text(name)))
);
comment on table public.user_profiles is 'One row per account, written by triggers. Administrators write only the names, their own and those of others.';
comment on column public.user_profiles.id is 'The account in auth.users.';
comment on column public.user_profiles.email is 'Copy of the account''s e-mail address.';
comment on column public.user_profiles.name is 'What colleagues call this person, up to 60 characters; empty until it is set.';
comment on column public.user_profiles.is_admin is 'True exactly when admins has a row for this account; computed on every write.';
comment on column public.user_profiles.created_at is 'When the profile was created.';
comment on column public.user_profiles.updated_at is 'When the profile was last changed; to detect changes by other sessions.';

alter table public.user_profiles enable row level security;
create policy user_profiles_read on public.user_profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
-- Not by an account without rights: the history of bookings shows the names of former staff too.
create policy user_profiles_rename on public.user_profiles for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.user_profiles to authenticated, service_role;
grant update (name) on public.user_profiles to authenticated;

create table public.admins (
  id         bigint generated always as identity primary key,
  user_id    uuid unique references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.admins is
  'One row per administrator, and one marker row without user_id once there was one. Other roles can read and count only the marker: it says that the first sign-up is over, not who made it.';
comment on column public.admins.id is 'Row number.';
comment on column public.admins.user_id is 'The administrator''s account; null in the marker row.';
comment on column public.admins.created_at is 'When the account became administrator.';
create unique index admins_one_marker on public.admins ((user_id is null)) where user_id is null;
comment on index public.admins_one_marker is 'There is never more than one marker row.';

create function private.admin_exists() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.admins) $$;
comment on function private.admin_exists is
  'True once an administrator has registered: the marker row stays after the last account was deleted.';
grant execute on function private.admin_exists to authenticated;

alter table public.admins enable row level security;
create policy admins_read_visitor on public.admins for select to anon
  using (user_id is null);
-- An administrator reads the administrators' rows, any other account the marker.
create policy admins_read on public.admins for select to authenticated
  using ((user_id is not null) = (select private.is_admin()));
create policy admins_add on public.admins for insert to authenticated
  with check (user_id is not null and ((select private.is_admin()) or not (select private.admin_exists())));
create policy admins_remove on public.admins for delete to authenticated
  using (user_id is not null and (select private.is_admin()));
grant select on public.admins to anon, authenticated, service_role;
grant delete on public.admins to authenticated, service_role;
grant insert (user_id) on public.admins to authenticated, service_role;

-- Profiles follow the accounts --------------------------------------------------------------------

create function private.keep_profile(p_account uuid, p_email text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.user_profiles (id, email) values (p_account, coalesce(p_email, ''))
  on conflict (id) do update set email = excluded.email
$$;
comment on function private.keep_profile is
  'Creates the profile of a new account and copies changes of its e-mail address.';

create function private.account_email_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_profile(new.id, new.email);
  return null;
end $$;
comment on function private.account_email_changed is
  'Copies the new e-mail address of an account into its profile.';

-- Accounts from before.
insert into public.user_profiles (id, email)
select u.id, coalesce(u.email, '') from auth.users u on conflict do nothing;

create function private.prepare_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('user_profiles', to_jsonb(new));
  new.name := private.clean_line(new.name);
  new.is_admin := exists (select from public.admins a where a.user_id = new.id);
  if tg_op = 'UPDATE' then
    new.updated_at := private.next_updated_at(old.updated_at);
  end if;
  return new;
end $$;
comment on function private.prepare_profile is
  'Cleans the name, computes is_admin from admins, whatever was written, and advances updated_at.';
create trigger user_profiles_before_row before insert or update on public.user_profiles
  for each row execute function private.prepare_profile();

create trigger user_profiles_after_row after update on public.user_profiles
  for each row when (old.name <> new.name) execute function private.audit_row('{email}');

-- Adding and removing administrators --------------------------------------------------------------

create function private.guard_admin_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A policy alone would accept several simultaneous first sign-ups: each sees an empty table.
  perform private.take_lock('admins');
  if new.user_id is null or not private.is_api_user() then
    return new;
  end if;
  if private.is_admin() then
    perform private.require_password();
    return new;
  end if;
  if private.admin_exists() then
    raise exception 'admin_exists' using errcode = '42501';
  end if;
  if not exists (select from auth.users u where u.id = new.user_id and u.id = auth.uid() and u.email <> '') then
    raise exception 'not_own_account' using errcode = '42501';
  end if;
  return new;
end $$;
comment on function private.guard_admin_insert is
  'The first administrator registers their own account; an administrator who has just entered the password adds all others.';
create trigger admins_before_insert before insert on public.admins
  for each row execute function private.guard_admin_insert();

create function private.refuse_admin_update() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'admins_cannot_change' using errcode = '42501';
end $$;
comment on function private.refuse_admin_update is
  'Rejects every update: rows of admins are inserted and deleted only.';
create trigger admins_before_update before update on public.admins
  for each row execute function private.refuse_admin_update();

create function private.admins_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := coalesce(new.user_id, old.user_id);
begin
  -- The marker row has no account.
  if account is not null then
    perform private.write_audit('admins', tg_op, to_jsonb(old), to_jsonb(new));
    -- Its own trigger computes is_admin again.
    update public.user_profiles set is_admin = default where id = account;
  end if;
  return null;
end $$;
comment on function private.admins_after_row is
  'Audits an added or removed administrator, and updates the profile.';
create trigger admins_after_row after insert or delete on public.admins
  for each row execute function private.admins_after_row();

-- A statement trigger also fires for zero rows, so this writes only when the marker has to change.
create function private.keep_marker() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_lock('admins');
  if exists (select from public.admins a where a.user_id is not null) then
    if not exists (select from public.admins a where a.user_id is null) then
      insert into public.admins (user_id) values (null);
    end if;
  elsif tg_op = 'DELETE' and private.is_api_user() then
    raise exception 'last_admin' using errcode = '42501';
  end if;
  return null;
end $$;
comment on function private.keep_marker is
  'Adds the marker row, and rejects the removal of the last administrator through the API. Deleting accounts leaves the marker: only an operator who deletes it too opens the first sign-up again.';
create trigger admins_after_statement after insert or delete on public.admins
  for each statement execute function private.keep_marker();
-- Takes the lock before the row: an administrator who is removed may be inviting, which needs both in this order.
create trigger admins_before_delete before delete on public.admins
  for each statement execute function private.keep_marker();

-- 050_invitations.sql

-- Invitations, who may sign up, and messages about accounts (docs/decisions/abuse-and-accounts.md): an invitation
-- opens the sign-up for one address.

create table public.invitations (
  id         uuid primary key default gen_random_uuid(),
  email      text,
  language   text not null,
  invited_by uuid references public.admins (user_id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  ended_at   timestamptz,
  end_reason text,
  constraint invitations_email check (char_length(email) <= 254 and private.is_email(email) and email = lower(email)),
  constraint invitations_language check (language in ('en', 'es')),
  constraint invitations_expires check (expires_at > created_at),
  constraint invitations_end_reason check (end_reason in ('used', 'expired', 'withdrawn', 'replaced', 'inviter')),
  constraint invitations_ended check ((ended_at is null) = (end_reason is null) and (ended_at is not null or email is not null)),
  constraint invitations_email_once unique (email)
);
comment on table public.invitations is 'Colleagues who were invited. An invitation that has ended stays for 30 days, without its address, so that its link can say why it is not accepted. The secret of the link is derived from the id and not stored.';
comment on column public.invitations.id is 'Generated by the database.';
comment on column public.invitations.email is 'The only address that may sign up with it, in lower case; null once it has ended and cannot be restored.';
comment on column public.invitations.language is 'Locale of the message: en or es.';
comment on column public.invitations.invited_by is 'The administrator; null once that account has no rights any more, which ends the invitation.';
comment on column public.invitations.created_at is 'When it was made.';
comment on column public.invitations.expires_at is 'From then on it is not accepted.';
comment on column public.invitations.ended_at is 'When it ended; null while it is open.';
comment on column public.invitations.end_reason is 'used, expired, withdrawn, replaced (a newer one was made for the address) or inviter (who lost the rights); null while it is open.';

create function private.state_of_invitation(p_invitation public.invitations) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_invitation.end_reason is not null then p_invitation.end_reason
    when p_invitation.expires_at <= now() then 'expired'
    else 'open'
  end
$$;
comment on function private.state_of_invitation is
  'open, or why it is not accepted: its end_reason, or expired before that is stored.';
grant execute on function private.state_of_invitation to authenticated;

alter table public.invitations enable row level security;
create policy invitations_read on public.invitations for select to authenticated
  using ((select private.is_admin()) and private.state_of_invitation(invitations) = 'open');
grant select on public.invitations to authenticated;

create function private.invitation_token(p_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select left(encode(private.keyed_hash('cancel_token', convert_to('invitation:' || p_id, 'UTF8')), 'hex'), 32) $$;
comment on function private.invitation_token is 'The secret of the link of an invitation.';

create function private.find_invitation(p_email text, p_token text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select i.id from public.invitations i
  where i.email = lower(p_email) and private.state_of_invitation(i) = 'open' and p_token = private.invitation_token(i.id)
$$;
comment on function private.find_invitation is 'The open invitation of this address with this secret.';

create function public.invitation_state(p_token text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_lengths(jsonb_build_object('token', p_token));
  perform private.count_request('invitation');
  return (
    select private.state_of_invitation(i) from public.invitations i where private.invitation_token(i.id) = p_token);
end $$;
comment on function public.invitation_state is
  'Whether the link with this secret is accepted: open, used, expired, withdrawn, replaced or inviter (who has no rights any more); null for any other secret. Does not return whose it is. Rejects with rate_limited.';
revoke execute on function public.invitation_state from public;
grant execute on function public.invitation_state to anon, authenticated;

create function private.close_invitations() returns void
language sql volatile security definer set search_path = ''
as $$
  update public.invitations i set email = null, ended_at = i.expires_at, end_reason = 'expired'
  where i.end_reason is null and i.expires_at <= now();
  update public.invitations i set email = null
  where i.email is not null and (i.ended_at <= now() - interval '5 minutes' or i.ended_at is not null and i.expires_at <= now());
  delete from public.invitations i where i.ended_at <= now() - interval '30 days';
$$;
comment on function private.close_invitations is
  'Ends the expired invitations, removes the address of withdrawn ones that cannot be restored any more, and deletes what ended 30 days ago.';

create function private.require_open_place() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  most_open constant int := 20;
begin
  if (select count(*) from public.invitations i where private.state_of_invitation(i) = 'open') >= most_open then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
end $$;
comment on function private.require_open_place is
  'Rejects one more open invitation with rate_limited. For a transaction with the lock on admins.';

create function public.invite_admin(p_email text, p_language text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
  invitation public.invitations;
  broken_constraint text;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('email', p_email, 'language', p_language));
  perform private.require_password();
  address := lower(btrim(p_email));
  perform private.take_lock('admins');
  perform private.close_invitations();
  update public.invitations i set email = null, ended_at = coalesce(i.ended_at, now()), end_reason = 'replaced'
  where i.email = address;
  if exists (select from public.user_profiles u where lower(u.email) = address) then
    raise exception 'account_exists' using errcode = 'PT409';
  end if;
  perform private.require_open_place();
  insert into public.invitations (email, language, invited_by) values (address, p_language, auth.uid())
  returning * into invitation;
  return json_build_object('id', invitation.id, 'token', private.invitation_token(invitation.id));
exception
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'invitations_', 'invalid_') using errcode = '22023';
end $$;
comment on function public.invite_admin is
  'Invites a colleague, who becomes administrator by signing up with this address and the returned secret within seven days; replaces an earlier invitation. Rejects with password_needed, account_exists, rate_limited or invalid_….';
revoke execute on function public.invite_admin from public;
grant execute on function public.invite_admin to authenticated;

create function public.withdraw_invitation(p_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.close_invitations();
  update public.invitations i set ended_at = now(), end_reason = 'withdrawn' where i.id = p_id and i.end_reason is null;
end $$;
comment on function public.withdraw_invitation is
  'Withdraws an invitation: its link is not accepted any more. Nothing happens when it was used already. Rejects with not_admin.';
revoke execute on function public.withdraw_invitation from public;
grant execute on function public.withdraw_invitation to authenticated;

create function public.restore_invitation(p_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.take_lock('admins');
  -- Five minutes at most: inviting asks for the administrator's password, restoring does not.
  perform private.close_invitations();
  perform private.require_open_place();
  update public.invitations i set ended_at = null, end_reason = null
  where i.id = p_id and i.end_reason = 'withdrawn' and i.email is not null;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
end $$;
comment on function public.restore_invitation is
  'Restores an invitation that was withdrawn in the last five minutes, with its link. Rejects with not_admin, rate_limited, or not_found when it is too late or the colleague was invited again.';
revoke execute on function public.restore_invitation from public;
grant execute on function public.restore_invitation to authenticated;

create function private.sign_up_problem(p_email text, p_metadata jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.find_invitation(p_email, p_metadata ->> 'invitation') is not null then null
    when private.admin_exists() then 'signup_disabled'
    -- Without an administrator, accounts that wait for a confirmation must not fill the table.
    when (select count(*) from auth.users u where u.created_at > now() - interval '1 day') >= 100 then 'over_request_rate_limit'
  end
$$;
comment on function private.sign_up_problem is
  'Why this address may not sign up now, as the Auth service names it; null when it may: as the first administrator, or with an invitation in the metadata.';

-- The embedded backend asks before it creates an account. On a project the Auth service has a role of its
-- own; what an operator inserts with SQL is not restricted.
create function private.guard_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  problem constant text := private.sign_up_problem(new.email, new.raw_user_meta_data::jsonb);
begin
  if session_user = 'supabase_auth_admin' and problem is not null then
    raise exception '%', problem using errcode = '42501';
  end if;
  return new;
end $$;
comment on function private.guard_sign_up is
  'Closes the sign-ups of a Supabase project once an administrator exists, whatever its settings are.';

create function private.accept_invitation(p_account uuid, p_email text, p_metadata jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invitation constant uuid := private.find_invitation(p_email, p_metadata ->> 'invitation');
begin
  if invitation is not null then
    update public.invitations i set email = null, ended_at = now(), end_reason = 'used'
    where i.id = invitation and i.end_reason is null;
    -- It was withdrawn or replaced since it was found.
    if not found then
      raise exception 'signup_disabled' using errcode = '42501';
    end if;
    insert into public.admins (user_id) values (p_account);
  end if;
end $$;
comment on function private.accept_invitation is
  'Makes an invited account an administrator; its invitation is used up.';

create function private.account_created() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_profile(new.id, new.email);
  perform private.accept_invitation(new.id, new.email, new.raw_user_meta_data::jsonb);
  return null;
end $$;
comment on function private.account_created is
  'Creates the profile of a new account, and accepts its invitation.';

-- Messages about accounts -------------------------------------------------------------------------

-- The Auth service stores its secret after it has handed over the message, and it is read when that is claimed.
create function private.queue_account_message(p_kind text, p_account uuid, p_recipient text, p_language text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_per_hour constant int := 5;
  account constant uuid := coalesce(p_account, (select u.id from auth.users u where u.email = p_recipient));
  due constant timestamptz := private.shop_now() + interval '2 seconds';
begin
  if (select count(*) from private.outbox o
    where o.account_id = account and o.created_at > now() - interval '1 hour') >= most_per_hour then
    return;
  end if;
  insert into private.outbox (kind, account_id, recipient, language, facts, due_at, next_attempt_at, expires_at)
  values (p_kind, account, p_recipient, p_language, '{}', due, due, due + interval '1 hour');
end $$;
comment on function private.queue_account_message is
  'Inserts a message of the embedded Auth service into the outbox: an account forgot its password (account_recovery), or confirms a new address (account_email). At most five an hour.';

create function private.queue_invitation(p_invitation public.invitations) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.outbox (kind, invitation_id, recipient, language, facts, due_at, next_attempt_at, expires_at)
  values ('account_invitation', p_invitation.id, p_invitation.email, p_invitation.language,
    jsonb_build_object('invited_by', (select u.email from auth.users u where u.id = p_invitation.invited_by)),
    private.shop_now(), private.shop_now(), private.shop_now() + interval '7 days');
end $$;
comment on function private.queue_invitation is 'Inserts the message to an invited colleague into the outbox.';

create function private.invitations_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One that was withdrawn cannot be restored any more.
  if tg_op = 'UPDATE' and new.invited_by is null and new.email is not null then
    update public.invitations i
    set email = null, ended_at = coalesce(i.ended_at, now()), end_reason = coalesce(i.end_reason, 'inviter')
    where i.id = new.id;
    return null;
  end if;
  -- What ends or is deleted by itself is found by whoever comes next, who has done nothing about it.
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.end_reason is distinct from new.end_reason
    and coalesce(new.end_reason, old.end_reason) in ('withdrawn', 'replaced') then
    perform private.write_audit('invitations', tg_op, to_jsonb(old), to_jsonb(new), '{email}');
  end if;
  if new.end_reason is not null then
    delete from private.outbox o where o.invitation_id = new.id and (o.state = 'pending' or new.email is null);
  elsif tg_op <> 'DELETE'
    and not exists (select from private.outbox o where o.invitation_id = new.id and o.state = 'sent') then
    perform private.queue_invitation(new);
  end if;
  return null;
end $$;
comment on function private.invitations_after_row is
  'Ends an invitation whose administrator''s account was deleted. Audits one that a person makes, withdraws, replaces or restores. Queues its message, removes it from the queue while the invitation is withdrawn, and deletes it with the address.';
create trigger invitations_after_row
  after insert or delete or update of email, invited_by, end_reason on public.invitations
  for each row execute function private.invitations_after_row();

-- 060_content.sql

-- The texts and settings of the site that staff edit.

create table public.content_blocks (
  id         uuid primary key default gen_random_uuid(),
  page       text not null,
  identifier text not null,
  content    text not null default '',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint content_blocks_page check (page ~ '^[A-Za-z][A-Za-z0-9_.-]{0,99}$'),
  constraint content_blocks_identifier check (identifier ~ '^[A-Za-z][A-Za-z0-9_.-]{0,99}$'),
  constraint content_blocks_content check (char_length(content) <= 20000),
  constraint content_blocks_once unique (page, identifier)
);
comment on table public.content_blocks is 'Content blocks: translations that staff write; each replaces a built-in one.';
comment on column public.content_blocks.id is 'Generated by the database.';
comment on column public.content_blocks.page is 'The page, by its name in the locales.';
comment on column public.content_blocks.identifier is 'The key on that page; the suffix _es names the Spanish translation.';
comment on column public.content_blocks.content is 'Plain text, up to 20,000 characters.';
comment on column public.content_blocks.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.content_blocks enable row level security;
create policy content_blocks_read on public.content_blocks for select to authenticated
  using ((select private.is_admin()));
create policy content_blocks_add on public.content_blocks for insert to authenticated with check ((select private.is_admin()));
create policy content_blocks_change on public.content_blocks for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy content_blocks_remove on public.content_blocks for delete to authenticated using ((select private.is_admin()));
create policy content_blocks_read_publisher on public.content_blocks for select to publisher using (true);
grant select on public.content_blocks to authenticated, service_role, publisher;
grant insert (page, identifier, content), update (content) on public.content_blocks to authenticated;
grant delete on public.content_blocks to authenticated, service_role;
grant insert, update on public.content_blocks to service_role;

create trigger content_blocks_before_row before insert or update on public.content_blocks
  for each row execute function private.check_and_touch_row();
create trigger content_blocks_after_row after insert or update or delete on public.content_blocks
  for each row execute function private.audit_and_publish_row();

create table public.settings (
  id          uuid primary key default gen_random_uuid(),
  key         text not null,
  value       text not null default '',
  description text not null default '',
  updated_at  timestamptz not null default date_trunc('milliseconds', now()),
  constraint settings_once unique (key),
  constraint settings_key check (key ~ '^[a-z][a-z0-9_]{0,99}$'),
  constraint settings_description check (char_length(description) <= 500),
  constraint settings_value check (char_length(value) <= 2000 and value !~ '[[:cntrl:]]'),
  constraint settings_text check (key not in ('shop_name', 'address_line1', 'address_line2') or (value ~ '\S' and char_length(value) <= 120)),
  constraint settings_phone check (key <> 'phone' or value ~ '^\+[1-9][0-9]{7,14}$'),
  constraint settings_email check (key <> 'email' or (char_length(value) <= 254 and value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$')),
  constraint settings_link check ((key not like 'social\_%' and key not like '%\_url') or value = '' or value ~* '^https?://[^\s/]\S*$'),
  constraint settings_picture check (key not like 'picture\_%' or value ~ '^(/content/[0-9a-f]{12}-1280\.webp)?$'),
  constraint settings_language check (key <> 'staff_language' or value in ('en', 'es')),
  constraint settings_year check (key <> 'opening_year' or value ~ '^((18|19|20)[0-9]{2})?$'),
  constraint settings_areas check (key <> 'area_served' or char_length(value) <= 300),
  constraint settings_months check (key <> 'forget_after_months' or value ~ '^[0-9]{0,3}$'),
  constraint settings_switch check (key not in ('sms', 'roadside_help', 'warranty') or value in ('on', 'off')),
  constraint settings_money check (key not in ('tire_mounting', 'tire_balancing', 'tire_valve', 'tire_state_fee', 'tire_disposal')
    or value ~ '^[0-9]{1,4}(\.[0-9]{1,2})?$'),
  constraint settings_position check (key <> 'map_position' or value = ''
    or value ~ '^-?[0-9]{1,2}(\.[0-9]{1,7})?, ?-?[0-9]{1,3}(\.[0-9]{1,7})?$'),
  constraint settings_percent check (key <> 'sales_tax' or value ~ '^[0-9]{1,2}(\.[0-9]{1,3})?$')
);
comment on table public.settings is 'Shop facts that staff edit. Pages show most of them: never store a secret here.';
comment on column public.settings.id is 'Generated by the database.';
comment on column public.settings.key is 'Name by which the site reads it.';
comment on column public.settings.value is 'The value as one line of text; the constraints define the format of each key.';
comment on column public.settings.description is 'Shown to staff who edit it.';
comment on column public.settings.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.settings enable row level security;
create policy settings_read on public.settings for select to authenticated
  using ((select private.is_admin()));
create policy settings_change on public.settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy settings_read_publisher on public.settings for select to publisher using (true);
grant select on public.settings to authenticated, service_role, publisher;
-- Staff change values; only migrations and the seed add keys.
grant update (value) on public.settings to authenticated;
grant insert, update, delete on public.settings to service_role;

create trigger settings_before_row before insert or update on public.settings
  for each row execute function private.check_and_touch_row();
create trigger settings_after_row after insert or update or delete on public.settings
  for each row execute function private.audit_and_publish_row();

-- Saved as a whole: row by row, a failure would leave half of a form saved.
create function public.save_settings(p_changes jsonb) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  saved json;
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('changes', p_changes));
  -- In one order, so that two saves do not deadlock.
  perform 1 from public.settings s
  where s.id in (select r.id from jsonb_to_recordset(p_changes) as r (id uuid)) order by s.key for update;
  if exists (
    select from jsonb_to_recordset(p_changes) as r (id uuid, updated_at timestamptz)
      left join public.settings s on s.id = r.id and s.updated_at = r.updated_at
    where s.id is null
  ) then
    raise exception 'settings_changed' using errcode = 'PT409';
  end if;
  with changed as (
    update public.settings s set value = r.value
    from jsonb_to_recordset(p_changes) as r (id uuid, value text) where r.id = s.id
    returning s.*)
  select coalesce(json_agg(c), '[]') into saved from changed c;
  return saved;
end $$;
comment on function public.save_settings is
  'Gives settings ({id, updated_at, value}) these values, all or none. Rejects with not_admin, settings_changed when one is another than the one that was read, or as the table does. Returns the changed rows.';
revoke execute on function public.save_settings from public;
grant execute on function public.save_settings to authenticated;

-- 065_content_drafts.sql

-- Texts that staff prepare before visitors read them. No draft is published: publish_drafts makes content blocks of them.

create table public.content_drafts (
  id         uuid primary key default gen_random_uuid(),
  page       text not null,
  identifier text not null,
  content    text not null,
  replaces   timestamptz,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint content_drafts_page check (page ~ '^[A-Za-z][A-Za-z0-9_.-]{0,99}$'),
  constraint content_drafts_identifier check (identifier ~ '^[A-Za-z][A-Za-z0-9_.-]{0,99}$'),
  constraint content_drafts_content check (char_length(content) <= 20000),
  constraint content_drafts_once unique (page, identifier)
);
comment on table public.content_drafts is 'Content blocks that staff have written and not published yet.';
comment on column public.content_drafts.id is 'Generated by the database.';
comment on column public.content_drafts.page is 'As of content_blocks.';
comment on column public.content_drafts.identifier is 'As of content_blocks.';
comment on column public.content_drafts.content is 'As of content_blocks; empty shows the built-in text.';
comment on column public.content_drafts.replaces is 'The updated_at of the content block when the draft was written; null when there was none.';
comment on column public.content_drafts.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.content_drafts enable row level security;
create policy content_drafts_read on public.content_drafts for select to authenticated
  using ((select private.is_admin()));
create policy content_drafts_add on public.content_drafts for insert to authenticated with check ((select private.is_admin()));
create policy content_drafts_change on public.content_drafts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy content_drafts_remove on public.content_drafts for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.content_drafts to authenticated, service_role;
grant insert (page, identifier, content, replaces), update (content, replaces) on public.content_drafts to authenticated;
grant insert, update on public.content_drafts to service_role;

create trigger content_drafts_before_row before insert or update on public.content_drafts
  for each row execute function private.check_and_touch_row();
create trigger content_drafts_after_row after insert or update or delete on public.content_drafts
  for each row execute function private.audit_row('{}');

create function public.publish_drafts(p_drafts jsonb) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  rows      uuid[];
  left_over json;
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('drafts', p_drafts));
  rows := private.publish_row_drafts(p_drafts);
  with drafts as (
    select d.* from public.content_drafts d join jsonb_to_recordset(p_drafts) as r (id uuid, updated_at timestamptz)
      on d.id = r.id and d.updated_at = r.updated_at
    for update of d
  ), changed as (
    update public.content_blocks b set content = d.content from drafts d
    where b.page = d.page and b.identifier = d.identifier and b.updated_at = d.replaces
    returning d.id
  ), added as (
    insert into public.content_blocks (page, identifier, content)
    select d.page, d.identifier, d.content from drafts d where d.replaces is null
    on conflict (page, identifier) do nothing
    returning page, identifier
  ), done as (
    delete from public.content_drafts d using drafts w
    where d.id = w.id and (d.id in (select c.id from changed c)
      or (d.page, d.identifier) in (select a.page, a.identifier from added a))
    returning d.id
  )
  select coalesce(json_agg(r.id), '[]') from jsonb_to_recordset(p_drafts) as r (id uuid)
  where r.id not in (select o.id from done o) and r.id <> all (rows) into left_over;
  return left_over;
end $$;
comment on function public.publish_drafts is
  'Makes content blocks and rows of drafts ({id, updated_at}), each by itself, and deletes these drafts. Returns the ids of the others: their draft is another than the one that was read, their content block or row than the one that it was written for, or another row has what no two may have. Rejects with not_admin.';
revoke execute on function public.publish_drafts from public;
grant execute on function public.publish_drafts to authenticated;

-- 065_list_entries.sql

-- The lists of the site that staff write: one table for all, of which each list uses the columns that it needs.

create table public.list_entries (
  id                     uuid primary key default gen_random_uuid(),
  list                   text not null,
  position               int not null default 0,
  is_hidden              boolean not null default false,
  title                  text not null,
  title_es               text not null default '',
  detail                 text not null default '',
  detail_es              text not null default '',
  text                   text not null default '',
  text_es                text not null default '',
  note                   text not null default '',
  note_es                text not null default '',
  picture                text not null default '',
  second_picture         text not null default '',
  years                  int,
  slug                   text not null default '',
  service                text not null default '',
  former_slugs           text[] not null default '{}',
  author                 text not null default '',
  day                    date,
  written_at             timestamptz not null default date_trunc('milliseconds', now()),
  updated_at             timestamptz not null default date_trunc('milliseconds', now()),
  constraint list_entries_list check (list in ('team', 'jobs', 'equipment', 'certifications', 'reviews', 'questions', 'articles')),
  constraint list_entries_position check (position between 0 and 10000),
  constraint list_entries_title check ((list = 'articles' or title ~ '\S') and char_length(title) <= 200 and title !~ '[[:cntrl:]]'),
  constraint list_entries_title_es check (char_length(title_es) <= 200 and title_es !~ '[[:cntrl:]]'),
  constraint list_entries_detail check (char_length(detail) <= 300 and detail !~ '[[:cntrl:]]'),
  constraint list_entries_detail_es check (char_length(detail_es) <= 300 and detail_es !~ '[[:cntrl:]]'),
  constraint list_entries_text check (char_length(text) <= case list when 'articles' then 20000 else 2000 end
    and (list not in ('reviews', 'questions') or text ~ '\S')),
  constraint list_entries_text_es check (char_length(text_es) <= case list when 'articles' then 20000 else 2000 end),
  constraint list_entries_language check (list <> 'articles' or title ~ '\S' and text ~ '\S' or title_es ~ '\S' and text_es ~ '\S'),
  constraint list_entries_note check (char_length(note) <= 300 and note !~ '[[:cntrl:]]'),
  constraint list_entries_note_es check (char_length(note_es) <= 300 and note_es !~ '[[:cntrl:]]'),
  constraint list_entries_picture check (picture = ''
    or (char_length(picture) <= 2048 and picture ~ '^(https://[^\s/]\S*|/[^\s/]\S*|drawing:[a-z0-9-]+)$')),
  constraint list_entries_second_picture check (second_picture = ''
    or (char_length(second_picture) <= 2048 and second_picture ~ '^(https://[^\s/]\S*|/[^\s/]\S*|drawing:[a-z0-9-]+)$')),
  constraint list_entries_years check (years between 1 and 80),
  constraint list_entries_slug check (case list when 'articles' then slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100
    else slug = '' end),
  constraint list_entries_service check (service = '' or list in ('jobs', 'questions', 'articles') and char_length(service) <= 100 and service ~ '^[a-z0-9-]+$'),
  constraint list_entries_source check (list <> 'reviews' or detail ~ '\S'),
  constraint list_entries_former_slugs check (array_to_string(former_slugs, ' ') ~ '^[-a-z0-9 ]*$'
    and char_length(array_to_string(former_slugs, ' ')) <= 4000),
  constraint list_entries_author check (char_length(author) <= 80 and author !~ '[[:cntrl:]]'),
  constraint list_entries_day check (case list
    when 'articles' then day is not null and day between '2000-01-01' and '2100-01-01' else day is null end)
);
comment on table public.list_entries is 'Entries of the lists that staff write: the team, jobs with pictures before and after, equipment, certifications, reviews, questions, articles. Pages in Spanish show the English text where the Spanish one is empty. An article is different: it has a page in each language in which it has a title and a text.';
comment on column public.list_entries.id is 'Generated by the form, so that a request that is repeated adds no second row; otherwise by the database.';
comment on column public.list_entries.list is 'Its list: team, jobs, equipment, certifications, reviews, questions or articles.';
comment on column public.list_entries.position is 'Place in its list; a new entry without one is the last.';
comment on column public.list_entries.is_hidden is 'True: visitors do not see it.';
comment on column public.list_entries.title is 'Name, title or question, up to 200 characters.';
comment on column public.list_entries.title_es is 'The same in Spanish; empty where it does not differ, and of an article that has no page in Spanish.';
comment on column public.list_entries.detail is 'Role of a member of the team, where a review was published, or summary of an article, up to 300 characters.';
comment on column public.list_entries.detail_es is 'The same in Spanish.';
comment on column public.list_entries.text is 'Text or answer, up to 2,000 characters; of an article Markdown, up to 20,000. An answer may have {{week}}, the opening hours, and {{phone}}.';
comment on column public.list_entries.text_es is 'The same in Spanish.';
comment on column public.list_entries.note is 'Certifications of a member of the team, or category of an article, up to 300 characters.';
comment on column public.list_entries.note_es is 'The same in Spanish.';
comment on column public.list_entries.picture is 'Its picture, of a job the one before: an address, a path of the site, or drawing: with the name of a built-in one. What an uploaded one shows is in the row of pictures.';
comment on column public.list_entries.second_picture is 'The picture after a job.';
comment on column public.list_entries.years is 'Years of experience of a member of the team.';
comment on column public.list_entries.slug is 'Name of an article in its address, made from its English title, or the Spanish one without it, when it is added or when an update sets an empty one; otherwise it stays. Empty in other lists.';
comment on column public.list_entries.service is 'Id of the service that a job, a question or an article is about, whose page shows it while the shop offers it; otherwise empty.';
comment on column public.list_entries.former_slugs is 'Earlier names: their addresses lead to the present one.';
comment on column public.list_entries.author is 'Author of an article, up to 80 characters.';
comment on column public.list_entries.day is 'Day of an article; null in other lists.';
comment on column public.list_entries.written_at is 'When its title, detail or text was last changed, which a feed reader learns of an article.';
comment on column public.list_entries.updated_at is 'Time of the last change; see products.updated_at.';

create unique index list_entries_slug_once on public.list_entries (slug) where slug <> '';
comment on index public.list_entries_slug_once is 'No two articles have one address.';

alter table public.list_entries enable row level security;
create policy list_entries_read on public.list_entries for select to authenticated
  using ((select private.is_admin()));
create policy list_entries_read_publisher on public.list_entries for select to publisher using (true);
create policy list_entries_add on public.list_entries for insert to authenticated with check ((select private.is_admin()));
create policy list_entries_change on public.list_entries for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy list_entries_remove on public.list_entries for delete to authenticated using ((select private.is_admin()));
grant select on public.list_entries to authenticated, service_role, publisher;
grant insert (id, list, position, is_hidden, title, title_es, detail, detail_es, text, text_es, note, note_es, picture,
  second_picture, years, slug, service, former_slugs, author, day) on public.list_entries to authenticated;
-- An entry stays in its list; order_entries() changes its place.
grant update (is_hidden, title, title_es, detail, detail_es, text, text_es, note, note_es, picture,
  second_picture, years, slug, service, author, day) on public.list_entries to authenticated;
grant delete on public.list_entries to authenticated, service_role;
grant insert, update on public.list_entries to service_role;

create function private.place_entry(new public.list_entries) returns public.list_entries
language plpgsql set search_path = ''
as $$
begin
  if new.position = 0 then
    new.position := (select coalesce(max(e.position), 0) + 1 from public.list_entries e where e.list = new.list);
  end if;
  return new;
end $$;
comment on function private.place_entry is 'A new entry without a place is the last of its list.';

create function private.article_slug(p_title text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(left(regexp_replace(regexp_replace(lower(normalize(p_title, NFD)), '[\u0300-\u036f]', '', 'g'),
    '[^a-z0-9]+', '-', 'g'), 100), '-')
$$;
comment on function private.article_slug is
  'The name of an article in its address: its title in lower case without accents, with hyphens for spaces and other signs.';

create function private.name_article(old public.list_entries, new public.list_entries) returns public.list_entries
language plpgsql set search_path = ''
as $$
begin
  if new.list = 'articles' and new.slug = '' then
    new.slug := private.article_slug(coalesce(nullif(new.title, ''), new.title_es));
  end if;
  if old.slug <> new.slug then
    new.former_slugs := array_remove(old.former_slugs, new.slug) || old.slug;
  end if;
  return new;
end $$;
comment on function private.name_article is
  'Gives an article without a slug the one of its title, and keeps the name that it had.';

create function private.date_text(old public.list_entries, new public.list_entries) returns public.list_entries
language plpgsql set search_path = ''
as $$
begin
  if (old.title, old.title_es, old.detail, old.detail_es, old.text, old.text_es)
    is distinct from (new.title, new.title_es, new.detail, new.detail_es, new.text, new.text_es) then
    new.written_at := private.next_updated_at(old.written_at);
  end if;
  return new;
end $$;
comment on function private.date_text is 'Sets when an entry was written, which its place, its picture and the like do not change.';

create function private.list_entries_before_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('list_entries', to_jsonb(new));
  perform private.check_shown('list_entries', to_jsonb(new));
  new := private.name_article(old, new);
  if tg_op = 'INSERT' then
    new := private.place_entry(new);
  else
    new := private.date_text(old, new);
    new.updated_at := private.next_updated_at(old.updated_at);
  end if;
  return new;
end $$;
comment on function private.list_entries_before_row is 'Checks an entry, names an article, places a new entry, and sets the times of a changed one.';
create trigger list_entries_before_row before insert or update on public.list_entries
  for each row execute function private.list_entries_before_row();
create trigger list_entries_after_row after insert or update or delete on public.list_entries
  for each row execute function private.audit_and_publish_row();

create function public.order_entries(p_list text, p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('list', p_list), jsonb_build_object('ids', p_ids));
  -- In one order, so that two calls do not deadlock.
  perform 1 from public.list_entries e where e.list = p_list order by e.id for update;
  if (select array_agg(e.id order by e.id) from public.list_entries e where e.list = p_list)
    is distinct from (select array_agg(i.id order by i.id) from unnest(p_ids) as i (id)) then
    raise exception 'entries_changed' using errcode = 'PT409';
  end if;
  update public.list_entries e set position = o.position
  from unnest(p_ids) with ordinality as o (id, position)
  where e.id = o.id and e.position <> o.position;
end $$;
comment on function public.order_entries is
  'Gives the entries of a list this order, all at once. Rejects with not_admin, or entries_changed when an entry was added or removed meanwhile.';
revoke execute on function public.order_entries from public;
grant execute on function public.order_entries to authenticated;

-- 070_schedule.sql

-- When the shop works and on what (docs/decisions/schedule-and-bookings.md): services, opening hours, slots, closures.
-- Weekdays are numbered as in ISO 8601: 1 is Monday, 7 is Sunday. Times of day are the shop's wall clock.

create function private.slot_start(p_date date, p_slot text) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return case when p_slot ~ '^([01]\d|2[0-3]):[0-5]\d$' then (p_date + p_slot::time) at time zone private.shop_zone() end;
end $$;
comment on function private.slot_start is
  'When a booking at a time of day starts; 9:00 AM stays 9:00 AM across daylight saving changes. Null for a malformed time.';

create table public.services (
  id             text primary key,
  name           text not null,
  name_es        text not null,
  description    text not null default '',
  description_es text not null default '',
  minutes        int not null,
  price          numeric not null,
  position       int not null default 0,
  is_active      boolean not null default true,
  in_wizard      boolean not null default true,
  needs          text[] not null default '{}',
  updated_at     timestamptz not null default date_trunc('milliseconds', now()),
  constraint services_id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  constraint services_name check (name ~ '\S' and char_length(name) <= 100 and name !~ '[[:cntrl:]]'),
  constraint services_name_es check (name_es ~ '\S' and char_length(name_es) <= 100 and name_es !~ '[[:cntrl:]]'),
  constraint services_description check (char_length(description) <= 1000),
  constraint services_description_es check (char_length(description_es) <= 1000),
  constraint services_minutes check (minutes between 5 and 720),
  constraint services_price check (price >= 0 and price < 100000000 and price = round(price, 2)),
  constraint services_needs check (to_jsonb(needs)::text ~ '^\[("[a-z0-9-]{1,40}"(, )?)*\]$')
);
comment on table public.services is 'What customers book. A service that is no longer offered becomes inactive: bookings refer to it.';
comment on column public.services.id is 'Name in addresses and requests, such as oil-change; never changes.';
comment on column public.services.name is 'English name, one line of up to 100 characters.';
comment on column public.services.name_es is 'Spanish name, one line of up to 100 characters.';
comment on column public.services.description is 'English description as plain text, up to 1,000 characters.';
comment on column public.services.description_es is 'Spanish description as plain text, up to 1,000 characters.';
comment on column public.services.minutes is 'How long it occupies a bay; a change applies to later bookings.';
comment on column public.services.price is 'US dollars, in steps of one cent; 0: on request.';
comment on column public.services.position is 'Services are listed by ascending position.';
comment on column public.services.is_active is 'False: it can no longer be booked.';
comment on column public.services.in_wizard is 'False: only staff can book it.';
comment on column public.services.needs is 'Equipment that its bay must have, such as {lift}; empty: every bay takes it.';
comment on column public.services.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.services enable row level security;
create policy services_read on public.services for select to authenticated
  using ((select private.is_admin()));
create policy services_read_publisher on public.services for select to publisher using (true);
create policy services_add on public.services for insert to authenticated with check ((select private.is_admin()));
create policy services_change on public.services for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.services to authenticated, service_role, publisher;
grant insert (id, name, name_es, description, description_es, minutes, price, position, is_active, in_wizard, needs)
  on public.services to authenticated;
grant update (name, name_es, description, description_es, minutes, price, position, is_active, in_wizard, needs)
  on public.services to authenticated;
grant insert, update, delete on public.services to service_role;

insert into public.services (id, name, name_es, minutes, price, position) values
  ('tire-rotation',       'Tire Rotation',       'Rotación de llantas',   30,  30, 1),
  ('oil-change',          'Oil Change',          'Cambio de aceite',      45,  45, 2),
  ('brake-service',       'Brake Service',       'Servicio de frenos',   120, 150, 3),
  ('wheel-alignment',     'Wheel Alignment',     'Alineación',            60,  80, 4),
  ('engine-diagnostic',   'Engine Diagnostic',   'Diagnóstico de motor',  60, 100, 5),
  ('battery-replacement', 'Battery Replacement', 'Cambio de batería',     30, 200, 6);

create trigger services_lock before insert or update or delete on public.services
  for each statement execute function private.lock_bookings();
create trigger services_before_row before insert or update on public.services
  for each row execute function private.check_and_touch_row();
create trigger services_after_row after insert or update or delete on public.services
  for each row execute function private.audit_and_publish_row();

create table public.opening_hours (
  id         uuid primary key default gen_random_uuid(),
  weekday    int not null,
  opens      time not null,
  closes     time not null,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint opening_hours_weekday check (weekday between 1 and 7),
  constraint opening_hours_times check (opens < closes and closes < '24:00'
    and extract(second from opens) = 0 and extract(second from closes) = 0),
  -- Both bounds are included: touching spans are one span, which a booking fits as a whole.
  constraint opening_hours_once exclude using gist (int4range(
    weekday * 100000 + extract(epoch from opens)::int, weekday * 100000 + extract(epoch from closes)::int, '[]') with &&)
);
comment on table public.opening_hours is 'When the shop is open: spans that neither overlap nor touch. The gap between two spans is a break; a weekday without a span is closed.';
comment on column public.opening_hours.id is 'Generated by the database.';
comment on column public.opening_hours.weekday is '1 is Monday, 7 is Sunday.';
comment on column public.opening_hours.opens is 'Begin of the span, in whole minutes.';
comment on column public.opening_hours.closes is 'End of the span, in whole minutes.';
comment on column public.opening_hours.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.opening_hours enable row level security;
create policy opening_hours_read on public.opening_hours for select to authenticated
  using ((select private.is_admin()));
create policy opening_hours_read_publisher on public.opening_hours for select to publisher using (true);
create policy opening_hours_add on public.opening_hours for insert to authenticated with check ((select private.is_admin()));
create policy opening_hours_change on public.opening_hours for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy opening_hours_remove on public.opening_hours for delete to authenticated using ((select private.is_admin()));
grant select on public.opening_hours to authenticated, service_role, publisher;
grant insert (weekday, opens, closes), update (weekday, opens, closes) on public.opening_hours to authenticated;
grant delete on public.opening_hours to authenticated, service_role;
grant insert, update on public.opening_hours to service_role;

insert into public.opening_hours (weekday, opens, closes)
select d, time '08:00', time '20:00' from generate_series(1, 5) as d
union all
select 6, time '09:00', time '17:00';

create trigger opening_hours_lock before insert or update or delete on public.opening_hours
  for each statement execute function private.lock_bookings();
create trigger opening_hours_before_row before update on public.opening_hours
  for each row execute function private.touch_row();
create trigger opening_hours_after_row after insert or update or delete on public.opening_hours
  for each row execute function private.audit_and_publish_row();

create table public.slots (
  id         uuid primary key default gen_random_uuid(),
  weekday    int not null,
  starts     time not null,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint slots_weekday check (weekday between 1 and 7),
  constraint slots_starts check (starts < '24:00' and extract(second from starts) = 0),
  constraint slots_once unique (weekday, starts)
);
comment on table public.slots is 'The times of day at which a visitor''s booking can start, for each weekday.';
comment on column public.slots.id is 'Generated by the database.';
comment on column public.slots.weekday is '1 is Monday, 7 is Sunday.';
comment on column public.slots.starts is 'Time of day, in whole minutes.';
comment on column public.slots.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.slots enable row level security;
create policy slots_read on public.slots for select to authenticated
  using ((select private.is_admin()));
create policy slots_read_publisher on public.slots for select to publisher using (true);
create policy slots_add on public.slots for insert to authenticated with check ((select private.is_admin()));
create policy slots_change on public.slots for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy slots_remove on public.slots for delete to authenticated using ((select private.is_admin()));
grant select on public.slots to authenticated, service_role, publisher;
grant insert (weekday, starts), update (weekday, starts) on public.slots to authenticated;
grant delete on public.slots to authenticated, service_role;
grant insert, update on public.slots to service_role;

insert into public.slots (weekday, starts)
select d, s::time
from generate_series(1, 5) as d, unnest(array['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00']) as s;

create trigger slots_lock before insert or update or delete on public.slots
  for each statement execute function private.lock_bookings();
create trigger slots_before_row before update on public.slots
  for each row execute function private.touch_row();
create trigger slots_after_row after insert or update or delete on public.slots
  for each row execute function private.audit_and_publish_row();

-- Saved as a whole: row by row, a failure would leave half a day.
create function public.save_weekdays(p_weekdays int[], p_spans text[], p_slots text[], p_read jsonb) returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('spans', p_spans, 'slots', p_slots, 'read', p_read));
  perform private.take_lock('bookings');
  if exists (
    select from (
      select o.id, o.updated_at from public.opening_hours o where o.weekday = any (p_weekdays)
      union all
      select s.id, s.updated_at from public.slots s where s.weekday = any (p_weekdays)
    ) as stored
    full join jsonb_to_recordset(p_read) as r (id uuid, updated_at timestamptz) using (id, updated_at)
    where stored is null or r is null
  ) then
    raise exception 'schedule_changed' using errcode = 'PT409';
  end if;
  delete from public.opening_hours o where o.weekday = any (p_weekdays) and (o.opens, o.closes) not in (
    select split_part(p, '-', 1)::time, split_part(p, '-', 2)::time from unnest(p_spans) as p);
  insert into public.opening_hours (weekday, opens, closes)
  select d, w.opens, w.closes from unnest(p_weekdays) as d,
    (select split_part(p, '-', 1)::time as opens, split_part(p, '-', 2)::time as closes from unnest(p_spans) as p) as w
  where (d, w.opens, w.closes) not in (select o.weekday, o.opens, o.closes from public.opening_hours o);
  delete from public.slots s where s.weekday = any (p_weekdays) and s.starts <> all (p_slots::time[]);
  insert into public.slots (weekday, starts)
  select d, t from unnest(p_weekdays) as d, unnest(p_slots::time[]) as t
  where (d, t) not in (select s.weekday, s.starts from public.slots s);
end $$;
comment on function public.save_weekdays is
  'Gives weekdays these spans (08:00-12:00) and slots (08:00), unless their rows are others than those that were read ({id, updated_at}). Rejects with not_admin or schedule_changed, or as the tables do.';
revoke execute on function public.save_weekdays from public;
grant execute on function public.save_weekdays to authenticated;

create table public.closures (
  id         uuid primary key default gen_random_uuid(),
  first_day  date not null,
  last_day   date not null,
  closes     time,
  reopens    time,
  reason     text not null default '',
  reason_es  text not null default '',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint closures_days check (first_day >= '2000-01-01' and first_day <= last_day and last_day <= '9999-12-31'),
  constraint closures_times check (num_nulls(closes, reopens) in (0, 2) and closes < reopens),
  constraint closures_reason check (char_length(reason) <= 200 and reason !~ '[[:cntrl:]]'),
  constraint closures_reason_es check (char_length(reason_es) <= 200 and reason_es !~ '[[:cntrl:]]')
);
comment on table public.closures is 'Days, or some hours of days, on which the shop is closed. They may overlap.';
comment on column public.closures.id is 'Generated by the form, so that a request that is repeated adds no second row; otherwise by the database.';
comment on column public.closures.first_day is 'First closed day.';
comment on column public.closures.last_day is 'Last closed day; equal to first_day for one day.';
comment on column public.closures.closes is 'From when the shop is closed on each of the days; null for whole days.';
comment on column public.closures.reopens is 'Until when the shop is closed on each of the days; null for whole days.';
comment on column public.closures.reason is 'English reason that visitors may read, up to 200 characters.';
comment on column public.closures.reason_es is 'Spanish reason that visitors may read, up to 200 characters.';
comment on column public.closures.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.closures enable row level security;
create policy closures_read on public.closures for select to authenticated
  using ((select private.is_admin()));
create policy closures_read_publisher on public.closures for select to publisher using (true);
create policy closures_add on public.closures for insert to authenticated with check ((select private.is_admin()));
create policy closures_change on public.closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy closures_remove on public.closures for delete to authenticated using ((select private.is_admin()));
grant select on public.closures to authenticated, service_role, publisher;
grant insert (id, first_day, last_day, closes, reopens, reason, reason_es) on public.closures to authenticated;
grant update (first_day, last_day, closes, reopens, reason, reason_es) on public.closures to authenticated;
grant delete on public.closures to authenticated, service_role;
grant insert, update on public.closures to service_role;

create trigger closures_lock before insert or update or delete on public.closures
  for each statement execute function private.lock_bookings();
create trigger closures_before_row before insert or update on public.closures
  for each row execute function private.check_and_touch_row();
create trigger closures_after_row after insert or update or delete on public.closures
  for each row execute function private.audit_and_publish_row();

-- 075_offers.sql

-- Offers: what a service costs less, or what else the shop offers, for a time. They begin and end by themselves.

create table public.offers (
  id             uuid primary key default gen_random_uuid(),
  title          text not null,
  title_es       text not null default '',
  text           text not null default '',
  text_es        text not null default '',
  small_print    text not null default '',
  small_print_es text not null default '',
  picture        text not null default '',
  service        text,
  category       text,
  percent        int,
  amount         numeric,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  updated_at     timestamptz not null default date_trunc('milliseconds', now()),
  constraint offers_title check ((title ~ '\S' or title_es ~ '\S') and char_length(title) <= 100 and title !~ '[[:cntrl:]]'),
  constraint offers_title_es check (char_length(title_es) <= 100 and title_es !~ '[[:cntrl:]]'),
  constraint offers_text check (char_length(text) <= 2000),
  constraint offers_text_es check (char_length(text_es) <= 2000),
  constraint offers_small_print check (char_length(small_print) <= 300),
  constraint offers_small_print_es check (char_length(small_print_es) <= 300),
  constraint offers_picture check (picture ~ '^(/content/[0-9a-f]{12}-1280\.webp)?$'),
  constraint offers_service foreign key (service) references public.services (id),
  constraint offers_category check (category in ('tires', 'new-tires', 'used-tires', 'performance-tires', 'all-season-tires', 'winter-tires', 'run-flat-tires',
    'parts', 'brake-parts', 'engine-parts', 'filters', 'suspension-parts', 'electrical-parts', 'transmission-parts')),
  constraint offers_subject check (num_nonnulls(service, category) <= 1),
  constraint offers_percent check (percent between 1 and 100),
  constraint offers_amount check (amount > 0 and amount < 100000000 and amount = round(amount, 2)),
  -- Only an offer of a service has a price to lower.
  constraint offers_discount check (num_nonnulls(percent, amount) = 0 or num_nonnulls(percent, amount) = 1 and service is not null),
  constraint offers_times check (starts_at >= '2000-01-01' and starts_at < ends_at and ends_at < '2100-01-01'
    and extract(second from starts_at) = 0 and extract(second from ends_at) = 0)
);
comment on table public.offers is 'What the shop offers for a time. An offer of a service can lower its price, by percent or dollars, for visits that start within that time; an offer of a catalogue, or of neither, is only shown.';
comment on column public.offers.id is 'Generated by the form, so that a request that is repeated adds no second row; otherwise by the database.';
comment on column public.offers.title is 'English title, one line of up to 100 characters; empty where only the Spanish one is written, which both languages then show.';
comment on column public.offers.title_es is 'Spanish title; empty where it is that of the English one.';
comment on column public.offers.text is 'English text as plain text, up to 2,000 characters.';
comment on column public.offers.text_es is 'Spanish text.';
comment on column public.offers.small_print is 'English conditions, up to 300 characters.';
comment on column public.offers.small_print_es is 'Spanish conditions.';
comment on column public.offers.picture is 'Address of its picture, an uploaded one; empty without one. What it shows is in the row of pictures.';
comment on column public.offers.service is 'Id of the service whose offer it is; null: of no service.';
comment on column public.offers.category is 'The catalogue that shows it at its top: tires, parts, or one category; null: of no catalogue.';
comment on column public.offers.percent is 'Percent off the price of the service, from 1 to 100; null: none.';
comment on column public.offers.amount is 'US dollars off the price of the service, in steps of one cent; null: none.';
comment on column public.offers.starts_at is 'From when it is shown and holds for visits, in whole minutes.';
comment on column public.offers.ends_at is 'Until when, not included, in whole minutes.';
comment on column public.offers.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.offers enable row level security;
create policy offers_read on public.offers for select to authenticated
  using ((select private.is_admin()));
create policy offers_read_publisher on public.offers for select to publisher using (true);
create policy offers_add on public.offers for insert to authenticated with check ((select private.is_admin()));
create policy offers_change on public.offers for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy offers_remove on public.offers for delete to authenticated using ((select private.is_admin()));
grant select on public.offers to authenticated, service_role, publisher;
grant insert (id, title, title_es, text, text_es, small_print, small_print_es, picture, service, category, percent, amount, starts_at, ends_at)
  on public.offers to authenticated;
grant update (title, title_es, text, text_es, small_print, small_print_es, picture, service, category, percent, amount, starts_at, ends_at)
  on public.offers to authenticated;
grant delete on public.offers to authenticated, service_role;
grant insert, update on public.offers to service_role;

-- They change what a booking costs.
create trigger offers_lock before insert or update or delete on public.offers
  for each statement execute function private.lock_bookings();
create trigger offers_before_row before insert or update on public.offers
  for each row execute function private.check_and_touch_row();
create trigger offers_after_row after insert or update or delete on public.offers
  for each row execute function private.audit_and_publish_row();

-- 080_bays.sql

-- Bays, their holds, and which bays and times are free (docs/decisions/schedule-and-bookings.md).

create table public.bays (
  id         int primary key,
  name       text not null,
  is_active  boolean not null default true,
  equipment  text[] not null default '{}',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint bays_id check (id between 1 and 99),
  constraint bays_name check (name ~ '\S' and char_length(name) <= 60 and name !~ '[[:cntrl:]]'),
  constraint bays_equipment check (to_jsonb(equipment)::text ~ '^\[("[a-z0-9-]{1,40}"(, )?)*\]$')
);
comment on table public.bays is 'Places for one vehicle each. A bay that is no longer used becomes inactive: bookings refer to it.';
comment on column public.bays.id is 'Number of the bay, 1 to 99, by which bookings refer to it.';
comment on column public.bays.name is 'Name that staff use, one line of up to 60 characters.';
comment on column public.bays.is_active is 'False: no booking is assigned to it. At least one bay is active.';
comment on column public.bays.equipment is 'What the bay has, such as {lift}; see services.needs.';
comment on column public.bays.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.bays enable row level security;
create policy bays_read on public.bays for select to authenticated using ((select private.is_admin()));
create policy bays_add on public.bays for insert to authenticated with check ((select private.is_admin()));
create policy bays_change on public.bays for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.bays to authenticated, service_role;
grant insert (id, name, is_active, equipment), update (name, is_active, equipment) on public.bays to authenticated;
grant insert, update, delete on public.bays to service_role;

insert into public.bays (id, name) values (1, 'Bay 1'), (2, 'Bay 2');

create trigger bays_lock before insert or update or delete on public.bays
  for each statement execute function private.lock_bookings();
create trigger bays_before_row before insert or update on public.bays
  for each row execute function private.check_and_touch_row();
create trigger bays_after_row after insert or update or delete on public.bays
  for each row execute function private.audit_row('{}');

create function private.keep_last_bay() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.bays b where b.is_active) then
    raise exception 'last_bay' using errcode = '22023';
  end if;
  return null;
end $$;
comment on function private.keep_last_bay is 'Rejects a statement after which no bay is active.';
create trigger bays_after_statement after update or delete on public.bays
  for each statement execute function private.keep_last_bay();

create table public.holds (
  id          uuid primary key default gen_random_uuid(),
  bay         int not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  reason      text not null default '',
  over_visits boolean not null default false,
  updated_at  timestamptz not null default date_trunc('milliseconds', now()),
  constraint holds_bay_fkey foreign key (bay) references public.bays (id),
  constraint holds_times check (starts_at < ends_at and starts_at >= '2000-01-01' and ends_at < '10000-01-01'),
  constraint holds_reason check (char_length(reason) <= 200 and reason !~ '[[:cntrl:]]'),
  -- See bookings_bay_once.
  constraint holds_bay_once exclude using gist (int8range(
    bay * 1000000000000 + extract(epoch from starts_at at time zone 'UTC')::bigint,
    bay * 1000000000000 + extract(epoch from ends_at at time zone 'UTC')::bigint) with &&)
);
comment on table public.holds is 'Times at which a bay takes no booking.';
comment on column public.holds.id is 'Generated by the form, so that a request that is repeated adds no second row; otherwise by the database.';
comment on column public.holds.bay is 'The bay.';
comment on column public.holds.starts_at is 'Begin of the hold.';
comment on column public.holds.ends_at is 'End of the hold.';
comment on column public.holds.reason is 'Why, for staff; up to 200 characters.';
comment on column public.holds.over_visits is 'True: staff held the bay although visits stood in it (hold_anyway). Those that remain are in bookings_to_call.';
comment on column public.holds.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.holds enable row level security;
create policy holds_read on public.holds for select to authenticated using ((select private.is_admin()));
create policy holds_add on public.holds for insert to authenticated with check ((select private.is_admin()));
create policy holds_change on public.holds for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy holds_remove on public.holds for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.holds to authenticated, service_role;
grant insert (id, bay, starts_at, ends_at, reason) on public.holds to authenticated;
grant update (bay, starts_at, ends_at, reason) on public.holds to authenticated;
grant insert, update on public.holds to service_role;

create trigger holds_lock before insert or update or delete on public.holds
  for each statement execute function private.lock_bookings();
create trigger holds_before_row before insert or update on public.holds
  for each row execute function private.check_and_touch_row();

create function private.guard_hold(new public.holds) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not new.over_visits and exists (select from private.visits_in(new.bay, new.starts_at, new.ends_at)) then
    raise exception 'bay_taken' using errcode = 'PT409';
  end if;
end $$;
comment on function private.guard_hold is 'Rejects a hold of a bay that a visit needs at that time, unless staff hold it anyway.';

create function private.holds_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.write_audit('holds', tg_op, to_jsonb(old), to_jsonb(new));
  -- After the policies: an account that is not an administrator's must not learn what occupies a bay.
  if tg_op <> 'DELETE' then
    perform private.guard_hold(new);
  end if;
  return null;
end $$;
comment on function private.holds_after_row is
  'Audits the change of a hold, and rejects it where a booking occupies the bay.';
create trigger holds_after_row after insert or update or delete on public.holds
  for each row execute function private.holds_after_row();

-- Free bays and times -----------------------------------------------------------------------------

create function private.bay_demand(p_services text[], out minutes int, out needs text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  select case when count(s.id) = cardinality(p_services) then sum(s.minutes)::int end,
    coalesce((select array_agg(distinct n) from public.services o, unnest(o.needs) as n where o.id = any (p_services)), '{}')
  into minutes, needs
  from unnest(p_services) as chosen left join public.services s on s.id = chosen;
end $$;
comment on function private.bay_demand is
  'How long services occupy a bay together, and what equipment they need; minutes are null when a service is unknown.';

create function private.is_slot(p_date date, p_slot text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.slots s
    where to_char(s.starts, 'HH24:MI') = p_slot and s.weekday = coalesce(extract(isodow from p_date), s.weekday));
end $$;
comment on function private.is_slot is 'True when this time is a slot of this day; without a day, of any weekday.';

create function private.open_times(p_from date, p_to date) returns table (day date, open_at tsmultirange)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select d.day,
    coalesce((select range_agg(tsrange(d.day + o.opens, d.day + o.closes))
      from public.opening_hours o where o.weekday = extract(isodow from d.day)), '{}')
    - coalesce((select range_agg(tsrange(d.day + coalesce(c.closes, '00:00'), d.day + coalesce(c.reopens, '24:00')))
      from public.closures c where d.day between c.first_day and c.last_day), '{}')
  from (select p_from + n as day from generate_series(0, p_to - p_from) as n) as d;
end $$;
comment on function private.open_times is
  'When the shop is open on each day, in its wall clock: the opening hours without the closures.';

-- In PL/pgSQL, because an SQL function is planned for unknown times and then reads every past booking.
create function private.taken_bays(p_from timestamptz, p_to timestamptz, p_except uuid)
returns table (bay int, starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select b.bay, b.starts_at, b.ends_at from public.bookings b
    where b.bay is not null and b.ends_at > p_from and b.starts_at < p_to and b.id is distinct from p_except
    union all
    select h.bay, h.starts_at, h.ends_at from public.holds h join public.bays y on y.id = h.bay
    where y.is_active and h.ends_at > p_from and h.starts_at < p_to;
end $$;
comment on function private.taken_bays is 'Bookings and holds that overlap a time; one booking can be left out.';

-- A booking in a bay that was deactivated still counts as a taken bay.
create function private.free_bay(p_starts timestamptz, p_ends timestamptz, p_needs text[], p_except uuid, p_only int) returns int
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with taken as (select distinct t.bay from private.taken_bays(p_starts, p_ends, p_except) t)
    select min(b.id) from public.bays b
    where b.is_active and b.id = coalesce(p_only, b.id) and p_needs <@ b.equipment and b.id not in (select t.bay from taken t)
      and (select count(*) from taken) < (select count(*) from public.bays a where a.is_active));
end $$;
comment on function private.free_bay is
  'The lowest bay with the equipment that is free for the whole time, or null; one booking can be left out, and one bay can be the only one considered.';

create function private.free_slots(p_minutes int, p_needs text[], p_from date, p_to date, p_except uuid default null)
returns table (day date, slot text, bays int)
language plpgsql stable security definer set search_path = ''
as $$
declare
  now constant timestamptz := private.shop_now();
begin
  return query
  with bay as (
    select count(*) as active, count(*) filter (where p_needs <@ b.equipment) as suitable,
      array_agg(b.id) filter (where p_needs <@ b.equipment) as suitable_ids
    from public.bays b where b.is_active
  -- Else each pair of a candidate and a taken bay would convert its time zone again.
  ), candidate as materialized (
    select o.day, s.starts, o.day - p_from as n, (o.day + s.starts) at time zone private.shop_zone() as starts_at,
      (o.day + s.starts) at time zone private.shop_zone() + make_interval(mins => p_minutes) as ends_at
    from private.open_times(p_from, p_to) o join public.slots s on s.weekday = extract(isodow from o.day)
    where tsrange(o.day + s.starts, o.day + s.starts + make_interval(mins => p_minutes)) <@ o.open_at
  ), taken as (
    select t.bay, t.starts_at, t.ends_at, n
    from private.taken_bays(p_from::timestamp at time zone private.shop_zone(), (p_to + 1)::timestamp at time zone private.shop_zone(), p_except) t,
      generate_series(
        greatest((t.starts_at at time zone private.shop_zone())::date, p_from) - p_from,
        least((t.ends_at at time zone private.shop_zone())::date, p_to) - p_from) as n
  ), used as (
    select c.day, c.starts, count(distinct t.bay) as taken, count(distinct t.bay) filter (where t.bay = any (bay.suitable_ids)) as taken_suitable
    from bay, candidate c left join taken t
      on t.n = c.n and t.starts_at < c.ends_at and t.ends_at > c.starts_at
    where c.starts_at > now
    group by c.day, c.starts
  )
  select u.day, to_char(u.starts, 'HH24:MI'), least(bay.active - u.taken, bay.suitable - u.taken_suitable)::int
  from used u, bay where u.taken < bay.active and u.taken_suitable < bay.suitable;
end $$;
comment on function private.free_slots is
  'The slots at which a bay with the equipment is free for so long, with the number of such bays, in one query; one booking can be left out.';

-- 100_products.sql

-- Products as the trade stores them: tires and parts, with brand, size, stock and several photos
-- (docs/decisions/products-and-tires.md).

-- Metric (225/65R17, LT265/70R17, 195R14C) or in inches (35X12.50R20LT).
create function private.is_tire_size(p_size text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_size ~ '^(P|LT|ST|T)?[1-3][0-9]{2}(/[2-9][0-9])?(Z?R|D)[12][0-9](\.5)?(C|LT)?$|^(([2-4][0-9](\.[0-9]{1,2})?X)?[0-9]{1,2}\.[0-9]{2}|1?[0-9])R[12][0-9](\.5)?(C|LT)?$'
$$;
comment on function private.is_tire_size is 'True for the size of a tire as it is stored: 225/65R17, LT265/70R17, T145/80D18, 195R14C, 35X12.50R20LT or 11R22.5.';
grant execute on function private.is_tire_size to authenticated, service_role;

create table public.products (
  id             uuid primary key default gen_random_uuid(),
  name           text not null,
  description    text not null,
  price          numeric not null,
  category       text not null,
  image_url      text not null,
  in_stock       boolean not null default true,
  kind           text not null default 'tire',
  brand          text not null default '',
  sku            text not null default '',
  condition      text not null default 'new',
  size           text not null default '',
  load_index     int,
  speed_rating   text not null default '',
  tread_32nds    int,
  dot            text not null default '',
  quantity       int,
  low_stock      int,
  promised       int not null default 0,
  free_shipping  boolean not null default false,
  name_es        text not null default '',
  description_es text not null default '',
  photos         text[] not null default '{}',
  is_sample      boolean not null default false,
  rating         numeric,
  reviews        int,
  width          int     generated always as (substring(size from '^[A-Z]*([0-9]{3})')::int) stored,
  aspect         int     generated always as (substring(size from '/([0-9]{2})')::int) stored,
  rim            numeric generated always as (substring(size from '[RD]([0-9]{2}(\.5)?)')::numeric) stored,
  available      int generated always as
    (case when quantity is not null then greatest(quantity - promised, 0) end) stored,
  is_low         boolean not null generated always as
    (coalesce(quantity < promised or greatest(quantity - promised, 0) <= low_stock, false)) stored,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default date_trunc('milliseconds', now()),
  constraint products_name check (name ~ '\S' and char_length(name) <= 200),
  constraint products_description check (description ~ '\S' and char_length(description) <= 5000),
  -- Not numeric(10,2): that would round a third decimal instead of rejecting it.
  constraint products_price check (price >= 0 and price < 100000000 and price = round(price, 2)),
  constraint products_category check (
    kind = 'part' and category in ('brake-parts', 'engine-parts', 'filters', 'suspension-parts', 'electrical-parts', 'transmission-parts', 'wipers', 'spark-plugs')
    or kind <> 'part' and category in ('all-season-tires', 'winter-tires', 'performance-tires', 'all-terrain-tires', 'run-flat-tires', 'used-tires')),
  constraint products_image_url check (char_length(image_url) <= 2048 and image_url ~* '^(https?://[^\s/]|/[^\s/\\])\S*$'),
  constraint products_kind check (kind in ('tire', 'part')),
  constraint products_brand check (char_length(brand) <= 60 and brand !~ '[[:cntrl:]]' and brand = btrim(brand)),
  constraint products_sku check (char_length(sku) <= 40 and sku ~ '^\S*$' and sku = private.clean_code(sku)),
  constraint products_condition check (condition in ('new', 'used')),
  constraint products_used_category check (category <> 'used-tires' or condition = 'used'),
  constraint products_size check (size = '' or private.is_tire_size(size)),
  constraint products_load_index check (load_index between 50 and 150),
  constraint products_speed_rating check (speed_rating = '' or speed_rating ~ '^[LMNPQRSTUHVWYZ]$'),
  constraint products_tread check (tread_32nds between 2 and 32),
  constraint products_dot check (dot = '' or dot ~ '^(0[1-9]|[1-4][0-9]|5[0-3])[0-9]{2}$'),
  constraint products_used_only check (condition <> 'new' or (tread_32nds is null and dot = '')),
  constraint products_tire_only check (kind <> 'part' or
    (size = '' and load_index is null and speed_rating = '' and tread_32nds is null and dot = '')),
  constraint products_quantity check (quantity between 0 and 100000),
  constraint products_low_stock check (low_stock between 0 and 100000),
  constraint products_promised check (promised >= 0),
  constraint products_name_es check (name_es = '' or (name_es ~ '\S' and char_length(name_es) <= 200)),
  constraint products_description_es check (description_es = '' or (description_es ~ '\S' and char_length(description_es) <= 5000)),
  constraint products_photos check (cardinality(photos) <= 12 and char_length(array_to_string(photos, '')) <= 12000),
  constraint products_photos_url check (to_jsonb(photos)::text ~* '^\[("(https?://[^\s/"]|/[^\s/\\"])[^\s"]*"(, )?)*\]$'),
  constraint products_photos_https check (to_jsonb(photos)::text !~* '"http:'),
  constraint products_photos_credentials check (to_jsonb(photos)::text !~* '"https?://[^/?#"\\]*@'),
  constraint products_rating check (rating >= 0 and rating <= 5 and rating = round(rating, 1)),
  constraint products_reviews check (reviews >= 0 and (rating is null) = (reviews is null)),
  constraint products_image_https check (image_url !~* '^http:'),
  constraint products_image_credentials check (image_url !~* '^https?://[^/?#\\]*@')
);
comment on table public.products is 'Products that staff enter, and the samples of a new shop.';
comment on column public.products.id is 'Generated by the form, so that a request that is repeated adds no second row; otherwise by the database.';
comment on column public.products.name is 'Name, up to 200 characters.';
comment on column public.products.description is 'Description as plain text, up to 5,000 characters.';
comment on column public.products.price is 'US dollars, at least 0, in steps of one cent.';
comment on column public.products.category is 'One of the six categories of tires, or one of the categories of parts.';
comment on column public.products.image_url is 'The first photo: an https address, or a path of this site that starts with one slash.';
comment on column public.products.in_stock is 'True when it can be bought now; where quantity is given, also available must be above 0.';
comment on column public.products.kind is 'tire or part.';
comment on column public.products.brand is 'The manufacturer, up to 60 characters; empty when unknown.';
comment on column public.products.sku is 'The shop''s own number, up to 40 characters without spaces and invisible characters; unique where given.';
comment on column public.products.condition is 'new or used; tires of the category used-tires are used.';
comment on column public.products.size is 'Size of a tire, as private.is_tire_size accepts it; empty when unknown.';
comment on column public.products.load_index is 'Load index of a tire: 94 carries 670 kg. Of two (121/118) the first.';
comment on column public.products.speed_rating is 'Speed rating of a tire: one letter, H up to 130 mph.';
comment on column public.products.tread_32nds is 'Tread of a used tire in 32nds of an inch; 2 is the legal minimum.';
comment on column public.products.dot is 'Week and year in which a used tire was made, as its DOT code ends: 3521 is week 35 of 2021.';
comment on column public.products.quantity is 'How many the shop has; null when it does not count them.';
comment on column public.products.low_stock is 'Staff are warned when no more than so many are available; null for no warning.';
comment on column public.products.promised is 'How many of them active bookings hold; see booking_tires.';
comment on column public.products.free_shipping is 'True when it is shipped free of charge.';
comment on column public.products.name_es is 'Spanish name; empty shows the English one.';
comment on column public.products.description_es is 'Spanish description; empty shows the English one.';
comment on column public.products.photos is 'Addresses of up to 12 further photos, in the order in which they are shown.';
comment on column public.products.is_sample is 'True for an example of a new shop, which staff delete; visitors see that it is one.';
comment on column public.products.rating is 'Stars, 0 to 5 with one decimal; null when there are no reviews.';
comment on column public.products.reviews is 'How many reviews the rating is the mean of; null without a rating.';
comment on column public.products.width is 'Section width in mm, from size.';
comment on column public.products.aspect is 'Sidewall as a percentage of the width, from size.';
comment on column public.products.rim is 'Rim diameter in inches, from size.';
comment on column public.products.available is 'Quantity less promised; null when the shop does not count them.';
comment on column public.products.is_low is 'True when no more than low_stock are available, or bookings hold more than there are.';
comment on column public.products.created_at is 'When it was added; lists show the newest first.';
comment on column public.products.updated_at is 'Time of the last change; an update sends the value that was read, so that a lost update is detected.';
create index products_newest on public.products (created_at desc, id);
comment on index public.products_newest is 'The order in which products are listed.';
create unique index products_sku_once on public.products (lower(sku)) where sku <> '';
comment on index public.products_sku_once is 'A SKU names one product; case does not matter.';

alter table public.products enable row level security;
create policy products_read on public.products for select to authenticated
  using ((select private.is_admin()));
create policy products_add on public.products for insert to authenticated with check ((select private.is_admin()));
create policy products_change on public.products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy products_remove on public.products for delete to authenticated using ((select private.is_admin()));
create policy products_read_publisher on public.products for select to publisher using (true);
grant select on public.products to authenticated, service_role, publisher;
grant insert (id, name, description, price, category, image_url, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos)
  on public.products to authenticated;
grant update (name, description, price, category, image_url, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, dot, quantity, low_stock, free_shipping, name_es, description_es, photos,
  is_sample) on public.products to authenticated;
grant delete on public.products to authenticated, service_role;
grant insert, update on public.products to service_role;

-- A deleted product changes the tires that bookings hold, a deleted booking removes its own.
create trigger products_lock before delete on public.products
  for each statement execute function private.lock_bookings();

create function private.derive_condition(new public.products) returns public.products
language plpgsql set search_path = ''
as $$
begin
  if new.category = 'used-tires' then
    new.condition := 'used';
  end if;
  return new;
end $$;
comment on function private.derive_condition is
  'A tire of the category used-tires is used, also when a form sends no condition.';

-- A booking that promises tires is no edit of the product: an open form stays current, and the audit log has no
-- entry. Where it changes the quantity, it is one.
create function private.is_product_edit(old public.products, new public.products) returns boolean
language sql immutable set search_path = ''
as $$ select old.promised = new.promised or old.quantity is distinct from new.quantity $$;
comment on function private.is_product_edit is 'True for a change of a product that no booking made.';

create function private.products_before_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('products', to_jsonb(new));
  perform private.check_shown('products', to_jsonb(new));
  new := private.derive_condition(new);
  if tg_op = 'UPDATE' and private.is_product_edit(old, new) then
    new.updated_at := private.next_updated_at(old.updated_at);
  end if;
  return new;
end $$;
comment on function private.products_before_row is
  'Checks a product, derives its condition, and sets updated_at where staff change it.';
create trigger products_before_row before insert or update on public.products
  for each row execute function private.products_before_row();

create function private.products_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after  constant jsonb := to_jsonb(new);
begin
  if tg_op <> 'UPDATE' or private.is_product_edit(old, new) then
    perform private.write_audit('products', tg_op, before, after);
  end if;
  perform private.request_publication('products', before, after);
  return null;
end $$;
comment on function private.products_after_row is
  'Audits the change of a product by staff, and queues products for publishing.';
create trigger products_after_row after insert or update or delete on public.products
  for each row execute function private.products_after_row();

create function private.installed_price(p_price numeric, p_count int, p_condition text) returns numeric
language sql stable security definer set search_path = ''
as $$
  with fee as (
    select k.key, coalesce(s.value, k.initial)::numeric as amount
    from (values ('tire_mounting', '15'), ('tire_balancing', '10'), ('tire_valve', '4'), ('tire_state_fee', '1'),
      ('tire_disposal', '3'), ('sales_tax', '8')) as k (key, initial)
      left join public.settings s on s.key = k.key
  ), each_tire as (
    select p_price + sum(amount) filter (where key = 'tire_valve') as goods,
      sum(amount) filter (where key in ('tire_mounting', 'tire_balancing', 'tire_disposal')
        or key = 'tire_state_fee' and p_condition = 'new') as services,
      sum(amount) filter (where key = 'sales_tax') as tax
    from fee
  )
  select round((goods + services) * p_count + round(goods * p_count * tax / 100, 2), 2) from each_tire
$$;
comment on function private.installed_price is
  'Price of so many tires of one price with mounting, balancing, valves, disposal, the state fee for new ones, and sales tax on tires and valves; equal to installedPrice in TypeScript.';

-- 105_row_drafts.sql

-- Articles and products that staff prepare before visitors see them. No draft is published: publish_drafts writes its row.

create table public.row_drafts (
  id         uuid primary key,
  table_name text not null,
  changes    jsonb not null,
  replaces   timestamptz,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint row_drafts_table_name check (table_name in ('list_entries', 'products')),
  constraint row_drafts_changes check (jsonb_typeof(changes) = 'object' and char_length(changes::text) <= 100000)
);
comment on table public.row_drafts is 'Changes of articles and products, and new ones, that staff have written and not published yet.';
comment on column public.row_drafts.id is 'The id of the row that it changes, or adds.';
comment on column public.row_drafts.table_name is 'The table of the row: list_entries or products.';
comment on column public.row_drafts.changes is 'The columns that it changes, with their values; of a new row all that the form has.';
comment on column public.row_drafts.replaces is 'The updated_at of the row when the draft was written; null for a new row.';
comment on column public.row_drafts.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.row_drafts enable row level security;
create policy row_drafts_read on public.row_drafts for select to authenticated
  using ((select private.is_admin()));
create policy row_drafts_add on public.row_drafts for insert to authenticated with check ((select private.is_admin()));
create policy row_drafts_change on public.row_drafts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy row_drafts_remove on public.row_drafts for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.row_drafts to authenticated, service_role;
grant insert (id, table_name, changes, replaces), update (changes, replaces) on public.row_drafts to authenticated;
grant insert, update on public.row_drafts to service_role;

create function private.write_draft(p_draft public.row_drafts) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_new  constant boolean := p_draft.replaces is null;
  -- What a save of staff may write.
  columns constant text := (
    select concat_ws(', ', 'id', string_agg(quote_ident(a.attname), ', '))
    from pg_catalog.pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', p_draft.table_name)) and a.attnum > 0 and a.attname <> 'id'
      and p_draft.changes ? a.attname::text
      and has_column_privilege('authenticated', a.attrelid, a.attnum, case when is_new then 'insert' else 'update' end));
  written int;
begin
  execute format(case
      when is_new then 'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)'
      else 'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1))
        where t.id = $2 and t.updated_at = $3'
    end, p_draft.table_name, columns)
  using p_draft.changes || jsonb_build_object('id', p_draft.id), p_draft.id, p_draft.replaces;
  get diagnostics written = row_count;
  return written > 0;
end $$;
comment on function private.write_draft is
  'Writes the row of a draft as a save of staff does. Returns false, and writes nothing, where another version of the row is stored than the one that the draft was written for. Rejects as the table does.';

create function private.check_draft(p_draft public.row_drafts) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.write_draft(p_draft);
  raise exception 'draft_fits' using errcode = 'PT000';
exception when sqlstate 'PT000' then
  null;
end $$;
comment on function private.check_draft is
  'Rejects a draft that its table would reject: writes the row and takes that back. One that is outdated is checked when it is saved for the newest version.';

create function private.row_drafts_before_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('row_drafts', to_jsonb(new));
  -- The policies, which refuse others, come after this trigger.
  if private.is_admin() and new.table_name in ('list_entries', 'products') and jsonb_typeof(new.changes) = 'object' then
    perform private.check_draft(new);
    -- What the draft names stays until this transaction ends.
    perform private.check_shown('row_drafts', new.changes);
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := private.next_updated_at(old.updated_at);
  end if;
  return new;
end $$;
comment on function private.row_drafts_before_row is 'Checks a draft as its table does, and sets updated_at.';
create trigger row_drafts_before_row before insert or update on public.row_drafts
  for each row execute function private.row_drafts_before_row();
create trigger row_drafts_after_row after insert or update or delete on public.row_drafts
  for each row execute function private.audit_row('{}');

create function private.publish_draft(p_draft public.row_drafts) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.write_draft(p_draft);
exception when integrity_constraint_violation then
  return false;
end $$;
comment on function private.publish_draft is
  'As write_draft. A row that no longer fits, such as one whose address or number another row has by now, is not written.';

create function private.publish_row_drafts(p_drafts jsonb) returns uuid[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft     public.row_drafts;
  published uuid[] := '{}';
begin
  for draft in
    select d.* from public.row_drafts d join jsonb_to_recordset(p_drafts) as r (id uuid, updated_at timestamptz)
      on d.id = r.id and d.updated_at = r.updated_at
    order by d.id for update of d
  loop
    if private.publish_draft(draft) then
      delete from public.row_drafts d where d.id = draft.id;
      published := published || draft.id;
    end if;
  end loop;
  return published;
end $$;
comment on function private.publish_row_drafts is
  'Writes the rows of drafts ({id, updated_at}), each by itself, and deletes these drafts. Returns their ids.';

-- 110_product_imports.sql

-- Import and edits of several products (docs/decisions/products-and-tires.md).

-- A request may have 1 MB, which a large import exceeds. Its rows are sent in parts; one call saves them.
create table private.import_rows (
  import    uuid not null,
  line      int not null,
  actor     uuid not null,
  row       jsonb not null,
  staged_at timestamptz not null default now(),
  primary key (import, line)
);
comment on table private.import_rows is 'Rows of imports that are not saved yet; deleted once they are, or with the first import a day later.';
comment on column private.import_rows.import is 'The import, a random id of the client.';
comment on column private.import_rows.line is 'Line of the file.';
comment on column private.import_rows.actor is 'The account that sent it: no other can save it.';
comment on column private.import_rows.row is 'The columns of the product.';
comment on column private.import_rows.staged_at is 'When it was sent.';

alter table private.import_rows enable row level security;

create function public.stage_products(p_import uuid, p_rows jsonb) returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('rows', p_rows));
  delete from private.import_rows i where i.staged_at < now() - interval '1 day';
  if jsonb_typeof(p_rows) is distinct from 'array'
    or (select count(*) from private.import_rows i where i.import = p_import) + jsonb_array_length(p_rows) > 20000 then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  insert into private.import_rows (import, line, actor, row)
  select p_import, (r ->> 'line')::int, auth.uid(), r from jsonb_array_elements(p_rows) as r;
end $$;
comment on function public.stage_products is
  'Stores a part of an import, of at most 20,000 rows together; see import_products. Rejects with not_admin or invalid_request.';
revoke execute on function public.stage_products from public;
grant execute on function public.stage_products to authenticated;

-- One statement for all rows: 10,000 single ones take fifteen times as long.
create function private.save_import(p_import uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- What staff may enter of a product.
  columns constant text := (
    select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
    where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> 'id'
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert'));
begin
  execute format('update public.products p
    set (%1$s) = (select %1$s from jsonb_populate_record(null::public.products, i.row))
    from private.import_rows i where i.import = $1 and (i.row ->> ''id'')::uuid = p.id', columns) using p_import;
  execute format('insert into public.products (%1$s)
    select %1$s from private.import_rows i, jsonb_populate_record(null::public.products, i.row)
    where i.import = $1 and i.row ->> ''id'' is null', columns) using p_import;
end $$;
comment on function private.save_import is 'Adds and changes the products of an import.';

create function private.import_conflicts(p_import uuid) returns table (line int, code text)
language sql stable security definer set search_path = ''
as $$
  with rows as (
    select i.line, (i.row ->> 'id')::uuid as id, (i.row ->> 'updated_at')::timestamptz as updated_at, lower(i.row ->> 'sku') as sku
    from private.import_rows i where i.import = p_import
  )
  select r.line, 'products_changed' from rows r
  where r.id is not null and not exists (
    select from public.products p where p.id = r.id and p.updated_at = r.updated_at)
  union all
  select r.line, 'products_sku_once' from (
    select o.*, row_number() over (partition by o.sku order by o.line) as n from rows o where o.sku <> '') as r
  where r.n > 1 or exists (
    select from public.products p
    where lower(p.sku) = r.sku and p.sku <> '' and p.id not in (select o.id from rows o where o.id is not null))
$$;
comment on function private.import_conflicts is
  'The lines of an import whose product was changed or deleted since it was read, or whose SKU another line or product has.';

-- One statement for all rows, made of the constraints of the table: to try each row would take ten times as long.
create function private.misfit_rows(p_import uuid) returns table (line int, code text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  table_oid constant oid := 'public.products'::regclass;
  rules constant text := (
    select string_agg(format('when not (%s) then %L', r.rule, r.name), ' ' order by r.place, r.name) from (
      select 1 as place, 'products_' || a.attname as name, format('%I is not null', a.attname) as rule
      from pg_attribute a
      where a.attrelid = table_oid and a.attnotnull and a.attname <> 'id'
        and has_column_privilege('authenticated', table_oid, a.attnum, 'insert')
      union all
      select 2, c.conname, pg_get_expr(c.conbin, c.conrelid) from pg_constraint c
      where c.conrelid = table_oid and c.contype = 'c') as r);
begin
  return query execute format($query$
    select m.line, m.code from (
      select i.line, coalesce('products_' || private.too_long(i.row), 'products_' || private.unfit_text(i.row), case %s end) as code
      from private.import_rows i,
        private.derive_condition(jsonb_populate_record(null::public.products, i.row)) as r
      where i.import = $1) as m
    where m.code is not null $query$, rules) using p_import;
end $$;
comment on function private.misfit_rows is
  'The lines of an import that a constraint of products refuses, each with the name of the first one, as the table would name it.';

create function public.import_products(p_import uuid, p_dry_run boolean default false) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  refused json;
begin
  perform private.require_admin();
  if not exists (select from private.import_rows i where i.import = p_import and i.actor = auth.uid()) then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  -- In one order, so that two imports do not deadlock.
  perform 1 from public.products p
  where p.id in (select (i.row ->> 'id')::uuid from private.import_rows i where i.import = p_import)
  order by p.id for update;
  refused := (
    select json_agg(l order by l.line) from (
      select distinct on (r.line) r.line, r.code from (
        select c.line, c.code, 1 as place from private.import_conflicts(p_import) c
        union all select m.line, m.code, 2 from private.misfit_rows(p_import) m) as r
      order by r.line, r.place) l);
  if refused is null and not p_dry_run then
    perform private.save_import(p_import);
    delete from private.import_rows i where i.import = p_import;
  end if;
  return coalesce(refused, '[]');
end $$;
comment on function public.import_products is
  'Adds and changes the products of an import, all or none: its rows have all columns that staff write; with id and updated_at a row changes the product. Returns the lines that the database refuses, each with the name of its constraint or products_changed; without such a line all are saved, unless it is a dry run. Rejects with not_admin or not_found.';
revoke execute on function public.import_products from public;
grant execute on function public.import_products to authenticated;

create function public.edit_products(
  p_rows jsonb, p_category text default null, p_percent numeric default null, p_quantity int default null,
  p_in_stock boolean default null) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  changed json;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('category', p_category), jsonb_build_object('rows', p_rows));
  perform 1 from public.products p
  where p.id in (select r.id from jsonb_to_recordset(p_rows) as r (id uuid)) order by p.id for update;
  if exists (
    select from jsonb_to_recordset(p_rows) as r (id uuid, updated_at timestamptz)
      left join public.products p on p.id = r.id and p.updated_at = r.updated_at
    where p.id is null
  ) then
    raise exception 'products_changed' using errcode = 'PT409';
  end if;
  with edited as (
    update public.products p
    set category = coalesce(p_category, p.category),
      price = round(p.price * (1 + coalesce(p_percent, 0) / 100), 2),
      quantity = coalesce(p_quantity, p.quantity),
      in_stock = coalesce(p_in_stock, p.in_stock)
    from jsonb_to_recordset(p_rows) as r (id uuid) where r.id = p.id
    returning p.*)
  select coalesce(json_agg(e), '[]') into changed from edited e;
  return changed;
end $$;
comment on function public.edit_products is
  'Changes products ({id, updated_at}), all or none: category, price by so many percent, quantity, in_stock; null leaves a column as it is. Rejects with not_admin, products_changed when one is another than the one that was read, or as the table does. Returns the changed rows.';
revoke execute on function public.edit_products from public;
grant execute on function public.edit_products to authenticated;

-- 115_pictures.sql

-- Pictures that staff upload (docs/decisions/pictures.md). The bucket `pictures` of Supabase Storage has the uploaded
-- files, which the publisher alone makes the site's files of: visitors never load from the bucket.

create function private.picture_bytes() returns int
language sql immutable set search_path = ''
as $$ select 10 * 1024 * 1024 $$;
comment on function private.picture_bytes is 'How many bytes the file of a picture may have.';

create table public.pictures (
  id         text primary key,
  width      int not null,
  height     int not null,
  alt        text not null default '',
  alt_es     text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint pictures_id check (id ~ '^[0-9a-f]{12}$'),
  constraint pictures_width check (width between 1 and 2400),
  constraint pictures_height check (height between 1 and 2400),
  constraint pictures_alt check (char_length(alt) <= 200 and alt !~ '[[:cntrl:]]' and alt = btrim(alt)),
  constraint pictures_alt_es check (char_length(alt_es) <= 200 and alt_es !~ '[[:cntrl:]]' and alt_es = btrim(alt_es))
);
comment on table public.pictures is 'Pictures that staff uploaded; the bucket has the file of each. What shows one has its address in the place of any other.';
comment on column public.pictures.id is 'The first 12 digits of the SHA-256 digest of the file, and the name of the file in the bucket.';
comment on column public.pictures.width is 'Width of the uploaded file in pixels.';
comment on column public.pictures.height is 'Height of the uploaded file in pixels.';
comment on column public.pictures.alt is 'What it shows, for visitors who do not see it; up to 200 characters, empty when nobody wrote it.';
comment on column public.pictures.alt_es is 'The same in Spanish; empty shows the English text.';
comment on column public.pictures.created_at is 'When it was uploaded.';
comment on column public.pictures.updated_at is 'Time of the last change; see products.updated_at.';

alter table public.pictures enable row level security;
create policy pictures_read on public.pictures for select to authenticated using ((select private.is_admin()));
create policy pictures_read_publisher on public.pictures for select to publisher using (true);
create policy pictures_add on public.pictures for insert to authenticated with check ((select private.is_admin()));
create policy pictures_change on public.pictures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy pictures_remove on public.pictures for delete to authenticated using ((select private.is_admin()));
grant select on public.pictures to authenticated, service_role, publisher;
-- The file never changes, so nothing that was measured of it does.
grant insert (id, width, height, alt, alt_es), update (alt, alt_es) on public.pictures to authenticated;
grant delete on public.pictures to authenticated, service_role;
grant insert, update on public.pictures to service_role;

create trigger pictures_before_row before insert or update on public.pictures
  for each row execute function private.check_and_touch_row();
create trigger pictures_after_row after insert or update or delete on public.pictures
  for each row execute function private.audit_and_publish_row();

-- Another table that shows pictures adds its rows here.
create function private.shown_addresses() returns table (address text, table_name text, name text)
language sql stable security definer set search_path = ''
as $$
  select unnest(p.image_url || p.photos), 'products', p.name from public.products p
  union all
  select unnest(array[e.picture, e.second_picture] || private.picture_addresses(e.text) || private.picture_addresses(e.text_es)),
    'list_entries', coalesce(nullif(e.title, ''), e.title_es)
  from public.list_entries e
  union all
  select o.picture, 'offers', coalesce(nullif(o.title, ''), o.title_es) from public.offers o
  union all
  select s.value, 'settings', s.key from public.settings s where s.key like 'picture\_%'
  union all
  select unnest(private.picture_addresses(d.changes::text)), 'row_drafts',
    coalesce(nullif(d.changes ->> 'title', ''), d.changes ->> 'name', nullif(e.title, ''), p.name, d.changes ->> 'title_es', e.title_es)
  from public.row_drafts d left join public.list_entries e on e.id = d.id left join public.products p on p.id = d.id
$$;
comment on function private.shown_addresses is 'The addresses of all pictures that something shows, uploaded or not, with the rows that show them.';

create function private.picture_address(p_picture text) returns text
language sql immutable security definer set search_path = ''
as $$ select '/content/' || p_picture || '-1280.webp' $$;
comment on function private.picture_address is 'The address by which other rows name a picture, equal to pictureAddress in TypeScript.';

create function public.picture_uses(p_picture text) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('picture', p_picture));
  return (
    select coalesce(json_agg(u order by u.table_name, u.name), '[]')
    from (
      select distinct s.table_name, s.name from private.shown_addresses() s
      where s.address = private.picture_address(p_picture)) u);
end $$;
comment on function public.picture_uses is 'Returns the rows that show a picture, by name. Rejects with not_admin.';
revoke execute on function public.picture_uses from public;
grant execute on function public.picture_uses to authenticated;

create function private.named_pictures() returns table (picture text)
language sql stable security definer set search_path = ''
as $$
  select m[1] from (
    select s.address from private.shown_addresses() s
    union all
    -- Undo, the history of a row and a form that is still open bring back what a change removed.
    select concat(a.before, a.after) from public.audit_log a where a.at > now() - interval '30 days'
  ) as r (row), regexp_matches(r.row, '/content/([0-9a-f]{12})-1280\.webp', 'g') as m
  union all
  select a.row_id from public.audit_log a
  where a.table_name = 'pictures' and a.action = 'UPDATE' and a.at > now() - interval '30 days'
$$;
comment on function private.named_pictures is
  'The pictures that a row shows, and those that a row named, or that were uploaded again, in the last 30 days.';

-- A file is uploaded before its row: where the form was closed in between, it has none.
create function public.unused_pictures() returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids text[];
begin
  perform private.require_admin();
  ids := array(
    select p.id from public.pictures p
    where p.created_at < now() - interval '30 days'
      and p.id not in (select n.picture from private.named_pictures() n)
    order by p.created_at limit 50);
  -- A database without Supabase Storage has no files.
  if to_regclass('storage.objects') is not null then
    ids := ids || array(
      select o.name from storage.objects o
      where o.bucket_id = 'pictures' and o.created_at < now() - interval '30 days'
        and not exists (select from public.pictures p where p.id = o.name)
      order by o.created_at limit 50);
  end if;
  return array_to_json(ids);
end $$;
comment on function public.unused_pictures is
  'Returns the ids of up to 50 pictures, and of up to 50 files without one, that were uploaded more than 30 days ago and that nothing has named since. Rejects with not_admin.';
revoke execute on function public.unused_pictures from public;
grant execute on function public.unused_pictures to authenticated;

create function private.pictures_before_delete() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.shown_addresses() s where s.address = private.picture_address(old.id)) then
    raise exception 'picture_used' using errcode = 'PT409';
  end if;
  return old;
end $$;
comment on function private.pictures_before_delete is 'Rejects the removal of a picture that something shows, with picture_used.';
create trigger pictures_before_delete before delete on public.pictures
  for each row execute function private.pictures_before_delete();

-- Reading the bucket ------------------------------------------------------------------------------

-- The publisher has a role of the database, and no account. It asks the database for a ticket, and reads the file
-- like a visitor with the ticket in a header of the request, which both PostgREST and Storage pass to the policies.

create function private.picture_ticket(p_picture text, p_until bigint) returns text
language sql stable security definer set search_path = ''
as $$
  select p_until || '.' || encode(private.keyed_hash('picture_ticket', convert_to(p_picture || ' ' || p_until, 'utf8')), 'hex')
$$;
comment on function private.picture_ticket is 'The ticket that allows to read the file of one picture until a time, in seconds since 1970.';

create function public.picture_ticket(p_picture text) returns text
language sql stable security definer set search_path = ''
as $$ select private.picture_ticket(p_picture, floor(extract(epoch from now()))::bigint + 60) $$;
comment on function public.picture_ticket is
  'Allows the publisher to read the file of a picture from the bucket within a minute, with the header x-picture-ticket.';
revoke execute on function public.picture_ticket from public;
grant execute on function public.picture_ticket to publisher;

create function private.has_picture_ticket(p_picture text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  ticket constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-picture-ticket';
begin
  if ticket is null or ticket !~ '^[0-9]{1,12}\.[0-9a-f]{64}$' then
    return false;
  end if;
  return split_part(ticket, '.', 1)::bigint > extract(epoch from now())
    and ticket = private.picture_ticket(p_picture, split_part(ticket, '.', 1)::bigint);
end $$;
comment on function private.has_picture_ticket is 'True for a request with a ticket for this picture that is still valid.';
grant execute on function private.has_picture_ticket to anon;

create function private.keeps_name(p_object uuid, p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from storage.objects o where o.id = p_object and o.name = p_name);
end $$;
comment on function private.keeps_name is
  'True where a file of Storage is written again under its own name: renamed, one that a row names could be deleted. A policy cannot read its own table.';
grant execute on function private.keeps_name to authenticated;

-- 120_vehicle_tires.sql

-- Tires that vehicles left the factory with, for the vehicle finder (docs/decisions/search-and-product-pages.md).
-- Staff correct and complete the examples.

create table public.vehicle_tires (
  id                uuid primary key default gen_random_uuid(),
  make              text not null,
  model             text not null,
  engine            text not null default '',
  first_year        int not null,
  last_year         int,
  size              text not null,
  load_index        int not null,
  speed_rating      text not null,
  rear_size         text not null default '',
  rear_load_index   int,
  rear_speed_rating text not null default '',
  is_example        boolean not null default false,
  updated_at        timestamptz not null default date_trunc('milliseconds', now()),
  constraint vehicle_tires_make check (make ~ '\S' and char_length(make) <= 40 and make !~ '[[:cntrl:]]' and make = btrim(make)),
  constraint vehicle_tires_model check (model ~ '\S' and char_length(model) <= 60 and model !~ '[[:cntrl:]]' and model = btrim(model)),
  constraint vehicle_tires_engine check (char_length(engine) <= 60 and engine !~ '[[:cntrl:]]' and engine = btrim(engine)),
  constraint vehicle_tires_first_year check (first_year between 1950 and 2100),
  constraint vehicle_tires_last_year check (last_year between first_year and 2100),
  constraint vehicle_tires_size check (private.is_tire_size(size)),
  constraint vehicle_tires_load_index check (load_index between 50 and 150),
  constraint vehicle_tires_speed_rating check (speed_rating ~ '^[LMNPQRSTUHVWY]$'),
  constraint vehicle_tires_rear_size check (rear_size = '' or private.is_tire_size(rear_size)),
  constraint vehicle_tires_rear_load_index check (rear_load_index between 50 and 150),
  constraint vehicle_tires_rear_speed_rating check (rear_speed_rating = '' or rear_speed_rating ~ '^[LMNPQRSTUHVWY]$'),
  constraint vehicle_tires_rear check (
    (rear_size = '') = (rear_load_index is null) and (rear_size = '') = (rear_speed_rating = ''))
);
comment on table public.vehicle_tires is 'Tires that a model left the factory with. A model has a row for each size that it was sold with.';
comment on column public.vehicle_tires.id is 'Generated by the form, so that a request that is repeated adds no second row; otherwise by the database.';
comment on column public.vehicle_tires.make is 'Make as the vehicle finder lists it, up to 40 characters.';
comment on column public.vehicle_tires.model is 'Model, up to 60 characters.';
comment on column public.vehicle_tires.engine is 'Engine, up to 60 characters; empty applies to every engine.';
comment on column public.vehicle_tires.first_year is 'First model year.';
comment on column public.vehicle_tires.last_year is 'Last model year; null while it is built.';
comment on column public.vehicle_tires.size is 'Size of the front tires, or of all: 225/65R17.';
comment on column public.vehicle_tires.load_index is 'Load index of these tires; no lower one fits.';
comment on column public.vehicle_tires.speed_rating is 'Speed rating of these tires: one letter; no lower one fits.';
comment on column public.vehicle_tires.rear_size is 'Size of the rear tires where it differs from the front; otherwise empty.';
comment on column public.vehicle_tires.rear_load_index is 'Load index of the rear tires; null where they do not differ.';
comment on column public.vehicle_tires.rear_speed_rating is 'Speed rating of the rear tires; empty where they do not differ.';
comment on column public.vehicle_tires.is_example is 'True for an example that staff have not compared with a vehicle yet.';
comment on column public.vehicle_tires.updated_at is 'Time of the last change; see products.updated_at.';
create unique index vehicle_tires_once on public.vehicle_tires
  (lower(make), lower(model), lower(engine), first_year, size, rear_size);
comment on index public.vehicle_tires_once is 'A vehicle has one row for each first year and pair of sizes; case does not matter.';

alter table public.vehicle_tires enable row level security;
create policy vehicle_tires_read on public.vehicle_tires for select to authenticated
  using ((select private.is_admin()));
create policy vehicle_tires_read_publisher on public.vehicle_tires for select to publisher using (true);
create policy vehicle_tires_add on public.vehicle_tires for insert to authenticated with check ((select private.is_admin()));
create policy vehicle_tires_change on public.vehicle_tires for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy vehicle_tires_remove on public.vehicle_tires for delete to authenticated using ((select private.is_admin()));
grant select on public.vehicle_tires to authenticated, service_role, publisher;
grant insert (id, make, model, engine, first_year, last_year, size, load_index, speed_rating, rear_size,
  rear_load_index, rear_speed_rating, is_example) on public.vehicle_tires to authenticated;
grant update (make, model, engine, first_year, last_year, size, load_index, speed_rating, rear_size,
  rear_load_index, rear_speed_rating, is_example) on public.vehicle_tires to authenticated;
grant delete on public.vehicle_tires to authenticated, service_role;
grant insert, update on public.vehicle_tires to service_role;

-- Before the examples, so that they are published.
create trigger vehicle_tires_before_row before insert or update on public.vehicle_tires
  for each row execute function private.check_and_touch_row();
create trigger vehicle_tires_after_row after insert or update or delete on public.vehicle_tires
  for each row execute function private.audit_and_publish_row();

insert into public.vehicle_tires (make, model, first_year, last_year, size, load_index, speed_rating, is_example)
select v.make, v.model, v.first_year, v.last_year, m[1], m[2]::int, m[3], true
from (values
  ('Toyota', 'Camry',      2012, null, '205/65R16 95H, 215/55R17 94V, 235/45R18 94V'),
  ('Toyota', 'Corolla',    2014, null, '205/55R16 91H, 225/40R18 88V'),
  ('Toyota', 'RAV4',       2013, null, '225/65R17 102H, 225/60R18 100H'),
  ('Toyota', 'Highlander', 2014, null, '235/65R18 106V, 235/55R20 102V'),
  ('Toyota', 'Tacoma',     2005, null, '245/75R16 111T, 265/70R16 112T, 265/65R17 112T'),
  ('Toyota', 'Tundra',     2007, null, '255/70R18 113T, 275/65R18 116T'),
  ('Honda', 'Civic',   2016, null, '215/55R16 93H, 215/50R17 91H'),
  ('Honda', 'Accord',  2013, null, '225/50R17 94V, 235/45R18 94V'),
  ('Honda', 'CR-V',    2017, null, '235/65R17 104H, 235/60R18 103H'),
  ('Honda', 'Pilot',   2016, 2022, '245/60R18 105H'),
  ('Honda', 'Odyssey', 2011, 2017, '235/65R17 103T, 235/60R18 102T'),
  ('Honda', 'Odyssey', 2018, null, '235/60R18 103H, 235/55R19 101H'),
  ('Ford', 'F-150',    2009, null, '265/70R17 115T, 275/65R18 116T'),
  ('Ford', 'Explorer', 2011, null, '245/60R18 105H, 255/65R18 111T'),
  ('Ford', 'Escape',   2013, null, '225/65R17 102H, 225/60R18 100H'),
  ('Ford', 'Mustang',  2015, null, '235/55R17 99W, 235/50R18 97W'),
  ('Chevrolet', 'Silverado 1500', 2014, null, '265/70R17 115T, 265/65R18 114T'),
  ('Chevrolet', 'Equinox',        2010, 2024, '225/65R17 102H, 225/60R18 100H'),
  ('Chevrolet', 'Malibu',         2016, null, '205/65R16 95H, 225/55R17 97H'),
  ('Chevrolet', 'Tahoe',          2007, 2020, '265/65R18 114T, 275/55R20 113T'),
  ('Nissan', 'Altima',   2013, null, '215/60R16 95H, 215/55R17 94V'),
  ('Nissan', 'Rogue',    2014, null, '225/65R17 102H, 225/60R18 100H'),
  ('Nissan', 'Sentra',   2013, null, '205/60R16 92H, 205/55R16 91H'),
  ('Nissan', 'Frontier', 2005, null, '265/70R16 112T, 265/65R17 112T'),
  ('Hyundai', 'Elantra',  2011, null, '195/65R15 91H, 205/55R16 91H'),
  ('Hyundai', 'Sonata',   2011, null, '205/65R16 95H, 215/55R17 94V'),
  ('Hyundai', 'Tucson',   2016, null, '225/60R17 99H, 235/65R17 104H'),
  ('Hyundai', 'Santa Fe', 2013, null, '235/65R17 104H, 235/60R18 103H'),
  ('Kia', 'Forte',   2014, 2024, '195/65R15 91H, 205/55R16 91H'),
  ('Kia', 'K5',      2021, null, '205/65R16 95H, 215/55R17 94V'),
  ('Kia', 'Sorento', 2016, null, '235/65R17 104H, 235/60R18 103H'),
  ('Kia', 'Soul',    2014, null, '205/60R16 92H, 215/55R17 94V'),
  ('Jeep', 'Wrangler',       2007, null, '245/75R17 112T, 255/70R18 113T'),
  ('Jeep', 'Grand Cherokee', 2011, null, '245/70R17 110T, 265/60R18 110T'),
  ('Jeep', 'Cherokee',       2014, 2023, '225/65R17 102H, 225/60R18 100H'),
  ('Jeep', 'Compass',        2017, null, '225/60R17 99H, 225/55R18 98H'),
  ('Dodge', 'Charger',    2006, 2023, '215/65R17 99T, 235/55R18 100V'),
  ('Dodge', 'Challenger', 2008, 2023, '215/65R17 99T, 235/55R18 100V'),
  ('Dodge', 'Durango',    2011, null, '265/60R18 110T, 265/50R20 107T'),
  ('BMW', '3 Series', 2012, null, '225/50R17 94H, 225/45R18 95H'),
  ('BMW', '5 Series', 2011, 2023, '225/55R17 97H, 245/45R18 100V'),
  ('BMW', 'X3',       2011, null, '225/60R18 104H, 245/50R19 105V'),
  ('BMW', 'X5',       2014, null, '255/55R18 109H, 265/50R19 110H'),
  ('Mercedes-Benz', 'C-Class', 2015, null, '225/50R17 94H, 225/45R18 95H'),
  ('Mercedes-Benz', 'E-Class', 2010, null, '245/45R18 100H'),
  ('Mercedes-Benz', 'GLC',     2016, null, '235/60R18 103H'),
  ('Mercedes-Benz', 'GLE',     2016, null, '255/50R19 107H, 265/50R19 110H'),
  ('Volkswagen', 'Jetta',  2011, null, '195/65R15 91H, 205/60R16 92H'),
  ('Volkswagen', 'Passat', 2012, 2022, '215/55R17 94V, 235/45R18 94H'),
  ('Volkswagen', 'Tiguan', 2018, null, '215/65R17 99H, 235/55R18 100H'),
  ('Volkswagen', 'Atlas',  2018, null, '245/60R18 105T, 255/50R20 105T')) as v (make, model, first_year, last_year, markings)
  cross join lateral unnest(string_to_array(v.markings, ', ')) as t (marking)
  cross join lateral regexp_match(t.marking, '^(\S+) (\d+)([A-Z])$') as m;
-- One with wider rear tires.
insert into public.vehicle_tires (make, model, first_year, size, load_index, speed_rating,
  rear_size, rear_load_index, rear_speed_rating, is_example)
values ('BMW', '3 Series', 2012, '225/45R18', 95, 'Y', '255/40R18', 99, 'Y', true);

-- 125_open_steps.sql

-- What a new shop still has to do in its first hour: what it came with and is invented, and what is missing.

create table private.checked_steps (
  step       text primary key,
  checked_at timestamptz not null default now()
);
comment on table private.checked_steps is 'Steps of which staff have said that the shop needs nothing there, or that it is right as it is.';
comment on column private.checked_steps.step is 'As open_steps() names it.';
comment on column private.checked_steps.checked_at is 'When staff said so.';

alter table private.checked_steps enable row level security;

create function private.may_stay(p_step text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_step in ('hours', 'portraits', 'story', 'pictures', 'film', 'jobs', 'equipment', 'certifications', 'questions')
$$;
comment on function private.may_stay is
  'Whether what the step is about can be right as it is, by open_steps(). People, articles signed by them, phone numbers and products that are examples cannot.';

create function public.open_steps() returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- An entry that a new shop came with has it until staff change it: supabase/seed.sql.
  of_sample constant timestamptz := '2020-01-01 00:00:00Z';
begin
  perform private.require_admin();
  return (
    with shown as (
      select e.*, coalesce(nullif(e.title, ''), e.title_es) as name from public.list_entries e where not e.is_hidden),
    steps (step, names) as (
      select 'contact', array_agg(s.key order by s.key) from public.settings s
      where s.key = 'email' and s.value like '%.example' or s.key = 'phone' and s.value ~ '^\+1[0-9]{3}55501[0-9]{2}$'
      union all
      select 'hours', '{}'
      union all
      select e.list, array_agg(e.name order by e.position, e.id) from shown e where e.updated_at = of_sample group by e.list
      union all
      select 'portraits', array_agg(e.name order by e.position, e.id) from shown e
      where e.list = 'team' and e.picture = '' and e.updated_at <> of_sample
      union all
      select 'story', '{}' where not exists (
        select from public.content_blocks b where b.page = 'about' and b.identifier like 'story%' and b.content ~ '\S')
      union all
      select 'pictures', array_agg(s.key order by s.key) from public.settings s where s.key like 'picture\_%' and s.value = ''
      union all
      select 'film', array_agg(s.key order by s.key) from public.settings s
      where s.key in ('hero_video_url', 'tour_video_url') and s.value = ''
      union all
      select 'products', array_agg(p.name order by p.created_at desc, p.id) from public.products p where p.is_sample
      union all
      select 'mail', '{}' where not exists (select from private.workers w where w.work = 'messages' and w.sends_mail))
    select coalesce(json_agg(json_build_object('step', o.step, 'names', o.names, 'may_stay', private.may_stay(o.step))
      order by array_position(array[
      'contact', 'hours', 'team', 'portraits', 'story', 'pictures', 'film', 'jobs', 'equipment', 'certifications',
      'questions', 'articles', 'products', 'mail'], o.step)), '[]')
    from steps o
    where o.names is not null and not exists (select from private.checked_steps c where c.step = o.step));
end $$;
comment on function public.open_steps is
  'What a new shop still has to do, with the names of the entries, settings or products concerned: a phone number or address of examples, opening hours that nobody has looked at, entries that the shop came with, people without a portrait, the story of the About page, pictures and videos of pages, sample products, and mail. Rejects with not_admin.';
revoke execute on function public.open_steps from public;
grant execute on function public.open_steps to authenticated;

create function public.check_step(p_step text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('step', p_step));
  if not private.may_stay(p_step) then
    raise exception 'invalid_step' using errcode = '22023';
  end if;
  insert into private.checked_steps (step) values (p_step) on conflict do nothing;
end $$;
comment on function public.check_step is
  'Leaves a step out of open_steps() from now on. Rejects with not_admin, or a step that cannot be left out.';
revoke execute on function public.check_step from public;
grant execute on function public.check_step to authenticated;

-- 130_limits.sql

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

-- 140_contact_messages.sql

-- Messages from the contact form.

create table public.contact_messages (
  id          uuid primary key default gen_random_uuid(),
  name        text not null,
  email       text not null,
  subject     text not null,
  message     text not null,
  is_read     boolean not null default false,
  deleted_at  timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  language    text not null default 'en',
  website     text not null default '',
  is_sample   boolean not null default false,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default date_trunc('milliseconds', now()),
  constraint contact_messages_name check (char_length(name) <= 100 and private.is_human_text(name) and not private.reads_as_link(name)),
  constraint contact_messages_email check (private.is_email(email)),
  constraint contact_messages_subject check (char_length(subject) <= 150 and private.is_human_text(subject)),
  constraint contact_messages_message check (char_length(message) <= 5000 and private.is_human_text(message, true)),
  constraint contact_messages_language check (language in ('en', 'es')),
  constraint contact_messages_answered check (num_nulls(answered_at, answered_by) in (0, 2)),
  constraint contact_messages_website check (website = '')
);
comment on table public.contact_messages is 'Messages that visitors sent with the contact form; only administrators read them.';
comment on column public.contact_messages.id is 'The form creates it for each message: the same message, sent again after a lost response, is not stored twice.';
comment on column public.contact_messages.name is 'Sender''s name, one line of up to 100 characters.';
comment on column public.contact_messages.email is 'Sender''s e-mail address, up to 254 characters.';
comment on column public.contact_messages.subject is 'One line of up to 150 characters.';
comment on column public.contact_messages.message is 'Plain text of up to 5,000 characters.';
comment on column public.contact_messages.is_read is 'True when staff have read it.';
comment on column public.contact_messages.deleted_at is 'When staff deleted it; null again after undo.';
comment on column public.contact_messages.answered_at is 'When staff answered it; null: not yet. What staff write only marks it: the time is the database''s, as that of deleted_at.';
comment on column public.contact_messages.answered_by is 'The account that answered it. No foreign key: the row stays after the account is deleted.';
comment on column public.contact_messages.language is 'Locale in which the visitor wrote: en or es.';
comment on column public.contact_messages.website is 'A hidden field of the form, always empty: a row in which it is filled in is refused.';
comment on column public.contact_messages.is_sample is 'As bookings.is_sample.';
comment on column public.contact_messages.created_at is 'When it arrived.';
comment on column public.contact_messages.updated_at is 'Time of the last change; see products.updated_at.';
create index contact_messages_newest on public.contact_messages (created_at desc, id);
comment on index public.contact_messages_newest is 'The order of the inbox.';

alter table public.contact_messages enable row level security;
create policy contact_messages_send on public.contact_messages for insert to anon, authenticated
  with check (not is_read and deleted_at is null);
create policy contact_messages_read on public.contact_messages for select to authenticated
  using ((select private.is_admin()));
create policy contact_messages_change on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy contact_messages_remove on public.contact_messages for delete to authenticated
  using ((select private.is_admin()));
grant insert (id, name, email, subject, message, language, website) on public.contact_messages to anon, authenticated;
grant select, delete on public.contact_messages to authenticated, service_role;
grant update (is_read, deleted_at, answered_at) on public.contact_messages to authenticated;
grant insert, update on public.contact_messages to service_role;

create function private.normalize_message(new public.contact_messages) returns public.contact_messages
language plpgsql set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.email := private.clean_line(new.email);
  new.subject := private.clean_line(new.subject);
  new.message := private.clean_text(new.message);
  return new;
end $$;
comment on function private.normalize_message is 'As normalize_booking.';

create function private.contact_messages_before_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('contact_messages', to_jsonb(new));
  if tg_op = 'INSERT' then
    new := private.normalize_message(new);
    perform private.count_submission('message', new.email);
  else
    new.updated_at := private.next_updated_at(old.updated_at);
    if private.is_api_user() then
      new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
      new.answered_at := case when new.answered_at is not null then coalesce(old.answered_at, now()) end;
    end if;
    if new.answered_at is distinct from old.answered_at then
      new.answered_by := case when new.answered_at is not null then auth.uid() end;
    end if;
  end if;
  return new;
end $$;
comment on function private.contact_messages_before_row is
  'Checks a message; limits and normalizes a new one, and stores who answered it, and when.';
create trigger contact_messages_before_row before insert or update on public.contact_messages
  for each row execute function private.contact_messages_before_row();

create trigger contact_messages_after_change after update or delete on public.contact_messages
  for each row execute function private.audit_row('{name,email,subject,message}');

-- 150_bookings.sql

-- Bookings: the table, and how a booking is assigned its time and its bay. Its triggers stand in
-- 260_booking_triggers.sql, after their steps.

create table public.bookings (
  id                uuid primary key default gen_random_uuid(),
  reference         text not null,
  status            text not null default 'requested',
  service           text,
  requested_date    date,
  requested_slot    text,
  starts_at         timestamptz,
  ends_at           timestamptz,
  bay               int,
  name              text not null,
  email             text not null,
  phone             text not null,
  vehicle           text not null,
  notes             text not null default '',
  language          text not null,
  idempotency_key   uuid not null,
  cancel_token_hash bytea not null,
  further_services  text[] not null default '{}',
  prices            numeric[] not null default '{}',
  waits             boolean,
  is_walk_in        boolean not null default false,
  stage             text,
  minutes           int,
  plate             text not null default '',
  by_staff          boolean not null default false,
  sms_consent       timestamptz,
  network           bytea,
  forgotten_at      timestamptz,
  booked_anyway     text[] not null default '{}',
  called_about      text,
  moved_from        timestamptz,
  is_sample         boolean not null default false,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default date_trunc('milliseconds', now()),
  constraint bookings_reference check (reference ~ '^[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}$'),
  constraint bookings_status check (status in ('requested', 'confirmed', 'completed', 'cancelled', 'no_show')),
  constraint bookings_service foreign key (service) references public.services (id),
  constraint bookings_slot check (requested_slot ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint bookings_name check (forgotten_at is not null or char_length(name) <= 100 and private.is_human_text(name)
    and not private.reads_as_link(name)),
  constraint bookings_email check (forgotten_at is not null or by_staff and email = '' or private.is_email(email)),
  constraint bookings_phone check (forgotten_at is not null or by_staff and phone = '' and (is_walk_in or email <> '') or private.is_phone(phone)),
  constraint bookings_vehicle check (forgotten_at is not null or by_staff and vehicle = ''
    or char_length(vehicle) <= 150 and private.is_human_text(vehicle) and not private.reads_as_link(vehicle)),
  constraint bookings_notes check (notes = '' or char_length(notes) <= 2000 and private.is_human_text(notes, true)),
  constraint bookings_language check (language in ('en', 'es')),
  constraint bookings_token check (octet_length(cancel_token_hash) = 32),
  constraint bookings_bay check (bay between 1 and 99),
  constraint bookings_times check (num_nulls(starts_at, ends_at) in (0, 2) and starts_at < ends_at),
  constraint bookings_placed check ((bay is not null) = (starts_at is not null and status in ('confirmed', 'completed', 'no_show'))),
  constraint bookings_confirmed check (status <> 'confirmed' or bay is not null),
  constraint bookings_reference_once unique (reference),
  constraint bookings_key_once unique (idempotency_key),
  constraint bookings_token_once unique (cancel_token_hash),
  -- No two bookings can occupy one bay at the same time. Each bay has its own interval of one number
  -- line (seconds since 1970), because an exclusion over a bay and a time range would need the
  -- btree_gist extension. Staff can book a bay twice; place_booking() asks them to confirm it.
  constraint bookings_bay_once exclude using gist (int8range(
    bay * 100000000000 + extract(epoch from starts_at at time zone 'UTC')::bigint,
    bay * 100000000000 + extract(epoch from ends_at at time zone 'UTC')::bigint) with &&)
    where (bay is not null and not booked_anyway && '{slot_full,bay_taken}'),
  constraint bookings_bay_fkey foreign key (bay) references public.bays (id),
  constraint bookings_further_services check (further_services = '{}' or (service is not null
    and cardinality(further_services) <= 9 and array_position(further_services, null) is null)),
  constraint bookings_plate check (plate = '' or char_length(plate) <= 20 and private.is_human_text(plate)),
  constraint bookings_minutes check (minutes between 5 and 720),
  constraint bookings_stage check (stage is null
    or status = 'confirmed' and stage in ('arrived', 'in_bay', 'ready')),
  constraint bookings_called check (called_about in ('closed_day', 'outside_hours', 'invalid_bay', 'bay_held', 'moved')),
  constraint bookings_forgotten check (forgotten_at is null
    or name || email || phone || vehicle || plate || notes = '' and num_nonnulls(sms_consent, network) = 0)
);
comment on table public.bookings is 'Appointments, and requests without a time. Visitors write them through book_appointment only.';
comment on column public.bookings.id is 'Generated by the database.';
comment on column public.bookings.reference is 'Short code that names the booking in a phone call.';
comment on column public.bookings.status is 'requested: has no time yet; confirmed, completed, no_show: has a bay; cancelled: has none.';
comment on column public.bookings.service is 'The first service, or null when none was selected.';
comment on column public.bookings.requested_date is 'Requested date in the shop''s time zone, or null.';
comment on column public.bookings.requested_slot is 'Requested time of day as HH:MM in the shop''s time zone, or null.';
comment on column public.bookings.starts_at is 'Start, computed from date and slot once the booking has service, date and slot.';
comment on column public.bookings.ends_at is 'Start plus the minutes that staff chose, or else those of its services.';
comment on column public.bookings.bay is 'The bay that staff chose or that the database assigned.';
comment on column public.bookings.name is 'Customer''s name, one line of up to 100 characters.';
comment on column public.bookings.email is 'Customer''s e-mail address, up to 254 characters; may be empty when staff entered the booking.';
comment on column public.bookings.phone is 'Customer''s phone number: 10 to 15 digits with the usual signs, an extension at the end as ext. 12; may be empty when staff entered a walk-in, or an e-mail address.';
comment on column public.bookings.vehicle is 'Year, make and model as typed, up to 150 characters; may be empty when staff entered the booking.';
comment on column public.bookings.notes is 'Free text of up to 2,000 characters; staff may change it.';
comment on column public.bookings.language is 'Locale in which the customer booked: en or es.';
comment on column public.bookings.idempotency_key is 'Secret. Key of the submission: a repeated submission is stored once.';
comment on column public.bookings.cancel_token_hash is 'Secret. SHA-256 of the token in the private cancel link; the token itself is not stored.';
comment on column public.bookings.further_services is 'Services after the first: all are done one after another in one bay.';
comment on column public.bookings.prices is 'US dollars for each service, in their order, as shown when it was sent (price_booking); null where the shop names the price on request.';
comment on column public.bookings.waits is 'True when the customer waits, false when they leave the vehicle, null when they did not say.';
comment on column public.bookings.is_walk_in is 'True when the customer came without an appointment: the booking starts at any minute.';
comment on column public.bookings.stage is 'Of a confirmed booking on its day: arrived, in_bay, ready; null before. Another status clears it.';
comment on column public.bookings.minutes is 'How long it occupies its bay, chosen by staff; null: as long as its services take.';
comment on column public.bookings.plate is 'License plate as typed, up to 20 characters.';
comment on column public.bookings.by_staff is 'True when staff entered the booking.';
comment on column public.bookings.sms_consent is 'When the customer agreed to text messages about this appointment; null without consent, or when the number has changed since.';
comment on column public.bookings.network is 'Secret. Keyed hash of the visitor''s network: bookings of one network can be counted, but the network cannot be read.';
comment on column public.bookings.forgotten_at is 'When the customer was erased: name, contact, vehicle and notes are empty since; null otherwise.';
comment on column public.bookings.booked_anyway is 'Why it does not fit, and staff booked it anyway: closed_day, outside_hours, slot_full, bay_taken; empty: it fits. A write to the column confirms the reasons that it names, and place_booking() stores those that apply.';
comment on column public.bookings.created_at is 'When it was sent.';
comment on column public.bookings.called_about is 'Why the appointment cannot take place or has another time, when staff have called the customer about it; null: not called, or changed since.';
comment on column public.bookings.moved_from is 'When it was to start before staff moved it to another time because its bay cannot be used; null: not moved so, or given another time since.';
comment on column public.bookings.is_sample is 'True for an example of a trial, about which no message goes out; delete_samples removes it.';
comment on column public.bookings.updated_at is 'Time of the last change; see products.updated_at.';
create index bookings_by_time on public.bookings (starts_at, ends_at);
comment on index public.bookings_by_time is 'Finds the bookings that overlap a slot, and the bookings of a day.';
create index bookings_requested on public.bookings (created_at) where status = 'requested';
comment on index public.bookings_requested is 'Finds the requests that staff have not answered: the worker looks for them every second.';
create index bookings_newest on public.bookings (created_at desc, id);
comment on index public.bookings_newest is 'The order in which bookings are listed.';
create index bookings_by_end on public.bookings (ends_at) where bay is not null;
comment on index public.bookings_by_end is 'Finds the current and future bookings among many past ones.';
create index bookings_by_age on public.bookings (coalesce(ends_at, created_at)) where forgotten_at is null;
comment on index public.bookings_by_age is 'Finds the bookings whose customers are to be forgotten.';

alter table public.bookings enable row level security;
create policy bookings_read on public.bookings for select to authenticated using ((select private.is_admin()));
create policy bookings_change on public.bookings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
-- Without the secret columns.
grant select (id, reference, status, service, requested_date, requested_slot, starts_at, ends_at, bay, name, email, phone,
  vehicle, notes, language, further_services, prices, waits, is_walk_in, stage, minutes, plate, by_staff, sms_consent, forgotten_at,
  booked_anyway, called_about, moved_from, is_sample, created_at, updated_at) on public.bookings to authenticated, service_role;
-- Staff confirm a request or move an appointment by updating these columns; the trigger does the rest.
grant update (status, service, requested_date, requested_slot, bay, name, email, phone, vehicle, notes, language,
  further_services, waits, is_walk_in, stage, minutes, plate, booked_anyway,
  called_about) on public.bookings to authenticated;
grant insert, update, delete on public.bookings to service_role;

create function private.shown_booking(p_booking public.bookings) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return to_jsonb(p_booking) - '{idempotency_key,cancel_token_hash,network}'::text[];
end $$;
comment on function private.shown_booking is 'A booking as it leaves the database: without its secret columns.';

create trigger bookings_lock before insert or update or delete on public.bookings
  for each statement execute function private.lock_bookings();

create function private.normalize_booking(new public.bookings) returns public.bookings
language plpgsql set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.email := private.clean_line(new.email);
  new.phone := private.clean_phone(new.phone);
  new.vehicle := private.clean_line(new.vehicle);
  new.plate := private.clean_line(new.plate);
  new.notes := private.clean_text(new.notes);
  return new;
end $$;
comment on function private.normalize_booking is
  'Stores equal texts equally, whatever keyboard they were typed on or wherever they were copied.';

create function private.needs_bay(p_booking public.bookings) returns boolean
language sql immutable set search_path = ''
as $$ select (p_booking).status = 'confirmed' and (p_booking).stage is distinct from 'ready' $$;
comment on function private.needs_bay is
  'True while a visit needs its bay: one that is over, or whose car is ready, keeps it only in the records.';

create function private.place_booking(old public.bookings, new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
declare
  by_visitor constant boolean := private.is_api_user() and not private.is_admin();
  confirmed constant text[] := case when by_visitor then '{}' else new.booked_anyway end;
  chosen_bay constant int := new.bay;
  demand record;
  open_at tsmultirange;
  starts timestamp;
  problems text[] := '{}';
  refused text;
begin
  perform private.require_days(new.requested_date);
  select * into demand from private.bay_demand(new.service || new.further_services);
  if new.service is not null and demand.minutes is null then
    raise exception 'invalid_service' using errcode = '22023';
  end if;
  if new.status <> 'confirmed' then
    new.stage := null;
  end if;
  new.booked_anyway := coalesce(old.booked_anyway, '{}');
  -- A request that is cancelled never had a time, also where the customer had chosen one.
  if new.status = 'requested' or (new.status = 'cancelled' and old.starts_at is null)
    or num_nulls(new.service, new.requested_date, new.requested_slot) > 0 then
    if new.status = 'confirmed' then
      raise exception 'time_missing' using errcode = '22023';
    end if;
    new.starts_at := null;
    new.ends_at := null;
    new.bay := null;
    new.booked_anyway := '{}';
    return new;
  end if;
  if new.starts_at is null or (new.service, new.further_services, new.requested_date, new.requested_slot, new.minutes)
    is distinct from (old.service, old.further_services, old.requested_date, old.requested_slot, old.minutes) then
    new.starts_at := private.slot_start(new.requested_date, new.requested_slot);
    new.ends_at := new.starts_at + make_interval(mins => coalesce(new.minutes, demand.minutes));
    new.bay := null;
  end if;
  if new.status = 'cancelled' then
    new.bay := null;
  elsif new.bay is null or new.bay is distinct from old.bay then
    if new.starts_at is null or not (new.is_walk_in or private.is_slot(new.requested_date, new.requested_slot)
      or new.requested_slot ~ ':(00|15|30|45)$') then
      raise exception 'invalid_slot' using errcode = '22023';
    end if;
    select o.open_at into open_at from private.open_times(new.requested_date, new.requested_date) as o;
    starts := new.requested_date + new.requested_slot::time;
    if isempty(open_at) then
      problems := '{closed_day}';
    elsif not tsrange(starts, starts + (new.ends_at - new.starts_at)) <@ open_at then
      problems := '{outside_hours}';
    end if;
    new.bay := coalesce(
      private.free_bay(new.starts_at, new.ends_at, demand.needs, new.id, coalesce(chosen_bay, old.bay)),
      case when chosen_bay is null then private.free_bay(new.starts_at, new.ends_at, demand.needs, new.id, null) end);
    if new.bay is null then
      problems := problems || case when chosen_bay is null then 'slot_full' else 'bay_taken' end;
      -- Staff can book a bay twice, but none that cannot do the work.
      select b.id into new.bay from public.bays b
      where b.is_active and demand.needs <@ b.equipment and b.id = coalesce(chosen_bay, b.id)
      order by b.id is distinct from old.bay, b.id limit 1;
      if new.bay is null and chosen_bay is not null then
        raise exception 'invalid_bay' using errcode = '22023';
      end if;
    end if;
    refused := coalesce(
      (select p from unnest(problems) as p where array_position(confirmed, p) is null limit 1),
      case when new.bay is null then 'slot_full' end);
    if refused is not null then
      raise exception '%', refused using
        errcode = case when refused in ('slot_full', 'bay_taken') then 'PT409' else '22023' end,
        detail = case when by_visitor or new.bay is null then '' else array_to_string(problems, ',') end;
    end if;
    new.booked_anyway := problems;
  elsif private.needs_bay(new) and not new.booked_anyway && '{slot_full,bay_taken}'
    and exists (select from public.holds h where h.bay = new.bay and not h.over_visits
      and h.starts_at < new.ends_at and h.ends_at > new.starts_at) then
    if array_position(confirmed, 'bay_taken') is null then
      raise exception 'bay_taken' using errcode = 'PT409', detail = 'bay_taken';
    end if;
    new.booked_anyway := new.booked_anyway || '{bay_taken}'::text[];
  end if;
  return new;
end $$;
comment on function private.place_booking is
  'Assigns a booking its time and its bay: the one that is named, which otherwise is a free one, preferably its present one. It starts at a slot or at a quarter of an hour; that of a visitor at a slot, which check_choice() validates. Rejects what does not fit the opening hours, the closures or the bays, unless staff have confirmed each of its problems, which the detail of the error lists; they are then stored in booked_anyway. A cancelled booking frees its bay; a visit that was over, or ready, and is not any more finds it held in the meantime.';

create function private.new_reference() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- without I, O, 0 and 1, which sound or look alike
  alphabet constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  random_bytes bytea;
  code text;
begin
  loop
    random_bytes := uuid_send(gen_random_uuid());
    select string_agg(substr(alphabet, get_byte(random_bytes, i) % 32 + 1, 1), '' order by i) into code
    from generate_series(0, 5) as i;
    code := left(code, 3) || '-' || right(code, 3);
    exit when not exists (select from public.bookings b where b.reference = code);
  end loop;
  return code;
end $$;
comment on function private.new_reference is 'Returns a code such as K7Q-M2X that no booking has yet.';

-- Derived, not random: a repeated submission gets the same link although only a hash is stored.
create function private.cancel_token(p_key uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return left(encode(private.keyed_hash('cancel_token', uuid_send(p_key)), 'hex'), 32);
end $$;
comment on function private.cancel_token is 'The 128 bits of a booking''s private cancel link.';

-- Every function with a token looks up its booking here.
create function private.find_booking(p_token text) returns public.bookings
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_lengths(jsonb_build_object('token', p_token));
  return (select b from public.bookings b where b.cancel_token_hash = sha256(convert_to(p_token, 'UTF8')));
end $$;
comment on function private.find_booking is 'The booking whose cancel link contains this token.';

-- 155_booking_prices.sql

-- What a visit costs: the price of each of its services is kept as it was shown when the booking was sent.

create function private.offered_price(p_price numeric, p_percent int, p_amount numeric) returns numeric
language sql immutable set search_path = ''
as $$ select greatest(round(p_price * (100 - coalesce(p_percent, 0)) / 100, 2) - coalesce(p_amount, 0), 0) $$;
comment on function private.offered_price is
  'A price in US dollars, less so many percent or dollars, and at least 0; equal to offeredPrice in TypeScript.';

create function private.service_price(p_service text, p_at timestamptz) returns numeric
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select least(s.price, (
      select min(private.offered_price(s.price, o.percent, o.amount)) from public.offers o
      where o.service = s.id and o.starts_at <= p_at and p_at < o.ends_at))
    from public.services s where s.id = p_service and s.price > 0);
end $$;
comment on function private.service_price is
  'What a service costs at a visit that starts then: with the best of the offers that hold then, never with two; null where the shop names its price on request. Without a start: as without offers. Equal to servicePrice in TypeScript.';

create function private.price_booking(old public.bookings, new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
declare
  by_visitor constant boolean := private.is_api_user() and not private.is_admin();
  is_moved constant boolean :=
    (new.requested_date, new.requested_slot) is distinct from (old.requested_date, old.requested_slot);
  -- Of a request too: it is the time for which the page showed the price.
  starts constant timestamptz := private.slot_start(new.requested_date, new.requested_slot);
begin
  new.prices := array(
    select case
      when kept.id is null or is_moved and by_visitor then now.price
      when is_moved then least(kept.price, now.price)
      else kept.price end
    from unnest(array_remove(new.service || new.further_services, null)) with ordinality as v (id, n)
    cross join lateral (select private.service_price(v.id, starts) as price) as now
    left join lateral (
      select k.id, k.price from unnest(old.service || old.further_services, old.prices) as k (id, price)
      where k.id = v.id limit 1) as kept on true
    order by v.n);
  return new;
end $$;
comment on function private.price_booking is
  'Stores what each service of a booking costs at its time. Later changes of prices and offers do not change it. A visitor who moves the visit gets the price of the new time, which their page shows; staff can move it only to the same or a lower price.';

create function private.visit_total(p_booking public.bookings) returns numeric
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids constant text[] := (p_booking).service || (p_booking).further_services;
  -- Its work is part of the installed price.
  included constant text := case when exists (select from public.booking_tires t where t.booking = (p_booking).id) then (
    select i from unnest('{tire-installation,tire-mounting,tire-rotation}'::text[]) with ordinality as o (i, n)
    where i = any (ids) order by n limit 1) end;
begin
  return (
    select case when bool_and(each.price is not null) then sum(each.price) end from (
      select v.price from unnest(ids, (p_booking).prices) as v (id, price) where v.id is distinct from included
      union all
      select t.installed from public.booking_tires t where t.booking = (p_booking).id) as each (price));
end $$;
comment on function private.visit_total is
  'What a visit costs: its services at the prices that were kept, and its tires as promised; null for a visit of nothing, and with a service whose price is named on request. Equal to visitTotal in TypeScript.';

-- 160_appointments.sql

-- Choosing an appointment: what is accepted, and which times are free.

create function private.booking_days() returns int
language sql immutable set search_path = ''
as $$ select 31 $$;
comment on function private.booking_days is 'How many days visitors can choose, today included.';

create function private.check_choice(p_services text[], p_date date, p_slot text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  by_visitor constant boolean := private.is_api_user() and not private.is_admin();
begin
  if exists (select from unnest(p_services) as chosen where not exists (
    select from public.services s where s.id = chosen and s.is_active and (s.in_wizard or not by_visitor)))
    or by_visitor and cardinality(p_services) > (select count(distinct chosen) from unnest(p_services) as chosen) then
    raise exception 'invalid_service' using errcode = '22023';
  end if;
  if p_date not between private.shop_today() and private.shop_today() + private.booking_days() - 1
    or p_date is not null and not exists (select from public.slots s where s.weekday = extract(isodow from p_date)) then
    raise exception 'invalid_date' using errcode = '22023';
  end if;
  if (select isempty(o.open_at) from private.open_times(p_date, p_date) as o) then
    raise exception 'closed_day' using errcode = '22023';
  end if;
  if p_slot is not null and not private.is_slot(p_date, p_slot) then
    raise exception 'invalid_slot' using errcode = '22023';
  end if;
  if private.slot_start(p_date, p_slot) <= private.shop_now() then
    raise exception 'slot_past' using errcode = '22023';
  end if;
end $$;
comment on function private.check_choice is
  'Validates a selection: active services, by a visitor each once, a day that visitors can choose and that has slots and is not closed, a slot of that day that is not past. Null means not selected.';

-- Free times --------------------------------------------------------------------------------------

create function public.slot_availability(
  p_services text[] default '{}', p_from date default null, p_to date default null, p_token text default null)
returns table (day date, slot text, bays int)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  from_day constant date := greatest(p_from, private.shop_today());
  to_day constant date := least(p_to, private.shop_today() + private.booking_days() - 1);
  booking public.bookings;
  demand record;
begin
  perform private.require_lengths(jsonb_build_object('services', p_services));
  perform private.require_days(p_from, p_to);
  perform private.count_request('availability');
  if p_token is null then
    perform private.check_choice(p_services, null, null);
    select * into demand from private.bay_demand(p_services);
  else
    booking := private.find_booking(p_token);
    select * into demand from private.bay_demand(booking.service || booking.further_services);
    -- Its present time may be longer than its services take today.
    demand.minutes := greatest(demand.minutes, extract(epoch from booking.ends_at - booking.starts_at)::int / 60);
  end if;
  demand.minutes := coalesce(demand.minutes, (select min(s.minutes) from public.services s where s.is_active), 5);
  return query
    select o.day, to_char(s.starts, 'HH24:MI'),
      case when tsrange(o.day + s.starts, o.day + s.starts + make_interval(mins => demand.minutes)) <@ o.open_at
        then coalesce(f.bays, 0) end
    from private.open_times(from_day, to_day) o
      left join public.slots s on s.weekday = extract(isodow from o.day)
      left join private.free_slots(demand.minutes, demand.needs, from_day, to_day, booking.id) f
        on f.day = o.day and f.slot = to_char(s.starts, 'HH24:MI')
    order by 1, 2;
end $$;
comment on function public.slot_availability is
  'Every slot of the booking window with the number of free bays, or null where the shop is not open for the whole visit; a day without slots is one row with a null slot. Without days for the whole window, without a service for the shortest one; with the token of a manage link as if its booking were not stored.';
revoke execute on function public.slot_availability from public;
grant execute on function public.slot_availability to anon, authenticated, service_role;

-- Staff see which times are free before they choose one. The rule that assigns a bay answers, so that what is shown
-- and what is accepted agree.
create function public.start_times(p_date date, p_services text[], p_minutes int default null, p_except uuid default null)
returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('services', p_services));
  perform private.require_days(p_date);
  return (
    select coalesce(json_agg(json_build_object('slot', to_char(t.starts, 'HH24:MI'), 'is_past', t.starts_at <= private.shop_now(),
      'bays', case when tsrange(t.starts, t.starts + t.lasts) <@ o.open_at then array(
        select b.id from public.bays b
        where private.free_bay(t.starts_at, t.starts_at + t.lasts, d.needs, p_except, b.id) is not null order by b.id) end)
      order by t.starts), '[]')
    from (
        select p_date + n * interval '15 minutes' as starts from generate_series(0, 95) as n
        union
        select p_date + s.starts from public.slots s where s.weekday = extract(isodow from p_date)) as q,
      private.bay_demand(p_services) as d,
      private.open_times(p_date, p_date) as o,
      lateral (select q.starts, q.starts at time zone private.shop_zone() as starts_at,
        make_interval(mins => coalesce(p_minutes, d.minutes, (select min(v.minutes) from public.services v where v.is_active), 5)) as lasts) as t);
end $$;
comment on function public.start_times is
  'The times of a day at which staff can start a visit with these services or minutes: the quarters of an hour, and its slots. Of each, whether it is past, and the bays that are free for it; null bays when the shop is not open for the whole visit. One booking can be left out. For staff only.';
revoke execute on function public.start_times from public;
grant execute on function public.start_times to authenticated;

-- 170_promised_tires.sql

-- Tires that a booking promises: one set is never sold twice (docs/decisions/products-and-tires.md).
-- Changes of promised tires and cancelled bookings lock in the same order, so none of them deadlock.

create function private.tires_state(p_status text) returns text
language sql immutable set search_path = ''
as $$ select case when p_status = 'completed' then 'used' when p_status in ('cancelled', 'no_show') then 'released' else 'promised' end $$;
comment on function private.tires_state is 'The state of the tires of a booking with this status.';

create function private.most_tires() returns int
language sql immutable set search_path = ''
as $$ select 12 $$;
comment on function private.most_tires is 'How many tires of one product a booking can hold, and how many in all a visitor can book.';
grant execute on function private.most_tires to authenticated, service_role;

create table public.booking_tires (
  id         uuid primary key default gen_random_uuid(),
  booking    uuid not null,
  product    uuid,
  name       text not null,
  count      int not null,
  price      numeric not null,
  installed  numeric not null,
  state      text not null default 'promised',
  taken      int,
  created_at timestamptz not null default now(),
  constraint booking_tires_booking_fkey foreign key (booking) references public.bookings (id) on delete cascade,
  constraint booking_tires_product_fkey foreign key (product) references public.products (id) on delete set null,
  constraint booking_tires_once unique (booking, product),
  constraint booking_tires_name check (name ~ '\S' and char_length(name) <= 300),
  constraint booking_tires_count check (count between 1 and private.most_tires()),
  constraint booking_tires_price check (price >= 0 and price < 100000000 and price = round(price, 2)),
  constraint booking_tires_installed check (installed >= 0 and installed < 10000000000 and installed = round(installed, 2)),
  constraint booking_tires_state check (state in ('promised', 'used', 'released')),
  constraint booking_tires_taken check (taken is null or state = 'used' and taken between 0 and count)
);
comment on table public.booking_tires is 'Tires that bookings hold, as they were promised. Visitors write them through book_appointment only, staff add them with add_tires.';
comment on column public.booking_tires.id is 'Generated by the database.';
comment on column public.booking_tires.booking is 'The booking.';
comment on column public.booking_tires.product is 'The product; null after it was deleted.';
comment on column public.booking_tires.name is 'Name and size of the product when it was promised.';
comment on column public.booking_tires.count is 'How many.';
comment on column public.booking_tires.price is 'US dollars for one of them, without installation.';
comment on column public.booking_tires.installed is 'US dollars for all of them, installed, with fees and tax.';
comment on column public.booking_tires.state is 'promised: counts in products.promised; used: the booking was completed, they left the stock; released: the booking was cancelled or the customer did not come.';
comment on column public.booking_tires.taken is 'Of used ones: how many of them the stock had, which undoing returns; null when the shop did not count them.';
comment on column public.booking_tires.created_at is 'When they were promised.';
create index booking_tires_by_product on public.booking_tires (product);
comment on index public.booking_tires_by_product is 'The bookings that hold a product.';

alter table public.booking_tires enable row level security;
create policy booking_tires_read on public.booking_tires for select to authenticated using ((select private.is_admin()));
create policy booking_tires_remove on public.booking_tires for delete to authenticated
  using ((select private.is_admin()) and state = 'promised');
grant select, delete on public.booking_tires to authenticated, service_role;
grant insert, update on public.booking_tires to service_role;

create trigger booking_tires_lock before insert or update or delete on public.booking_tires
  for each statement execute function private.lock_bookings();

-- Until its row is updated, no other transaction changes the quantity.
create function private.booking_tires_before_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state <> 'used' then
    new.taken := null;
  elsif old.state is distinct from 'used' then
    select least(p.quantity, new.count) into new.taken from public.products p where p.id = new.product for update;
  end if;
  return new;
end $$;
comment on function private.booking_tires_before_row is
  'Stores how many of the used tires the stock had: undoing returns no more.';
create trigger booking_tires_before_row before insert or update on public.booking_tires
  for each row execute function private.booking_tires_before_row();

-- The update of the product waits for other transactions that promise it, and then reads what they left.
create function private.count_tires(old public.booking_tires, new public.booking_tires) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.product, new.count, new.state) is not distinct from (old.product, old.count, old.state) then
    return;
  end if;
  if old.state = 'promised' then
    update public.products p set promised = p.promised - old.count where p.id = old.product;
  elsif old.state = 'used' and new.id is not null then
    update public.products p set quantity = p.quantity + old.taken where p.id = old.product and old.taken is not null;
  end if;
  if new.state = 'promised' and new.product is not null then
    update public.products p set promised = p.promised + new.count
    where p.id = new.product and (p.in_stock or old.id is not null) and (p.quantity is null or p.quantity - p.promised >= coalesce(old.taken, new.count));
    if not found then
      raise exception 'tires_sold' using errcode = 'PT409';
    end if;
  elsif new.state = 'used' then
    update public.products p set quantity = p.quantity - new.taken where p.id = new.product and new.taken is not null;
  end if;
end $$;
comment on function private.count_tires is
  'Keeps promised and quantity of the products equal to what bookings hold and used; rejects a promise of more than is available with tires_sold, undoing one of more than was taken and is back. Of added tires old is null, of removed ones new.';

create function private.update_tires_state(p_booking uuid, p_status text) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.booking_tires t set state = private.tires_state(p_status)
  where t.booking = p_booking and t.state <> private.tires_state(p_status)
$$;
comment on function private.update_tires_state is
  'The tires follow the status of their booking: cancelled and no_show release them, completed takes them out of the stock.';

create function private.tires_of(p_booking uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(json_agg(json_build_object('product', t.product, 'name', t.name, 'count', t.count,
      'price', t.price, 'installed', t.installed) order by t.created_at, t.name, t.id), '[]')
    from public.booking_tires t where t.booking = p_booking);
end $$;
comment on function private.tires_of is 'The tires of a booking, as the answer of book_appointment lists them.';

-- As the pages do (mf-booking/src/tires/tireService.ts): in a new shop the rotation holds the bay for tires.
create function private.visit_names(p_booking public.bookings) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with visit as (select (p_booking).service || (p_booking).further_services as ids)
    select coalesce(jsonb_agg(case
        when s.id = 'tire-rotation' and not (v.ids && '{tire-installation,tire-mounting}')
          and exists (select from public.booking_tires t where t.booking = (p_booking).id)
        then jsonb_build_object('en', 'Tire Installation', 'es', 'Instalación de llantas')
        else jsonb_build_object('en', s.name, 'es', s.name_es) end order by c.n), '[]')
    from visit v, unnest(v.ids) with ordinality as c (id, n) join public.services s on s.id = c.id);
end $$;
comment on function private.visit_names is
  'The services of a booking as its messages name them, to customers and to staff: a rotation that holds the bay for tires is their installation.';

create function private.tire_name(p_product public.products) returns text
language sql immutable set search_path = ''
as $$
  select case when position(replace((p_product).size, ' ', '') in upper(replace((p_product).name, ' ', ''))) > 0
    then (p_product).name else (p_product).name || ' ' || (p_product).size end
$$;
comment on function private.tire_name is 'The name of a tire with its size, which stands once: staff write it into names too.';

create function private.promise_tires(p_booking uuid, p_product uuid, p_count int, p_installed numeric) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  product public.products;
begin
  select * into product from public.products p where p.id = p_product and p.kind = 'tire' for update;
  if not found then
    raise exception 'tires_sold' using errcode = 'PT409';
  end if;
  if private.installed_price(product.price, p_count, product.condition) is distinct from p_installed then
    raise exception 'price_changed' using errcode = 'PT409';
  end if;
  insert into public.booking_tires (booking, product, name, count, price, installed)
  values (p_booking, product.id, private.tire_name(product), p_count, product.price, p_installed);
end $$;
comment on function private.promise_tires is
  'Adds tires to a booking at the installed price that was shown: rejects another price with price_changed, and what is not available with tires_sold.';

create function public.tire_offer(p_product uuid, p_count int) returns json
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_request('availability');
  return (
    select json_build_object('name', private.tire_name(p), 'price', p.price,
      'available', case when p.in_stock then p.available else 0 end,
      'installed', private.installed_price(p.price, p_count, p.condition))
    from public.products p where p.id = p_product and p.kind = 'tire' and p_count between 1 and private.most_tires());
end $$;
comment on function public.tire_offer is
  'Name, price, installed price of so many, and what is available (null: not counted) of a tire, as book_appointment compares them; null for another product. Counts as a request for free times.';
revoke execute on function public.tire_offer from public;
grant execute on function public.tire_offer to anon, authenticated, service_role;

create function public.add_tires(p_booking uuid, p_product uuid, p_count int, p_installed numeric) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  open_status text;
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  perform private.release_unanswered_tires();
  -- A booking that is cancelled at the same time releases all of its tires.
  select b.status into open_status from public.bookings b where b.id = p_booking for update;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if private.tires_state(open_status) is distinct from 'promised' then
    raise exception 'booking_closed' using errcode = 'PT409';
  end if;
  perform private.promise_tires(p_booking, p_product, p_count, p_installed);
exception
  when unique_violation then
    raise exception 'tires_listed' using errcode = 'PT409';
  when check_violation or not_null_violation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;
comment on function public.add_tires is
  'Promises tires to a booking that is not over, at the installed price that staff saw (tire_offer). Rejects with not_admin, not_found, booking_closed, tires_sold, price_changed, tires_listed when the booking has the product already, or invalid_tires.';
revoke execute on function public.add_tires from public;
grant execute on function public.add_tires to authenticated;

create function private.update_queued_tires(p_booking uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.outbox o
  set facts = o.facts || jsonb_build_object('tires', private.tires_of(p_booking), 'services', private.visit_names(b),
    'total', private.visit_total(b))
  from public.bookings b
  where b.id = p_booking and o.booking_id = p_booking and o.state = 'pending';
end $$;
comment on function private.update_queued_tires is
  'Gives the messages of a booking that are not sent yet the tires that it holds now, and the names of its services with them; those of a new booking are written before its tires.';

create function private.booking_tires_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Visitors have no account: what they promise is no change by staff.
  if tg_op <> 'INSERT' or auth.uid() is not null then
    perform private.write_audit('booking_tires', tg_op, to_jsonb(old), to_jsonb(new));
  end if;
  perform private.count_tires(old, new);
  if tg_op <> 'UPDATE' then
    perform private.update_queued_tires(coalesce(new.booking, old.booking));
  end if;
  return null;
end $$;
comment on function private.booking_tires_after_row is
  'Audits the change of promised tires, counts them in their product, and updates the messages that wait.';
create trigger booking_tires_after_row after insert or update or delete on public.booking_tires
  for each row execute function private.booking_tires_after_row();

-- 175_unanswered_tires.sql

-- A visitor's request has no end of its own, so invented ones would hold the stock for ever.

create function private.unanswered_tires() returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select t.id from public.booking_tires t join public.bookings b on b.id = t.booking
  where t.state = 'promised' and b.status = 'requested' and not b.by_staff and b.created_at <= now() - interval '3 days';
end $$;
comment on function private.unanswered_tires is
  'Tires that visitors'' requests hold for three days without an answer by staff. Once released, a confirmation promises them again, if they are available.';

create function private.release_unanswered_tires() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  sub constant text := coalesce(current_setting('request.jwt.claim.sub', true), '');
begin
  if not exists (select from private.unanswered_tires()) then
    return;
  end if;
  -- The update then reads what staff who confirm a request at the same time have committed.
  perform private.take_lock('bookings');
  -- Without the claims of the caller, so that the audit log does not name this account.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  update public.booking_tires t set state = 'released' where t.id in (select private.unanswered_tires());
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', sub, true);
end $$;
comment on function private.release_unanswered_tires is
  'Releases the tires of visitors'' requests that staff have not answered for three days.';

-- 177_restored_tires.sql

-- Staff take back that they removed tires of a booking: what was removed, and its price, is in the audit log.

create function public.restore_tires(p_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  removed public.booking_tires;
  open_status text;
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  perform private.release_unanswered_tires();
  -- Not later: the price that the customer was told is that of the removed row.
  select r.* into removed
  from public.audit_log a, jsonb_populate_record(null::public.booking_tires, a.before) as r
  where a.table_name = 'booking_tires' and a.row_id = p_id::text and a.action = 'DELETE' and a.at > now() - interval '5 minutes'
  order by a.id desc limit 1;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  select b.status into open_status from public.bookings b where b.id = removed.booking for update;
  if private.tires_state(open_status) is distinct from 'promised' then
    raise exception 'booking_closed' using errcode = 'PT409';
  end if;
  insert into public.booking_tires select removed.*;
exception
  when unique_violation then
    raise exception 'tires_listed' using errcode = 'PT409';
  when foreign_key_violation then
    raise exception 'tires_sold' using errcode = 'PT409';
end $$;
comment on function public.restore_tires is
  'Puts tires back that staff removed from a booking in the last five minutes, at their old price. Rejects with not_admin, not_found, booking_closed, tires_sold, or tires_listed when the booking has the product again.';
revoke execute on function public.restore_tires from public;
grant execute on function public.restore_tires to authenticated;

-- 178_visitor_bookings.sql

-- What a visitor books: an appointment or a request, tires with it, and text messages about it.

create function private.booking_answer(p_booking public.bookings) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  return json_build_object(
    'reference', (p_booking).reference,
    'status', (p_booking).status,
    'service', (p_booking).service,
    'further_services', (p_booking).further_services,
    'waits', (p_booking).waits,
    'date', (p_booking).requested_date,
    'slot', (p_booking).requested_slot,
    'starts_at', to_char((p_booking).starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char((p_booking).ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'vehicle', (p_booking).vehicle,
    'tires', private.tires_of((p_booking).id),
    'total', private.visit_total(p_booking),
    -- For calendar files: whole seconds, because a later version needs a greater number (RFC 5545, 3.8.7.4).
    'sequence', extract(epoch from (p_booking).updated_at - (p_booking).created_at)::int,
    'cancel_token', private.cancel_token((p_booking).idempotency_key));
end $$;
comment on function private.booking_answer is 'The result of book_appointment for a booking.';

create function private.promise_visitor_tires(p_booking uuid, p_tires jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted record;
begin
  if (select sum(r.count) from jsonb_to_recordset(p_tires) as r (count int)) > private.most_tires() then
    raise exception 'invalid_tires' using errcode = '22023';
  end if;
  perform private.release_unanswered_tires();
  begin
    perform private.count_senders('tires', jsonb_build_object('network', private.client_network(), 'shop', 'all'));
  exception when sqlstate 'PT429' then
    raise exception 'tires_limited' using errcode = 'PT429';
  end;
  -- In one order, so that two bookings of the same products do not deadlock.
  for wanted in
    select r.product, r.count, r.installed
    from jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric) order by r.product
  loop
    perform private.promise_tires(p_booking, wanted.product, wanted.count, wanted.installed);
  end loop;
exception
  when check_violation or not_null_violation or unique_violation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;
comment on function private.promise_visitor_tires is
  'Promises the tires of a visitor''s new booking. Rejects as promise_tires does, and with tires_limited or invalid_tires.';

-- A key proves nothing: browsers copy it with a tab. The same details under it are one booking. Others are those of
-- another visit, or were corrected after a response got lost: the stored booking is returned, marked is_earlier, and
-- the visitor decides. So is one that no longer takes place.
create function public.book_appointment(
  p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text, p_vehicle text,
  p_notes text, p_language text, p_key uuid, p_website text default '', p_further_services text[] default '{}',
  p_waits boolean default null, p_tires jsonb default '[]', p_sms_consent boolean default false,
  p_prices numeric[] default null) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  further constant text[] := coalesce(p_further_services, '{}');
  booking public.bookings;
  broken_constraint text;
  empty_column text;
begin
  perform private.require_lengths(jsonb_build_object(
    'service', p_service, 'slot', p_slot, 'name', p_name, 'email', p_email, 'phone', p_phone,
    'vehicle', p_vehicle, 'notes', p_notes, 'language', p_language, 'website', p_website,
    'further_services', p_further_services, 'tires', p_tires, 'prices', p_prices));
  -- p_website is a hidden field: a bot fills it in, or the visitor's browser by mistake.
  if coalesce(p_website, '') <> '' then
    raise exception 'invalid_website' using errcode = '22023';
  end if;
  if p_key is null then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  if jsonb_typeof(p_tires) is distinct from 'array' or jsonb_array_length(p_tires) > 4 then
    raise exception 'invalid_tires' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.idempotency_key = p_key;
  if found then
    if booking.status not in ('requested', 'confirmed') or
       (booking.service, booking.further_services, booking.requested_date, booking.requested_slot, booking.waits,
        booking.name, booking.email, booking.phone, booking.vehicle, booking.notes, booking.sms_consent is not null)
      is distinct from
       (p_service, further, p_date, p_slot, p_waits,
        private.clean_line(p_name), private.clean_line(p_email), private.clean_phone(p_phone), private.clean_line(p_vehicle),
        private.clean_text(coalesce(p_notes, '')), coalesce(p_sms_consent, false))
      or (select jsonb_agg(jsonb_build_array(t.product, t.count) order by t.product)
        from public.booking_tires t where t.booking = booking.id)
      is distinct from
      (select jsonb_agg(jsonb_build_array(r.product, r.count) order by r.product)
        from jsonb_to_recordset(p_tires) as r (product uuid, count int)) then
      return (private.booking_answer(booking)::jsonb || '{"is_earlier": true}')::json;
    end if;
    return private.booking_answer(booking);
  end if;
  perform private.check_choice(case when p_service is null then further else p_service || further end, p_date, p_slot);
  perform private.count_submission('booking', private.clean_line(p_email));
  insert into public.bookings
    (reference, status, service, further_services, requested_date, requested_slot, waits,
     name, email, phone, vehicle, notes, language, sms_consent, idempotency_key, cancel_token_hash)
  values
    (private.new_reference(),
     case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
     p_service, further, p_date, p_slot, p_waits, p_name, p_email, p_phone, p_vehicle,
     coalesce(p_notes, ''), p_language, case when p_sms_consent then private.shop_now() end,
     p_key, sha256(convert_to(private.cancel_token(p_key), 'UTF8')))
  returning * into booking;
  if booking.prices is distinct from coalesce(p_prices, booking.prices) then
    raise exception 'service_price_changed' using errcode = 'PT409', detail = array_to_json(booking.prices);
  end if;
  if jsonb_array_length(p_tires) > 0 then
    perform private.promise_visitor_tires(booking.id, p_tires);
  end if;
  return private.booking_answer(booking);
exception
  -- The table's constraints validate the fields; each is named after its column.
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'bookings_', 'invalid_') using errcode = '22023';
  when not_null_violation then
    get stacked diagnostics empty_column = column_name;
    raise exception '%', 'invalid_' || empty_column using errcode = '22023';
  -- A product that is no id, or a count that is no number.
  when invalid_text_representation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;
comment on function public.book_appointment is
  'Stores an appointment, or a request when service, date or slot is missing, once per key; a submission with other values under its key, or after it was cancelled, books nothing and returns the stored one, marked is_earlier. Promises tires in the same transaction: [{product, count, installed}], installed being the price that the visitor saw. p_sms_consent agrees to text messages about it. p_prices are those that the visitor saw, of each service; others are rejected with service_price_changed, whose detail is what they are. Rejects with slot_full, rate_limited, closed_day, outside_hours, slot_past, tires_sold, price_changed, tires_limited or invalid_….';
revoke execute on function public.book_appointment from public;
grant execute on function public.book_appointment to anon, authenticated, service_role;

-- 180_outbox.sql

-- Messages that go out: each change that a customer or staff must hear of inserts a row into the outbox in
-- the same transaction, and a worker delivers it (docs/decisions/messages.md).

create table private.outbox (
  id                 uuid primary key default gen_random_uuid(),
  kind               text not null,
  booking_id         uuid references public.bookings (id) on delete cascade,
  contact_message_id uuid references public.contact_messages (id) on delete cascade,
  recipient          text not null,
  language           text not null,
  facts              jsonb not null,
  due_at             timestamptz not null,
  expires_at         timestamptz not null,
  attempts           int not null default 0,
  next_attempt_at    timestamptz not null,
  state              text not null default 'pending',
  sent_at            timestamptz,
  reason             text not null default '',
  channel            text not null default 'email',
  account_id         uuid references auth.users (id) on delete cascade,
  invitation_id      uuid references public.invitations (id) on delete cascade,
  created_at         timestamptz not null default clock_timestamp(),
  constraint outbox_kind check (kind in (
    'account_recovery', 'account_email', 'account_invitation', 'test',
    'booking_received', 'booking_confirmed', 'booking_moved', 'booking_cancelled', 'booking_reminder', 'booking_ready',
    'message_received', 'staff_booking', 'staff_message', 'staff_flood')),
  constraint outbox_about check (num_nonnulls(booking_id, contact_message_id, account_id, invitation_id) = 1),
  constraint outbox_recipient check (recipient <> '' and char_length(recipient) <= 254),
  constraint outbox_language check (language in ('en', 'es')),
  constraint outbox_times check (expires_at > due_at and next_attempt_at >= due_at),
  constraint outbox_attempts check (attempts >= 0),
  constraint outbox_state check (state in ('pending', 'sent', 'failed')),
  constraint outbox_sent_at check ((state = 'sent') = (sent_at is not null)),
  constraint outbox_reason check (char_length(reason) <= 500),
  constraint outbox_channel check (channel = 'email' or channel = 'sms' and recipient ~ '^\+1[2-9]\d{2}[2-9]\d{6}$')
);
comment on table private.outbox is 'Messages to customers and staff. Triggers insert them, a worker claims and delivers them, and administrators read what was sent with list_sent.';
comment on column private.outbox.id is 'Generated by the database; the Message-ID of each attempt contains it.';
comment on column private.outbox.kind is 'What it is about; staff_… goes to the shop.';
comment on column private.outbox.booking_id is 'The booking that it is about; deleting the booking deletes the row.';
comment on column private.outbox.contact_message_id is 'The message of the contact form that it is about; deleting that deletes the row.';
comment on column private.outbox.recipient is 'The e-mail address; of a text message the number as +17705550123.';
comment on column private.outbox.language is 'Locale of the recipient: en or es.';
comment on column private.outbox.facts is 'What it contains, as of the change, so that each attempt sends the same, except for tires that are added or removed before it is sent; empty once it is sent, and of a reminder, which is about what is booked when it is sent. It holds no secret.';
comment on column private.outbox.due_at is 'Before this moment it is not sent.';
comment on column private.outbox.expires_at is 'From this moment on it is not sent any more and fails.';
comment on column private.outbox.attempts is 'How often a worker has claimed it. A result counts for the last claim only.';
comment on column private.outbox.next_attempt_at is 'When it can be claimed: when it is due, then the end of a claim''s lease, or of the pause after a failure.';
comment on column private.outbox.state is 'pending, sent or failed.';
comment on column private.outbox.sent_at is 'When it was handed over; null otherwise.';
comment on column private.outbox.reason is 'Why the last attempt failed, up to 500 characters; empty while it is tried again.';
comment on column private.outbox.channel is 'How it goes out: email or sms.';
comment on column private.outbox.account_id is 'The account that it is about.';
comment on column private.outbox.invitation_id is 'The invitation that it is about; deleting that deletes the row.';
comment on column private.outbox.created_at is 'When the change was made.';
create index outbox_due on private.outbox (next_attempt_at) where state = 'pending';
comment on index private.outbox_due is 'What a worker can claim.';
create index outbox_sent on private.outbox (channel, sent_at) where state = 'sent';
comment on index private.outbox_sent is 'When a channel delivered last.';
create index outbox_by_booking on private.outbox (booking_id, created_at);
create index outbox_by_contact_message on private.outbox (contact_message_id);
create unique index outbox_one_reminder on private.outbox (booking_id, channel) where kind = 'booking_reminder' and state = 'pending';
comment on index private.outbox_one_reminder is 'One reminder that waits per booking and channel.';
create index outbox_by_account on private.outbox (account_id);
create index outbox_by_invitation on private.outbox (invitation_id);

alter table private.outbox enable row level security;

-- Who wants messages ------------------------------------------------------------------------------

create table private.reminder_refusals (
  recipient  bytea primary key,
  refused_at timestamptz not null default now()
);
comment on table private.reminder_refusals is 'Addresses that want no reminders. Kept when bookings are deleted.';
comment on column private.reminder_refusals.recipient is 'Secret. Keyed hash of the address: it can be compared, but not read.';
comment on column private.reminder_refusals.refused_at is 'When they said so.';

alter table private.reminder_refusals enable row level security;

create function private.recipient_hash(p_email text) returns bytea
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.keyed_hash('sender', convert_to('reminders:' || lower(trim(p_email)), 'UTF8'));
end $$;
comment on function private.recipient_hash is 'By what reminder_refusals knows an address.';

create function private.wants_reminders(p_email text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return not exists (select from private.reminder_refusals r where r.recipient = private.recipient_hash(p_email));
end $$;
comment on function private.wants_reminders is 'False when this address has refused reminders.';

create table private.sms_refusals (
  recipient  bytea primary key,
  refused_at timestamptz not null default now()
);
comment on table private.sms_refusals is 'Numbers that want no text messages, whatever later bookings say. Kept when bookings are deleted.';
comment on column private.sms_refusals.recipient is 'Secret. Keyed hash of the number: it can be compared, but not read.';
comment on column private.sms_refusals.refused_at is 'When a text message to it was refused.';

alter table private.sms_refusals enable row level security;

create function private.number_hash(p_number text) returns bytea
language sql stable security definer set search_path = ''
as $$ select private.keyed_hash('sender', convert_to('sms:' || p_number, 'UTF8')) $$;
comment on function private.number_hash is 'By what sms_refusals knows a number.';

create function private.open_number(p_phone text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select n.number from private.sms_number(p_phone) as n (number)
    where exists (select from public.settings s where s.key = 'sms' and s.value = 'on')
      and not exists (select from private.sms_refusals r where r.recipient = private.number_hash(n.number)));
end $$;
comment on function private.open_number is
  'A phone number as text messages need it; null when it gets none: while the shop has switched them off, or because it opted out.';

create function private.sms_to(p_booking public.bookings) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when (p_booking).sms_consent is not null then private.open_number((p_booking).phone) end;
end $$;
comment on function private.sms_to is
  'The number that gets text messages about a booking; null when it gets none.';

-- Writing messages --------------------------------------------------------------------------------

create function private.shop_email() returns text
language sql stable security definer set search_path = ''
as $$ select s.value from public.settings s where s.key = 'email' $$;
comment on function private.shop_email is 'Where messages to staff go.';

create function private.staff_language() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select s.value from public.settings s where s.key = 'staff_language'), 'en');
end $$;
comment on function private.staff_language is 'In which language messages to staff are.';

create function private.booking_facts(p_booking public.bookings) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'tires', private.tires_of((p_booking).id),
    'total', private.visit_total(p_booking),
    'reference', (p_booking).reference, 'name', (p_booking).name, 'email', (p_booking).email,
    'phone', (p_booking).phone, 'vehicle', (p_booking).vehicle, 'notes', (p_booking).notes,
    'waits', (p_booking).waits, 'date', (p_booking).requested_date, 'slot', (p_booking).requested_slot,
    'starts_at', to_char((p_booking).starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char((p_booking).ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'sequence', private.booking_answer(p_booking) -> 'sequence',
    'services', private.visit_names(p_booking));
end $$;
comment on function private.booking_facts is
  'What messages about a booking contain, without the secret of its manage link.';

create function private.write_outbox(
  p_kind text, p_booking uuid, p_message uuid, p_recipient text, p_language text, p_facts jsonb,
  p_due timestamptz default private.shop_now(), p_lasts interval default interval '3 days') returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.outbox
    (kind, channel, booking_id, contact_message_id, recipient, language, facts, due_at, next_attempt_at, expires_at)
  select p_kind, w.channel, p_booking, p_message, w.recipient, p_language, p_facts, p_due, p_due, p_due + p_lasts
  from (
    select 'email' as channel, p_recipient as recipient
    union all
    select 'sms', private.sms_to(b) from public.bookings b
    where b.id = p_booking and p_kind in
      ('booking_confirmed', 'booking_moved', 'booking_cancelled', 'booking_reminder', 'booking_ready')) as w
  where w.recipient <> ''
    -- Nobody is behind an example.
    and not exists (select from public.bookings b where b.id = p_booking and b.is_sample)
    and not exists (select from public.contact_messages m where m.id = p_message and m.is_sample);
end $$;
comment on function private.write_outbox is
  'Inserts a message for each channel by which its recipient can be reached; none about an example.';

-- The same time of day on the day before, on the shop's clock: 23 or 25 hours earlier across a clock change.
create function private.reminder_time(p_starts timestamptz) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return ((p_starts at time zone private.shop_zone()) - interval '1 day') at time zone private.shop_zone();
end $$;
comment on function private.reminder_time is 'When the reminder of an appointment is due.';

create function private.plan_reminder(p_booking public.bookings) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due constant timestamptz := private.reminder_time((p_booking).starts_at);
begin
  -- A worker that has just claimed the reminder of the earlier time finds no row to record its result in.
  delete from private.outbox o
  where o.booking_id = (p_booking).id and o.kind = 'booking_reminder' and o.state = 'pending';
  if (p_booking).status = 'confirmed' and (p_booking).stage is null and due > private.shop_now()
    and private.wants_reminders((p_booking).email) then
    perform private.write_outbox('booking_reminder', (p_booking).id, null, (p_booking).email, (p_booking).language,
      '{}', due, (p_booking).starts_at - due);
  end if;
end $$;
comment on function private.plan_reminder is
  'Replaces the reminder of a booking that waits. None is planned when the appointment is less than a day away: another message has just been sent about it.';

-- 190_message_texts.sql

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

-- 200_booking_messages.sql

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

-- 205_forgotten_customers.sql

-- Customers can be forgotten: by staff, or by the worker some months after their last visit. Their bookings stay for
-- the statistics, without name, contact, vehicle and notes (docs/decisions/abuse-and-accounts.md).

create index bookings_by_phone on public.bookings (private.phone_digits(phone));
comment on index public.bookings_by_phone is 'The bookings of a phone number.';
create index bookings_by_email on public.bookings (lower(trim(email)));
comment on index public.bookings_by_email is 'The bookings of an e-mail address.';

create function private.customer_bookings(p_booking uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array_agg(c.id) from public.bookings c
  where c.id = p_booking
    or lower(trim(c.email)) = (
      select nullif(lower(trim(b.email)), '') from public.bookings b where b.id = p_booking)
    or private.phone_digits(c.phone) = (
      select nullif(private.phone_digits(b.phone), '') from public.bookings b where b.id = p_booking)
$$;
comment on function private.customer_bookings is
  'A booking, and all others with its e-mail address or its phone number; null for an unknown one.';

-- As plainName of shared-data, by which staff see who shares a number: a property test compares both.
create function private.plain_name(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(lower(normalize(left(p_name, 300), NFD)), '[ -/:-`{-~\u0300-\u036f’]', '', 'g')
$$;
comment on function private.plain_name is
  'A name without case, accents, spaces and punctuation: another spelling is the same person.';

create function private.person_bookings(p_booking uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array_agg(c.id) from public.bookings b, public.bookings c
  where b.id = p_booking and c.id = any (private.customer_bookings(p_booking))
    and private.plain_name(c.name) = private.plain_name(b.name)
$$;
comment on function private.person_bookings is
  'Those of customer_bookings with the name of the booking: two people can share a phone number or an address.';

create function private.customer_messages(p_bookings uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(m.id), '{}') from public.contact_messages m
  where lower(trim(m.email)) in (
    select lower(trim(b.email)) from public.bookings b where b.id = any (p_bookings))
$$;
comment on function private.customer_messages is
  'The messages of the contact form with an e-mail address of these bookings.';

create function private.person_messages(p_bookings uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(m.id), '{}') from public.contact_messages m
  where m.id = any (private.customer_messages(p_bookings))
    and (
      not exists (
        select from public.bookings o where lower(trim(o.email)) = lower(trim(m.email)) and o.id <> all (p_bookings))
      or private.plain_name(m.name) in (
        select private.plain_name(b.name) from public.bookings b where b.id = any (p_bookings)))
$$;
comment on function private.person_messages is
  'Those of customer_messages that are of the person of these bookings: of an address that bookings of another person have too, only those with the name.';

create function private.is_open(p_booking public.bookings) returns boolean
language sql stable set search_path = ''
as $$
  select (p_booking).status = 'requested'
    or (p_booking).status = 'confirmed' and (p_booking).ends_at > private.shop_now()
$$;
comment on function private.is_open is 'True while the shop still needs the customer: of a request, and until an appointment ends.';

-- The audit log holds nothing that a customer wrote, so nothing is to be erased there.
create function private.forget_bookings(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.bookings b
  set forgotten_at = private.shop_now(), name = '', email = '', phone = '', vehicle = '', plate = '', notes = '',
    sms_consent = null, network = null,
    status = case when b.status = 'requested' then 'cancelled' else b.status end,
    -- The manage link finds nothing any more.
    idempotency_key = gen_random_uuid(),
    cancel_token_hash = sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  where b.id = any (p_ids) and b.forgotten_at is null;
  delete from private.outbox o where o.booking_id = any (p_ids);
end $$;
comment on function private.forget_bookings is
  'Erases the customer of bookings and the messages about them, and ends their manage links. Service, time, bay, status and tires stay; a request is cancelled.';

create function public.customer_records(p_booking uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  perform private.require_admin();
  ids := private.person_bookings(p_booking);
  return (
    select json_build_object('bookings', count(*), 'open', count(*) filter (where private.is_open(b)),
      'messages', cardinality(private.person_messages(ids)))
    from public.bookings b where b.id = any (ids));
end $$;
comment on function public.customer_records is
  'How many bookings and messages forget_customer would erase, and how many of the bookings are open.';
revoke execute on function public.customer_records from public;
grant execute on function public.customer_records to authenticated;

create function public.forget_customer(p_booking uuid) returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  ids uuid[];
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  ids := private.person_bookings(p_booking);
  if ids is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if exists (select from public.bookings b where b.id = any (ids) and private.is_open(b)) then
    raise exception 'still_open' using errcode = 'PT409';
  end if;
  delete from public.contact_messages m where m.id = any (private.person_messages(ids));
  perform private.forget_bookings(ids);
end $$;
comment on function public.forget_customer is
  'Erases the customer of a booking from all bookings with the same name and the same e-mail address or phone number, and deletes their messages and what was sent to them. Rejects with not_admin, not_found, or still_open while one of these bookings is a request or an appointment that is not over.';
revoke execute on function public.forget_customer from public;
grant execute on function public.forget_customer to authenticated;

-- By themselves -----------------------------------------------------------------------------------

create table private.forgetting (
  is_only boolean primary key default true check (is_only),
  ran_at  timestamptz not null default 'epoch'
);
comment on table private.forgetting is 'One row: when old customers were last looked for.';
comment on column private.forgetting.is_only is 'True: there is one row.';
comment on column private.forgetting.ran_at is 'The last time.';

alter table private.forgetting enable row level security;

insert into private.forgetting default values;

create function private.forget_old_customers() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The worker, who also sends mails, must not be held up for long.
  most constant int := 500;
  now constant timestamptz := private.shop_now();
  -- Null: never.
  last_kept constant timestamptz := now - (
    select make_interval(months => nullif(nullif(s.value, '')::int, 0))
    from public.settings s where s.key = 'forget_after_months');
  old uuid[];
begin
  update private.forgetting f set ran_at = now where f.is_only and f.ran_at <= now - interval '1 hour';
  if not found then
    return;
  end if;
  perform private.close_invitations();
  -- Staff may have been undoing a deletion until an hour ago.
  delete from public.contact_messages m where m.id in (
    select o.id from public.contact_messages o
    where o.created_at < last_kept or o.deleted_at <= now - interval '1 hour' limit most);
  old := array(
    select b.id from public.bookings b
    where b.forgotten_at is null and coalesce(b.ends_at, b.created_at) < last_kept
    order by coalesce(b.ends_at, b.created_at) limit most);
  if old <> '{}' then
    perform private.take_lock('bookings');
    perform private.forget_bookings(old);
  end if;
end $$;
comment on function private.forget_old_customers is
  'Once an hour: forgets the customers of bookings that ended longer ago than the setting forget_after_months, and deletes messages that are as old or that staff deleted an hour ago; some hundred at a time. Closes invitations, so that no address stays.';

-- 210_delivery.sql

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

-- 215_customers.sql

-- What staff see of one customer. There is no table of customers: their bookings tell who they are
-- (private.customer_bookings).

create function private.customer_timeline(p_bookings uuid[])
returns table (at timestamptz, kind text, channel text, state text, booking uuid, subject text)
language sql stable security definer set search_path = ''
as $$
  select coalesce(o.sent_at, o.due_at), o.kind, o.channel, o.state, o.booking_id, ''
  from private.outbox o
  where o.booking_id = any (p_bookings) and o.kind not like 'staff\_%'
  union all
  select m.created_at, 'contact', 'form', 'received', null, m.subject
  from public.contact_messages m
  where m.id = any (private.customer_messages(p_bookings)) and m.deleted_at is null
$$;
comment on function private.customer_timeline is
  'What was written to the customer of these bookings, and what the customer wrote in the contact form.';

create function public.customer_history(p_booking uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant int := 100;
  ids  constant uuid[] := private.customer_bookings(p_booking);
begin
  perform private.require_admin();
  if ids is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  return json_build_object(
    'count', cardinality(ids),
    'bookings', (
      select coalesce(json_agg(private.shown_booking(b.booking) order by b.moment desc, (b.booking).id), '[]')
      from (
        select v as booking, coalesce(v.starts_at, v.created_at) as moment from public.bookings v where v.id = any (ids)
        order by coalesce(v.starts_at, v.created_at) desc, v.id limit most) b),
    'tires', (
      select coalesce(json_agg(json_build_object('booking', t.booking, 'name', t.name, 'count', t.count,
        'installed', t.installed, 'state', t.state) order by t.created_at desc, t.id), '[]')
      from (
        select r.* from public.booking_tires r where r.booking = any (ids) and r.state <> 'released'
        order by r.created_at desc, r.id limit most) t),
    'timeline', (
      select coalesce(json_agg(to_jsonb(l) order by l.at desc), '[]')
      from (select e.* from private.customer_timeline(ids) e order by e.at desc limit most) l));
end $$;
comment on function public.customer_history is
  'The customer of a booking: the newest 100 of all bookings with the same e-mail address or phone number, of the tires that they hold or have used, and of the messages from and to the customer. Rejects with not_admin or not_found.';
revoke execute on function public.customer_history from public;
grant execute on function public.customer_history to authenticated;

create function public.rename_customer(p_id uuid, p_updated_at timestamptz, p_name text) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('name', p_name));
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.id = p_id and b.forgotten_at is null;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.updated_at is distinct from p_updated_at then
    raise exception 'conflict' using errcode = 'PT409';
  end if;
  update public.bookings b set name = p_name
  where b.id = any (private.person_bookings(p_id)) and b.forgotten_at is null;
  select * into booking from public.bookings b where b.id = p_id;
  return private.shown_booking(booking);
end $$;
comment on function public.rename_customer is
  'Gives all bookings of the person of a booking (the same name, and the same e-mail address or phone number) another name, unless the booking was changed since it was read. Rejects with conflict, not_found or what the column refuses.';
revoke execute on function public.rename_customer from public;
grant execute on function public.rename_customer to authenticated;

-- 220_manage_links.sql

-- What a visitor with the manage link of a booking reads and changes.

-- Each client with the link may read this: no name, phone number or vehicle of the customer, and no token. The e-mail
-- address is shortened: `m…@example.com`.
create function private.booking_view(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', a -> 'reference', 'status', a -> 'status', 'stage', (p_booking).stage,
    'service', a -> 'service', 'further_services', a -> 'further_services', 'waits', a -> 'waits', 'date', a -> 'date',
    'slot', a -> 'slot', 'starts_at', a -> 'starts_at', 'ends_at', a -> 'ends_at',
    'sequence', a -> 'sequence', 'tires', a -> 'tires', 'total', a -> 'total',
    'reminders', case when (p_booking).email <> '' then private.wants_reminders((p_booking).email) end,
    'mailed_to', regexp_replace(nullif((p_booking).email, ''), '^(.)[^@]*', '\1…'),
    'mails', (select coalesce(json_agg(json_build_object('kind', o.kind, 'state', o.state,
        'at', coalesce(o.sent_at, o.due_at)) order by o.created_at, o.due_at, o.id), '[]')
      from private.outbox o
      where o.booking_id = (p_booking).id and o.channel = 'email' and o.recipient = (p_booking).email
        and o.kind like 'booking\_%'))
  from private.booking_answer(p_booking) as a
$$;
comment on function private.booking_view is
  'A booking as the page of its manage link shows it, with the mails about it: no personal data but a shortened e-mail address.';

create function public.booking_by_token(p_token text) returns json
language sql stable security definer set search_path = ''
as $$ select private.booking_view(b) from private.find_booking(p_token) as b where b.id is not null $$;
comment on function public.booking_by_token is
  'The booking as its manage page shows it; null for an unknown token.';
revoke execute on function public.booking_by_token from public;
grant execute on function public.booking_by_token to anon, authenticated, service_role;

create function public.cancel_booking(p_token text) returns json
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
  if booking.status <> 'cancelled' then
    if booking.status in ('completed', 'no_show') or booking.stage is not null or booking.starts_at <= private.shop_now() then
      raise exception 'too_late' using errcode = '22023';
    end if;
    update public.bookings set status = 'cancelled' where id = booking.id returning * into booking;
  end if;
  return private.booking_view(booking);
end $$;
comment on function public.cancel_booking is
  'Cancels a booking by the token of its manage link and frees the bay, unless the customer has arrived; may be repeated. Rejects with not_found or too_late.';
revoke execute on function public.cancel_booking from public;
grant execute on function public.cancel_booking to anon, authenticated, service_role;

create function public.move_booking(p_token text, p_date date, p_slot text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_lengths(jsonb_build_object('slot', p_slot));
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.status in ('requested', 'cancelled') then
    raise exception 'not_confirmed' using errcode = '22023';
  end if;
  if booking.status <> 'confirmed' or booking.stage is not null or booking.starts_at <= private.shop_now() then
    raise exception 'too_late' using errcode = '22023';
  end if;
  -- A request that is repeated because its response got lost.
  if (booking.requested_date, booking.requested_slot) is not distinct from (p_date, p_slot) then
    return private.booking_view(booking);
  end if;
  if num_nulls(p_date, p_slot) > 0 then
    raise exception 'time_missing' using errcode = '22023';
  end if;
  -- The services stay as booked, also when they are no longer offered.
  perform private.check_choice('{}', p_date, p_slot);
  -- By the phone number too, which may get a text message of each move.
  perform private.count_submission('move', nullif(booking.email, ''), nullif(booking.phone, ''));
  -- It keeps its bay where that is free. A walk-in that moves becomes an appointment.
  update public.bookings set requested_date = p_date, requested_slot = p_slot, bay = null, is_walk_in = false
  where id = booking.id returning * into booking;
  return private.booking_view(booking);
end $$;
comment on function public.move_booking is
  'Moves a confirmed booking to another slot by the token of its manage link; may be repeated. Rejects with not_found, not_confirmed, too_late, rate_limited and, as book_appointment does, with slot_full, closed_day, outside_hours, slot_past or invalid_….';
revoke execute on function public.move_booking from public;
grant execute on function public.move_booking to anon, authenticated, service_role;

create function public.set_reminders(p_token text, p_wanted boolean) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
  planned public.bookings;
begin
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null or booking.email = '' then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if p_wanted then
    delete from private.reminder_refusals r where r.recipient = private.recipient_hash(booking.email);
  else
    insert into private.reminder_refusals (recipient) values (private.recipient_hash(booking.email)) on conflict do nothing;
  end if;
  for planned in
    select * from public.bookings b
    where lower(trim(b.email)) = lower(trim(booking.email)) and b.status = 'confirmed' and b.starts_at > private.shop_now()
  loop
    perform private.plan_reminder(planned);
  end loop;
  return private.booking_view(booking);
end $$;
comment on function public.set_reminders is
  'Ends or resumes the reminders to the address of a booking, by the token of its manage link: for all bookings of the address, also later ones. May be repeated. Rejects with not_found.';
revoke execute on function public.set_reminders from public;
grant execute on function public.set_reminders to anon, authenticated, service_role;

-- 225_booking_search.sql

-- The search of staff in all bookings, and in those that visitors made within a day. It needs no extension: a GIN index knows which single characters and pairs of
-- characters a booking contains.

-- Not in SQL: it is declared immutable, which array_to_string is of texts, and that can then be no part of a query.
-- No word that is searched contains a line break.
create function private.plain_text(variadic p_texts text[]) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return translate(lower(array_to_string(p_texts, e'\n')), 'áéíóúüñÁÉÍÓÚÜÑ -.,;:()/+#''"%_\|', 'aeiouunaeiouun');
end $$;
comment on function private.plain_text is
  'Texts as the search compares them: without case, accents, spaces and punctuation, one a line.';

create function private.text_pairs(p_text text) returns text[]
language plpgsql immutable strict set search_path = ''
as $$
declare
  letters constant text[] := string_to_array(p_text, null);
  found text[] := letters;
begin
  for n in 2 .. cardinality(letters) loop
    found := found || (letters[n - 1] || letters[n]);
  end loop;
  return found;
end $$;
comment on function private.text_pairs is 'The characters of a text, and its pairs of neighbors, for an index.';
-- Who writes a row computes its entry of an index.
grant execute on function private.plain_text, private.text_pairs to authenticated, service_role;

create index bookings_by_text on public.bookings
  using gin (private.text_pairs(private.plain_text(reference, name, phone, plate, email, vehicle)));
comment on index public.bookings_by_text is 'Finds the bookings in which a word can occur.';
create index bookings_by_moment on public.bookings (coalesce(starts_at, created_at));
comment on index public.bookings_by_moment is 'Finds the bookings nearest to now.';

create function private.recent_bookings() returns setof public.bookings
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select b.* from public.bookings b, private.limits l
  where l.kind = 'notice' and b.created_at > now() - l.period and not b.by_staff
    and b.status in ('requested', 'confirmed') and b.stage is null
    and coalesce(b.starts_at > private.shop_now(), true);
end $$;
comment on function private.recent_bookings is 'The live bookings that visitors made within a day.';

create function private.found_recent_bookings(p_patterns text[]) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(private.shown_booking(f.booking) || jsonb_build_object('same_network', f.same_network)
    order by f.same_network desc, (f.booking).network, (f.booking).created_at, (f.booking).id), '[]')
  from (
    select n.* from (
      select r as booking, count(r.network) over (partition by r.network) as same_network
      from private.recent_bookings() r) n
    where private.plain_text((n.booking).reference, (n.booking).name, (n.booking).phone, (n.booking).plate,
      (n.booking).email, (n.booking).vehicle) like all (p_patterns)
    order by n.same_network desc, (n.booking).network, (n.booking).created_at, (n.booking).id limit 500) f
$$;
comment on function private.found_recent_bookings is
  'At most 500 live bookings that visitors made within a day and that match all patterns. Those of a network follow one another, those of the fullest network first; same_network says how many they are, 0 where the network is unknown.';

create function public.search_bookings(p_text text, p_recent boolean default false) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  now_at constant timestamptz := private.shop_now();
  words    text[];
  patterns text[];
  pairs    text[];
  reach    interval;
  found_ids uuid[];
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('text', p_text));
  words := array(
    select w.word from (
      select private.plain_text(word) as word from regexp_split_to_table(p_text, '\s+') as word) as w
    where w.word <> '');
  patterns := array(select '%' || word || '%' from unnest(words) as word);
  if p_recent then
    return private.found_recent_bookings(patterns);
  end if;
  if words = '{}' then
    return '[]';
  end if;
  pairs := array(
    select distinct pair from unnest(words) as word, unnest(private.text_pairs(word)) as pair
    where length(pair) = least(length(word), 2));
  -- What many bookings contain is found among the nearest thousand. The index would return all of them.
  reach := least(
    (select coalesce(b.starts_at, b.created_at) from public.bookings b
      where coalesce(b.starts_at, b.created_at) >= now_at
      order by coalesce(b.starts_at, b.created_at) offset 500 limit 1) - now_at,
    now_at - (select coalesce(b.starts_at, b.created_at) from public.bookings b
      where coalesce(b.starts_at, b.created_at) < now_at
      order by coalesce(b.starts_at, b.created_at) desc offset 500 limit 1));
  found_ids := array(
    select b.id from public.bookings b
    where coalesce(b.starts_at, b.created_at) between now_at - reach and now_at + reach
      and private.plain_text(b.reference, b.name, b.phone, b.plate, b.email, b.vehicle) like all (patterns)
    order by abs(extract(epoch from coalesce(b.starts_at, b.created_at) - now_at)), b.id limit 50);
  if cardinality(found_ids) < 50 then
    found_ids := array(
      select b.id from public.bookings b
      where private.text_pairs(private.plain_text(b.reference, b.name, b.phone, b.plate, b.email, b.vehicle)) @> pairs
        and private.plain_text(b.reference, b.name, b.phone, b.plate, b.email, b.vehicle) like all (patterns)
      order by abs(extract(epoch from coalesce(b.starts_at, b.created_at) - now_at)), b.id limit 50);
  end if;
  return (
    select coalesce(json_agg(private.shown_booking(b) order by f.place), '[]')
    from unnest(found_ids) with ordinality as f (id, place) join public.bookings b on b.id = f.id);
end $$;
comment on function public.search_bookings is
  'At most 50 bookings, those nearest to now first, in which each word occurs: in reference, name, phone, plate, e-mail or vehicle. With p_recent of those that visitors made within a day (private.found_recent_bookings), without words all of them. For staff only.';
revoke execute on function public.search_bookings from public;
grant execute on function public.search_bookings to authenticated;

-- 230_staff_bookings.sql

-- What staff do with bookings: book a caller, place, and try a change of the schedule.

create function public.book_for_caller(
  p_key uuid, p_name text, p_phone text, p_service text, p_date date, p_slot text, p_bay int default null,
  p_minutes int default null, p_further_services text[] default '{}', p_email text default '',
  p_vehicle text default '', p_plate text default '', p_notes text default '', p_language text default 'en',
  p_waits boolean default null, p_is_walk_in boolean default false, p_tires jsonb default '[]',
  p_booked_anyway text[] default '{}')
returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.bookings;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object(
    'name', p_name, 'phone', p_phone, 'service', p_service, 'slot', p_slot,
    'further_services', p_further_services, 'email', p_email, 'vehicle', p_vehicle, 'plate', p_plate,
    'notes', p_notes, 'language', p_language, 'booked_anyway', p_booked_anyway), jsonb_build_object('tires', p_tires));
  if p_key is null then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  select * into stored from public.bookings b where b.idempotency_key = p_key;
  if not found then
    perform private.check_choice(array_remove(p_service || p_further_services, null), null, null);
    insert into public.bookings
      (reference, status, service, further_services, requested_date, requested_slot, bay, minutes, waits, is_walk_in, stage,
       by_staff, booked_anyway, name, email, phone, vehicle, plate, notes, language, idempotency_key, cancel_token_hash)
    values
      (private.new_reference(),
       case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
       p_service, p_further_services, p_date, p_slot, p_bay, p_minutes, p_waits, p_is_walk_in,
       case when p_is_walk_in then 'arrived' end, true, p_booked_anyway,
       p_name, p_email, p_phone, p_vehicle, p_plate, p_notes, p_language,
       p_key, sha256(convert_to(private.cancel_token(p_key), 'UTF8')));
    perform public.add_tires(b.id, r.product, r.count, r.installed)
    from public.bookings b, jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric)
    where b.idempotency_key = p_key;
  -- A walk-in that is sent again begins some minutes later. The database may have chosen the bay.
  elsif (stored.service, stored.further_services, stored.requested_date, stored.minutes, stored.waits,
      stored.is_walk_in, stored.name, stored.email, stored.phone, stored.vehicle, stored.plate, stored.notes, stored.language)
    is distinct from
    (p_service, p_further_services, p_date, p_minutes, p_waits, p_is_walk_in, private.clean_line(p_name),
      private.clean_line(p_email), private.clean_phone(p_phone), private.clean_line(p_vehicle), private.clean_line(p_plate),
      private.clean_text(p_notes), p_language)
    or not p_is_walk_in and stored.requested_slot is distinct from p_slot
    or p_bay <> coalesce(stored.bay, p_bay)
    or (select jsonb_agg(jsonb_build_array(t.product, t.count, t.installed) order by t.product)
      from public.booking_tires t where t.booking = stored.id)
    is distinct from
    (select jsonb_agg(jsonb_build_array(r.product, r.count, r.installed) order by r.product)
      from jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric)) then
    raise exception 'booked_earlier' using errcode = 'PT409', detail = stored.id;
  end if;
  return (select private.shown_booking(b) from public.bookings b where b.idempotency_key = p_key);
end $$;
comment on function public.book_for_caller is
  'Stores a booking that staff enter, once per key; a walk-in has arrived. It is stored in the chosen bay or any free one, without e-mail and vehicle if need be; a request when service, date or slot is missing. Promises tires in the same transaction: [{product, count, installed}], installed being the price that staff saw. p_booked_anyway confirms the problems that it names (bookings.booked_anyway). Rejects with bay_taken, invalid_bay, slot_full, closed_day, outside_hours or invalid_…, as add_tires does, and with booked_earlier, whose detail is its id, when the key''s booking is stored with other values.';
revoke execute on function public.book_for_caller from public;
grant execute on function public.book_for_caller to authenticated;

create function public.place_in_bay(
  p_id uuid, p_updated_at timestamptz, p_date date, p_slot text, p_bay int, p_minutes int default null,
  p_booked_anyway text[] default '{}')
returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('slot', p_slot, 'booked_anyway', p_booked_anyway));
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.id = p_id;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.updated_at is distinct from p_updated_at then
    raise exception 'conflict' using errcode = 'PT409';
  end if;
  if num_nulls(booking.service, p_date, p_slot) > 0 then
    raise exception 'time_missing' using errcode = '22023';
  end if;
  update public.bookings b
  set requested_date = p_date, requested_slot = p_slot, minutes = p_minutes, bay = p_bay, booked_anyway = p_booked_anyway,
    status = case when b.status in ('requested', 'cancelled') then 'confirmed' else b.status end
  where b.id = p_id returning * into booking;
  return private.shown_booking(booking);
end $$;
comment on function public.place_in_bay is
  'Moves a booking to a time, a bay and a duration, unless it was changed since it was read; confirms a request, and the problems that p_booked_anyway names. Rejects with conflict, not_found, time_missing, bay_taken, invalid_bay, invalid_slot, closed_day or outside_hours.';
revoke execute on function public.place_in_bay from public;
grant execute on function public.place_in_bay to authenticated;

-- Dry run of a change of the schedule -------------------------------------------------------------

create function private.misfits() returns table (id uuid, reason text)
language sql stable security definer set search_path = ''
as $$
  select f.id, f.reason from (
    select b.id, case
      when isempty(o.open_at) then 'closed_day'
      when not tsrange(b.starts_at at time zone private.shop_zone(), e.ends_at at time zone private.shop_zone()) <@ o.open_at
        then 'outside_hours'
      when not exists (select from public.bays y where y.id = b.bay and y.is_active and d.needs <@ y.equipment) then 'invalid_bay'
      when not b.booked_anyway && '{slot_full,bay_taken}'
        and exists (select from public.holds h where h.bay = b.bay and h.ends_at > b.starts_at and h.starts_at < e.ends_at)
        then 'bay_held'
      when exists (select from public.bookings n where n.bay = b.bay and n.starts_at > b.starts_at and n.starts_at < e.ends_at)
        then 'slot_full'
      when not (b.by_staff or private.is_slot(b.requested_date, b.requested_slot)) then 'invalid_slot'
    end as reason
    from public.bookings b,
      private.bay_demand(b.service || b.further_services) as d,
      lateral (select b.starts_at + make_interval(mins => coalesce(b.minutes, d.minutes)) as ends_at) as e,
      -- The limit is for the planner, which expects 1,000 rows of a function, and would compile the query.
      lateral (select t.open_at from private.open_times(b.requested_date, b.requested_date) t limit 1) as o
    where b.bay is not null and b.status = 'confirmed' and b.starts_at > private.shop_now()) as f
  where f.reason is not null
$$;
comment on function private.misfits is
  'Coming appointments that do not fit the schedule as it is, each with the first reason; of their services the present minutes count.';

create function public.bookings_outside(
  p_opening_hours jsonb default null, p_closures jsonb default null, p_bays jsonb default null,
  p_services jsonb default null, p_slots jsonb default null) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  misfits_before uuid[];
  ids uuid[];
  reasons text[];
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object(
    'opening_hours', p_opening_hours, 'closures', p_closures, 'bays', p_bays, 'services', p_services,
    'slots', p_slots));
  misfits_before := array(select m.id from private.misfits() m);
  begin
    if p_opening_hours is not null then
      delete from public.opening_hours where true;
      insert into public.opening_hours (weekday, opens, closes)
      select r.weekday, r.opens, r.closes
      from jsonb_to_recordset(p_opening_hours) as r (weekday int, opens time, closes time);
    end if;
    if p_slots is not null then
      delete from public.slots where true;
      insert into public.slots (weekday, starts)
      select r.weekday, r.starts from jsonb_to_recordset(p_slots) as r (weekday int, starts time);
    end if;
    if p_closures is not null then
      delete from public.closures where true;
      insert into public.closures (first_day, last_day, closes, reopens)
      select r.first_day, r.last_day, r.closes, r.reopens
      from jsonb_to_recordset(p_closures) as r (first_day date, last_day date, closes time, reopens time);
    end if;
    update public.bays b set is_active = coalesce(r.is_active, b.is_active), equipment = coalesce(r.equipment, b.equipment)
    from jsonb_to_recordset(p_bays) as r (id int, is_active boolean, equipment text[]) where r.id = b.id;
    update public.services s set minutes = coalesce(r.minutes, s.minutes), needs = coalesce(r.needs, s.needs)
    from jsonb_to_recordset(p_services) as r (id text, minutes int, needs text[]) where r.id = s.id;
    select array_agg(m.id), array_agg(m.reason) into ids, reasons
    from private.misfits() m where m.id <> all (misfits_before);
    raise exception 'undo' using errcode = 'UNDO0';
  exception when sqlstate 'UNDO0' then
    null;
  end;
  return (
    select coalesce(json_agg(json_build_object('id', b.id, 'reference', b.reference, 'name', b.name, 'phone', b.phone,
      'email', b.email, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'service', b.service, 'bay', b.bay,
      'reason', m.reason) order by b.starts_at, b.bay), '[]')
    from unnest(ids, reasons) as m (id, reason) join public.bookings b on b.id = m.id);
end $$;
comment on function public.bookings_outside is
  'The coming appointments that fit the schedule and would not fit it after a change. Makes the change with the rules of the tables, and undoes it. Opening hours, slots and closures replace all rows; of bays and services only the given ones change.';
revoke execute on function public.bookings_outside from public;
grant execute on function public.bookings_outside to authenticated;

-- 240_flood_bookings.sql

-- Invented bookings must not fill the calendar (docs/decisions/abuse-and-accounts.md): requests in place of
-- appointments while the calendar fills unusually fast, a message to staff, and many bookings that staff cancel and
-- restore together.

create function private.is_filling(p_network bytea) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.limits l
    where l.kind = 'placement' and l.at_most <= (
      -- Long visits occupy a bay like several: six services of one booking take most of a day.
      select coalesce(sum(greatest(1, extract(epoch from b.ends_at - b.starts_at) / 7200)), 0) from public.bookings b
      where not b.by_staff and b.bay is not null and b.status = 'confirmed' and b.stage is null
        and b.created_at > now() - l.period and b.starts_at > private.shop_now()
        and (l.sender = 'shop' or b.network = p_network)));
end $$;
comment on function private.is_filling is
  'True while visitors, or those of this network, have made so many coming appointments, counted by two hours, that further ones are stored as requests, which occupy no bay.';

create function private.limit_booking(new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_api_user() or private.is_admin() then
    return new;
  end if;
  perform private.count_senders('booking', jsonb_build_object('phone', private.phone_digits(new.phone)));
  new.network := private.sender_hash('network', private.client_network());
  if new.status = 'confirmed' and private.is_filling(new.network) then
    new.status := 'requested';
  end if;
  return new;
end $$;
comment on function private.limit_booking is
  'Applies the limits to a visitor''s booking: rejects it, or stores it as a request while the calendar fills unusually fast.';

create function private.is_flood(p_count bigint) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select p_count >= l.at_most and p_count >= 3 * (
      -- Four weeks before, in bookings for one period.
      select count(*) * extract(epoch from l.period) / extract(epoch from interval '28 days') from public.bookings b
      where b.created_at between now() - l.period - interval '28 days' and now() - l.period and not b.by_staff)
    from private.limits l where l.kind = 'notice');
end $$;
comment on function private.is_flood is
  'True for at least 20 bookings a day, and three times as many as on a usual day.';

create function private.queue_flood_notice(p_booking uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  recent constant bigint := (select count(*) from private.recent_bookings());
begin
  if private.is_flood(recent) and not exists (
    select from private.outbox o, private.limits l
    where l.kind = 'notice' and o.kind = 'staff_flood' and o.created_at > now() - l.period) then
    perform private.write_outbox('staff_flood', p_booking, null, private.shop_email(), private.staff_language(),
      jsonb_build_object('count', recent));
  end if;
end $$;
comment on function private.queue_flood_notice is
  'Sends staff a message, once a day, that visitors make unusually many bookings; p_booking is one of them.';

-- The addresses of invented bookings belong to strangers. What the trigger has just written is not claimed: it is due
-- some seconds later.
create function private.withhold_messages(p_booking uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o
  where o.booking_id = p_booking and o.kind = 'booking_cancelled' and o.state = 'pending' and o.attempts = 0;
  update private.outbox o set state = 'failed', reason = 'cancelled_silently'
  where o.booking_id = p_booking and o.kind not like 'staff%' and o.state = 'pending'
$$;
comment on function private.withhold_messages is
  'Removes the message about the cancellation of a booking, and withholds earlier ones to its customer that wait.';

create function private.release_messages(p_booking uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o
  where o.booking_id = p_booking and o.kind = 'booking_confirmed' and o.state = 'pending' and o.attempts = 0;
  update private.outbox o set state = 'pending', reason = ''
  where o.booking_id = p_booking and o.reason = 'cancelled_silently'
$$;
comment on function private.release_messages is
  'Removes the message about a restored appointment, whose cancellation its customer has not heard of. Withheld messages wait again.';

create function private.waiting_channels(p_booking uuid, p_kind text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select o.channel from private.outbox o
    where o.booking_id = p_booking and o.kind = p_kind and o.state = 'pending' order by o.channel)
$$;
comment on function private.waiting_channels is 'How a message about a booking that is not sent yet goes out: email, sms.';

create function public.cancel_bookings(p_bookings jsonb, p_with_messages boolean) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  booking record;
  problem text;
  channels text[];
  results json[] := '{}';
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('bookings', p_bookings));
  perform private.take_lock('bookings');
  for booking in
    select b.id, b.status, b.stage, b.updated_at = r.updated_at as is_unchanged
    from jsonb_to_recordset(p_bookings) as r (id uuid, updated_at timestamptz) join public.bookings b on b.id = r.id
  loop
    channels := '{}';
    problem := case
      when booking.status not in ('requested', 'confirmed') then 'closed'
      when booking.stage is not null then 'arrived'
      when not booking.is_unchanged then 'changed'
    end;
    if problem is null then
      update public.bookings b set status = 'cancelled' where b.id = booking.id;
      if not p_with_messages then
        perform private.withhold_messages(booking.id);
      end if;
      channels := private.waiting_channels(booking.id, 'booking_cancelled');
    end if;
    results := results || json_build_object('id', booking.id, 'status', booking.status, 'problem', problem, 'channels', channels);
  end loop;
  return array_to_json(results);
end $$;
comment on function public.cancel_bookings is
  'Cancels requests and appointments, [{id, updated_at}], to which no customer has come yet and that are unchanged since they were read. Without messages none of their customers is written to. Returns each with its earlier status, as restore_bookings takes it, and how its message goes out; or with its present status and the problem: closed, arrived or changed.';
revoke execute on function public.cancel_bookings from public;
grant execute on function public.cancel_bookings to authenticated;

create function public.restore_bookings(p_cancelled jsonb, p_with_messages boolean) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  booking record;
  problem text;
  channels text[];
  results json[] := '{}';
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('cancelled', p_cancelled));
  perform private.take_lock('bookings');
  for booking in
    select b.id, r.status as earlier, b.status as present
    from jsonb_to_recordset(p_cancelled) as r (id uuid, status text) join public.bookings b on b.id = r.id
    where r.status in ('requested', 'confirmed')
  loop
    problem := null;
    channels := '{}';
    begin
      if booking.present = 'cancelled' then
        update public.bookings b set status = booking.earlier where b.id = booking.id;
        if not p_with_messages then
          perform private.release_messages(booking.id);
        end if;
        channels := private.waiting_channels(booking.id, 'booking_confirmed');
      elsif booking.present <> booking.earlier then
        problem := 'changed';
      end if;
    exception when others then
      -- Its time has been taken or closed in the meantime.
      if sqlstate not in ('PT409', '22023') then
        raise;
      end if;
      problem := 'taken';
    end;
    results := results || json_build_object('id', booking.id, 'problem', problem, 'channels', channels);
  end loop;
  return array_to_json(results);
end $$;
comment on function public.restore_bookings is
  'Undoes cancel_bookings: [{id, status}], with messages if the cancellation had them. A customer whose message about it was not sent yet gets none; one who got it gets a confirmation of an appointment. Returns each booking with how that goes out, or with the problem: taken when its time is not free any more, changed when it is not cancelled any more.';
revoke execute on function public.restore_bookings from public;
grant execute on function public.restore_bookings to authenticated;

-- 245_calls.sql

-- Whom staff call: customers whose appointment a closure, shorter hours or a bay out of order has made impossible, or
-- whose time staff have changed for that (247_moved_visits.sql). The list is computed. A booking stores only about what
-- its customer was called.

create function public.bookings_to_call() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(json_agg(json_build_object('booking', private.shown_booking(b), 'reason', coalesce(m.reason, 'moved'))
      order by b.starts_at, b.bay), '[]')
    from public.bookings b
      left join private.misfits() m on m.id = b.id
        -- Where the shop is open and the bay can do the work, the visit takes place.
        and m.reason in ('closed_day', 'outside_hours', 'invalid_bay', 'bay_held') and m.reason <> all (b.booked_anyway)
    where b.status = 'confirmed' and b.starts_at > private.shop_now()
      and (m.id is not null or b.moved_from is not null and b.stage is null));
end $$;
comment on function public.bookings_to_call is
  'Coming appointments that cannot take place as they are, by time, each with the reason: closed_day, outside_hours, invalid_bay or bay_held; and those that staff moved to another time because of their bay: moved. A customer was called about it when bookings.called_about is that reason. Left out is what staff booked anyway.';
revoke execute on function public.bookings_to_call from public;
grant execute on function public.bookings_to_call to authenticated;

create function private.forget_call(old public.bookings, new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
begin
  -- A customer who knows the new time knows it in each bay.
  if (old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at)
    or old.bay is distinct from new.bay and old.called_about <> 'moved' then
    new.called_about := null;
  end if;
  -- A further change is made with the customer, on the phone or online: no call is needed.
  if old.starts_at is distinct from new.starts_at and old.moved_from is not distinct from new.moved_from then
    new.moved_from := null;
  end if;
  return new;
end $$;
comment on function private.forget_call is 'Of a booking with another time, bay or status the customer was not called yet.';

-- 247_moved_visits.sql

-- A bay that cannot be used: who is there, where each visit can go, and the change, which staff make with one press and
-- can undo. Another bay at the same time changes nothing for the customer. Who gets another time is to be called.

create function private.visits_in(p_bay int, p_starts timestamptz, p_ends timestamptz) returns setof public.bookings
language sql stable security definer set search_path = ''
as $$
  select b.* from public.bookings b
  where b.bay = p_bay and b.ends_at > p_starts and b.starts_at < p_ends and private.needs_bay(b)
  order by b.starts_at, b.id
$$;
comment on function private.visits_in is
  'The visits that need a bay during a time, by their start.';

create function private.other_place(p_visit public.bookings, out day date, out slot text, out bay int)
language plpgsql stable security definer set search_path = ''
as $$
declare
  demand record;
  lasts interval;
begin
  select * into demand from private.bay_demand((p_visit).service || (p_visit).further_services);
  day := (p_visit).requested_date;
  slot := (p_visit).requested_slot;
  bay := private.free_bay((p_visit).starts_at, (p_visit).ends_at, demand.needs, (p_visit).id, null);
  -- Nobody who stands in the shop is sent home.
  if bay is not null or (p_visit).stage is not null then
    return;
  end if;
  lasts := make_interval(mins => coalesce((p_visit).minutes, demand.minutes));
  select f.day, f.slot into day, slot
  from private.free_slots(
    coalesce((p_visit).minutes, demand.minutes), demand.needs,
    greatest((p_visit).requested_date, private.shop_today()), greatest((p_visit).requested_date, private.shop_today()) + 30,
    (p_visit).id) f
  where private.slot_start(f.day, f.slot) > (p_visit).starts_at
  order by f.day, f.slot limit 1;
  if day is not null then
    bay := private.free_bay(
      private.slot_start(day, slot), private.slot_start(day, slot) + lasts, demand.needs, (p_visit).id, null);
  end if;
end $$;
comment on function private.other_place is
  'Where a visit can go that leaves its bay: another bay at its own time, or else the next slot after it within 30 days; a null bay when there is neither. A car that has come gets no other time.';

create function public.propose_moves(p_bay int, p_starts timestamptz default null, p_ends timestamptz default null) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  visit public.bookings;
  place record;
  proposals json[] := '{}';
begin
  perform private.require_admin();
  perform private.require_days(p_starts::date, p_ends::date);
  -- The change is made with the rules of the tables, and undone: one proposal must not take the place of another.
  begin
    if p_ends is null then
      update public.bays b set is_active = false where b.id = p_bay;
    else
      insert into public.holds (bay, starts_at, ends_at, over_visits) values (p_bay, p_starts, p_ends, true);
    end if;
    for visit in select v.* from
      private.visits_in(p_bay, coalesce(p_starts, private.shop_now()), coalesce(p_ends, 'infinity')) v
    loop
      select * into place from private.other_place(visit);
      if place.bay is not null then
        begin
          update public.bookings b
          set requested_date = place.day, requested_slot = place.slot, bay = place.bay where b.id = visit.id;
        exception when others then
          -- A closure makes its own time impossible too.
          if sqlstate not in ('PT409', '22023') then
            raise;
          end if;
          place.bay := null;
        end;
      end if;
      proposals := proposals || json_build_object(
        'booking', private.shown_booking(visit), 'day', place.day, 'slot', place.slot, 'bay', place.bay);
    end loop;
    raise exception 'undo' using errcode = 'UNDO0';
  exception when sqlstate 'UNDO0' then
    null;
  end;
  return array_to_json(proposals);
end $$;
comment on function public.propose_moves is
  'Who is in a bay that is to be held during a time, or without an end is out of use from then on (without a start from now on), and where each can go (private.other_place); a null bay where there is no place. Changes nothing. Rejects with not_admin, or as the hold or the change of the bay would be.';
revoke execute on function public.propose_moves from public;
grant execute on function public.propose_moves to authenticated;

create function private.move_visits(p_moves jsonb, p_is_undo boolean) returns uuid[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit record;
begin
  for visit in
    select r.* from jsonb_to_recordset(p_moves) as r (
      id uuid, status text, stage text, starts_at timestamptz, ends_at timestamptz, bay int,
      to_day date, to_slot text, to_bay int, booked_anyway text[], moved_from timestamptz)
    where r.to_bay is not null
  loop
    begin
      update public.bookings b
      set requested_date = visit.to_day, requested_slot = visit.to_slot, bay = visit.to_bay,
        booked_anyway = case when p_is_undo then visit.booked_anyway
          -- It goes where a bay is free.
          else array_remove(array_remove(b.booked_anyway, 'slot_full'), 'bay_taken') end,
        moved_from = case when p_is_undo then visit.moved_from
          when private.slot_start(visit.to_day, visit.to_slot) <> b.starts_at then b.starts_at
          else b.moved_from end
      where b.id = visit.id and (b.status, b.stage, b.starts_at, b.ends_at, b.bay)
        is not distinct from (visit.status, visit.stage, visit.starts_at, visit.ends_at, visit.bay);
    exception when others then
      -- The place has been taken or closed in the meantime.
      if sqlstate not in ('PT409', '22023') then
        raise;
      end if;
    end;
  end loop;
  -- Also what an earlier call has moved, whose answer was lost.
  return array(
    select b.id from jsonb_to_recordset(p_moves) as r (id uuid, to_day date, to_slot text, to_bay int)
      join public.bookings b on b.id = r.id
    where b.status = 'confirmed' and (b.requested_date, b.requested_slot, b.bay) = (r.to_day, r.to_slot, r.to_bay)
    order by b.starts_at, b.id);
end $$;
comment on function private.move_visits is
  'Moves visits that are as they were shown (status, stage, starts_at, ends_at, bay) to to_day, to_slot and to_bay, or back, with what was confirmed there and their earlier moved_from. Returns those that are where they should be.';

create function private.shown_bookings(p_ids uuid[]) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(private.shown_booking(b) order by b.starts_at, b.id), '[]')
  from public.bookings b where b.id = any (p_ids)
$$;
comment on function private.shown_bookings is 'Bookings as they leave the database, by time.';

create function public.hold_anyway(
  p_id uuid, p_bay int, p_starts timestamptz, p_ends timestamptz, p_reason text, p_moves jsonb) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  moved uuid[];
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('reason', p_reason), jsonb_build_object('moves', p_moves));
  perform private.require_days(p_starts::date, p_ends::date);
  perform private.take_lock('bookings');
  insert into public.holds (id, bay, starts_at, ends_at, reason, over_visits)
  values (p_id, p_bay, p_starts, p_ends, p_reason, true) on conflict (id) do nothing;
  if not exists (select from public.holds h
    where h.id = p_id and (h.bay, h.starts_at, h.ends_at, h.over_visits) = (p_bay, p_starts, p_ends, true)) then
    raise exception 'held_earlier' using errcode = 'PT409';
  end if;
  moved := private.move_visits(p_moves, false);
  return json_build_object(
    'moved', private.shown_bookings(moved),
    'left', private.shown_bookings(array(select v.id from private.visits_in(p_bay, p_starts, p_ends) v)));
end $$;
comment on function public.hold_anyway is
  'Holds a bay although visits are in it, once per id, and moves those that are unchanged since they were shown: [{id, status, stage, starts_at, ends_at, bay, to_day, to_slot, to_bay}]. Returns who was moved, and who is left in the bay: visits that were changed or booked meanwhile, or whose place was taken. Rejects with not_admin or held_earlier, or as an insert of the hold would be.';
revoke execute on function public.hold_anyway from public;
grant execute on function public.hold_anyway to authenticated;

create function public.move_visits(p_moves jsonb, p_hold uuid default null) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  moved uuid[];
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('moves', p_moves));
  perform private.take_lock('bookings');
  delete from public.holds h where h.id = p_hold;
  moved := private.move_visits(p_moves, p_hold is not null);
  return json_build_object(
    'moved', private.shown_bookings(moved),
    'left', private.shown_bookings(array(
      select r.id from jsonb_to_recordset(p_moves) as r (id uuid) where r.id <> all (moved))));
end $$;
comment on function public.move_visits is
  'Moves visits out of a bay that is no longer in use, as hold_anyway does; or, with the id of its hold, undoes hold_anyway: ends the hold and moves back what is as the undo was offered, with booked_anyway and moved_from. Returns who was moved, and who was not. Rejects with not_admin.';
revoke execute on function public.move_visits from public;
grant execute on function public.move_visits to authenticated;

-- 250_boards.sql

-- Boards poll one number that every change of bookings, holds and their tires moves
-- (docs/decisions/schedule-and-bookings.md): the newest row and the number of rows are the same again when tires
-- are added and removed between two polls. A hosted project's Realtime service also sends open boards a message. It
-- is empty: boards then read what they may. The embedded backend has no such service; boards there only poll.

create table private.board_version (
  is_only boolean primary key default true check (is_only),
  number  bigint not null default 0
);
comment on table private.board_version is 'One row with the number of changes of what boards show.';
comment on column private.board_version.is_only is 'True: there is one row.';
comment on column private.board_version.number is 'Increases with each statement that changes rows of bookings, holds or their tires, when its transaction is committed.';

alter table private.board_version enable row level security;

insert into private.board_version default values;

-- Not a sequence: it would increase before the change can be read. All who update the row have the lock on bookings.
create function private.announce_change() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Hosted projects refuse an update without a condition.
  update private.board_version set number = number + 1 where is_only;
  -- PL/pgSQL plans a statement when it is first executed.
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    begin
      perform realtime.send('{}', 'changed', 'bookings', true);
    exception when others then
      -- Boards poll: a message that is not sent must not undo what it announces.
      raise warning 'realtime.send: %', sqlerrm;
    end;
  end if;
end $$;
comment on function private.announce_change is
  'Increases the version of the board, and sends an empty message to the private topic bookings of a hosted project.';

create function private.announce_changed_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A statement of an account whose rows the policies hide changes none.
  if exists (select from changed) then
    perform private.announce_change();
  end if;
  return null;
end $$;
comment on function private.announce_changed_rows is 'Calls announce_change where a statement changed rows.';
-- A trigger that reads the changed rows is for one event only.
create trigger holds_after_insert after insert on public.holds referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger holds_after_update after update on public.holds referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger holds_after_delete after delete on public.holds referencing old table as changed
  for each statement execute function private.announce_changed_rows();
create trigger booking_tires_after_insert after insert on public.booking_tires referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger booking_tires_after_update after update on public.booking_tires referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger booking_tires_after_delete after delete on public.booking_tires referencing old table as changed
  for each statement execute function private.announce_changed_rows();

-- It refuses nobody: the last poll of a board may come after its session has ended.
create function public.board_version() returns bigint
language sql stable security definer set search_path = ''
as $$ select v.number from private.board_version v where private.is_admin() $$;
comment on function public.board_version is
  'For staff, a number that is another one after each change of bookings, holds or the tires of bookings; null for other accounts.';
revoke execute on function public.board_version from public;
grant execute on function public.board_version to authenticated;

-- 255_samples.sql

-- The samples of a trial (supabase/samples, sample_day.sql), which go together.

create function public.delete_samples() returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  -- First: they hold tires of sample products.
  delete from public.bookings b where b.is_sample;
  delete from public.contact_messages m where m.is_sample;
  delete from public.products p where p.is_sample;
end $$;
comment on function public.delete_samples is
  'Deletes the sample products, bookings and messages, and what is stored of them. May be repeated. Rejects with not_admin.';
revoke execute on function public.delete_samples from public;
grant execute on function public.delete_samples to authenticated;

-- 260_booking_triggers.sql

-- The triggers of bookings: each names its steps in the order in which they run.

create function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('bookings', to_jsonb(new));
  new := private.normalize_booking(new);
  -- Before place_booking: what becomes a request gets no bay.
  new := private.limit_booking(new);
  new := private.place_booking(null, new);
  new := private.price_booking(null, new);
  return new;
end $$;
comment on function private.bookings_before_insert is
  'Checks, normalizes and limits a new booking, and assigns it its time, its bay and its prices.';
create trigger bookings_before_insert before insert on public.bookings
  for each row execute function private.bookings_before_insert();

create function private.bookings_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('bookings', to_jsonb(new));
  new := private.normalize_booking(new);
  new := private.forget_consent(old, new);
  -- A booking whose customer is erased stays as it was, whatever the schedule is today.
  if new.forgotten_at is not distinct from old.forgotten_at then
    new := private.place_booking(old, new);
    new := private.price_booking(old, new);
  end if;
  new := private.forget_call(old, new);
  new.updated_at := private.next_updated_at(old.updated_at);
  return new;
end $$;
comment on function private.bookings_before_update is
  'Checks and normalizes a changed booking, and assigns it its time, its bay and its prices.';
create trigger bookings_before_update before update on public.bookings
  for each row execute function private.bookings_before_update();

create function private.bookings_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What a visitor books is no change by staff.
  if tg_op <> 'INSERT' or new.by_staff then
    perform private.write_audit('bookings', tg_op, private.shown_booking(old), private.shown_booking(new),
      '{name,email,phone,vehicle,plate,notes}');
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  perform private.queue_booking_messages(old, new);
  if tg_op = 'UPDATE' then
    if old.sms_consent is distinct from new.sms_consent then
      perform private.apply_sms_consent(new);
    end if;
    if old.status <> new.status then
      perform private.update_tires_state(new.id, new.status);
    end if;
  end if;
  return null;
end $$;
comment on function private.bookings_after_row is
  'Audits the change of a booking, queues its messages, and updates its tires.';
create trigger bookings_after_row after insert or update or delete on public.bookings
  for each row execute function private.bookings_after_row();

-- Not for each row: the bookings of a day are counted.
create function private.bookings_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_visitor constant uuid := (select c.id from changed c where not c.by_staff limit 1);
begin
  if exists (select from changed) then
    perform private.announce_change();
  end if;
  if by_visitor is not null then
    perform private.queue_flood_notice(by_visitor);
  end if;
  return null;
end $$;
comment on function private.bookings_after_insert is
  'Announces new bookings to boards, and the first of unusually many to staff.';
create trigger bookings_after_insert after insert on public.bookings referencing new table as changed
  for each statement execute function private.bookings_after_insert();
create trigger bookings_after_update after update on public.bookings referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger bookings_after_delete after delete on public.bookings referencing old table as changed
  for each statement execute function private.announce_changed_rows();

-- 270_reports.sql

-- Reports of remotes: visits, failures and crashes in visitors' browsers, counted by day. They decide about
-- canaries, so no client may forge or silence them cheaply: only versions of the site are counted, each network up
-- to a limit, and a version that is flooded hides no other.

create table public.remote_versions (
  remote  text not null,
  version text not null,
  primary key (remote, version),
  constraint remote_versions_remote check (remote ~ '^mf(-[a-z0-9]+)+$' and char_length(remote) <= 40),
  constraint remote_versions_version check (version ~ '^[0-9a-f]{12}$')
);
comment on table public.remote_versions is 'Versions that site.json names. Reports of other versions are ignored.';
comment on column public.remote_versions.remote is 'Name of the remote.';
comment on column public.remote_versions.version is 'A live, previous, canary or earlier version of it.';

alter table public.remote_versions enable row level security;
create policy remote_versions_read on public.remote_versions for select to authenticated
  using ((select private.is_admin()));
grant select on public.remote_versions to authenticated, service_role;

create table public.remote_events (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  route   text not null,
  event   text not null,
  error   text not null default '',
  times   int not null default 1,
  primary key (day, remote, version, route, event, error),
  constraint remote_events_remote check (remote ~ '^mf(-[a-z0-9]+)+$' and char_length(remote) <= 40),
  constraint remote_events_version check (version ~ '^[0-9a-f]{12}$'),
  constraint remote_events_route check (route ~ '^[/a-zA-Z0-9:*_-]+$' and char_length(route) <= 100),
  constraint remote_events_event check (event in ('failure', 'crash')),
  constraint remote_events_error check (error ~ '^[A-Za-z]{0,40}$'),
  constraint remote_events_times check (times > 0)
);
comment on table public.remote_events is 'Failures and crashes of remotes, counted by day. No row identifies a visitor.';
comment on column public.remote_events.day is 'The shop''s day.';
comment on column public.remote_events.remote is 'Name of the remote, for example mf-booking.';
comment on column public.remote_events.version is 'Its version, a digest of twelve characters.';
comment on column public.remote_events.route is 'Pattern of the route or name of the widget, never the address itself.';
comment on column public.remote_events.event is 'failure (could not be loaded) or crash (threw while it was shown).';
comment on column public.remote_events.error is 'Name of the error, without its message.';
comment on column public.remote_events.times is 'Number of events on that day.';

alter table public.remote_events enable row level security;
create policy remote_events_read on public.remote_events for select to authenticated
  using ((select private.is_admin()));
grant select on public.remote_events to authenticated, service_role;

create table public.remote_visits (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  visits  int not null,
  failed  int not null default 0,
  primary key (day, remote, version),
  constraint remote_visits_visits check (visits > 0),
  constraint remote_visits_failed check (failed between 0 and visits)
);
comment on table public.remote_visits is 'A sample of visits in which a version''s code ran or failed to load: of each address the first of a day to a version. Decides whether a canary is withdrawn.';
comment on column public.remote_visits.day is 'The shop''s day.';
comment on column public.remote_visits.remote is 'Name of the remote.';
comment on column public.remote_visits.version is 'Its version.';
comment on column public.remote_visits.visits is 'Number of visits.';
comment on column public.remote_visits.failed is 'How many of them reported a failure or a crash.';

alter table public.remote_visits enable row level security;
create policy remote_visits_read on public.remote_visits for select to authenticated
  using ((select private.is_admin()));
-- The publisher withdraws canaries that fail.
create policy remote_visits_read_publisher on public.remote_visits for select to publisher using (true);
grant select on public.remote_visits to authenticated, service_role, publisher;

create table private.remote_reporters (
  day     date not null default private.shop_today(),
  remote  text not null,
  version text not null,
  counts  text not null,
  sender  bytea not null,
  times   int not null default 1,
  primary key (day, remote, version, counts, sender)
);
comment on table private.remote_reporters is 'What each address and network has reported today; rows of earlier days are deleted by the publisher, and some with each report.';
comment on column private.remote_reporters.day is 'The shop''s day.';
comment on column private.remote_reporters.remote is 'Name of the remote.';
comment on column private.remote_reporters.version is 'Its version.';
comment on column private.remote_reporters.counts is 'events or visit: what times counts.';
comment on column private.remote_reporters.sender is 'Secret. Keyed hash of the address or network: it can be counted, but not read.';
comment on column private.remote_reporters.times is 'How often.';

alter table private.remote_reporters enable row level security;

-- 280_count_reports.sql

-- Counting what remotes report, and reading the counts (docs/decisions/canaries-and-reports.md).

create function private.count_report(p_remote text, p_version text, p_counts text, p_sender text, p_at_most int) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.remote_reporters as r (remote, version, counts, sender)
  values (p_remote, p_version, p_counts, private.keyed_hash('sender', convert_to('report:' || p_sender, 'UTF8')))
  on conflict (day, remote, version, counts, sender) do update set times = r.times + 1 where r.times < p_at_most;
  return found;
end $$;
comment on function private.count_report is
  'Counts one report of a sender today; false when it has reached its limit.';

create function private.forget_reports(p_at_most int) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  retention_days constant int := 90;
  oldest constant date := private.shop_today() - retention_days;
begin
  delete from private.remote_reporters where ctid in (
    select ctid from private.remote_reporters where day < private.shop_today()
    limit p_at_most for update skip locked);
  delete from public.remote_events where ctid in (
    select ctid from public.remote_events where day < oldest limit p_at_most for update skip locked);
  delete from public.remote_visits where ctid in (
    select ctid from public.remote_visits where day < oldest limit p_at_most for update skip locked);
end $$;
comment on function private.forget_reports is
  'Deletes senders of earlier days and counts older than 90 days: of each table up to so many rows.';

-- Limited by address and network, because a client that reports a thousand crashes is still one client.
create function private.count_visits(p_events jsonb, p_address text, p_network text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  max_visits_per_network constant int := 4;
  reported record;
begin
  -- In one order: two reports that update the same rows wait for each other and do not deadlock.
  for reported in
    select r.remote, r.version, bool_or(r.event <> 'load') as failed
    from jsonb_to_recordset(p_events) as r (remote text, version text, event text)
      join public.remote_versions v using (remote, version)
    group by 1, 2 order by 1, 2
  loop
    continue when exists (
      select from private.remote_reporters r
      where r.day = private.shop_today() and r.remote = reported.remote and r.version = reported.version
        and r.counts = 'visit'
        and r.sender = private.keyed_hash('sender', convert_to('report:address:' || p_address, 'UTF8')));
    continue when not private.count_report(reported.remote, reported.version, 'visit', 'network:' || p_network, max_visits_per_network);
    continue when not private.count_report(reported.remote, reported.version, 'visit', 'address:' || p_address, 1);
    insert into public.remote_visits as v (remote, version, visits, failed)
    values (reported.remote, reported.version, 1, reported.failed::int)
    on conflict (day, remote, version)
    do update set visits = v.visits + 1, failed = v.failed + excluded.failed;
  end loop;
end $$;
comment on function private.count_visits is
  'Counts the visits of a report: one a day, version and address.';

-- The rows of one version are limited, and further events are counted in rows of the route *, so a flood
-- of invented errors hides no count.
create function private.count_events(p_events jsonb, p_network text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  max_rows_per_version constant int := 100;
  max_events_per_network constant int := 300;
  reported record;
begin
  for reported in
    select r.remote, r.version, r.route, r.event, coalesce(r.error, '') as error
    from jsonb_to_recordset(p_events) as r (remote text, version text, route text, event text, error text)
      join public.remote_versions v using (remote, version)
    where r.event is distinct from 'load'
    order by 1, 2, 3, 4, 5
  loop
    continue when not private.count_report(reported.remote, reported.version, 'events', 'network:' || p_network, max_events_per_network);
    update public.remote_events e set times = e.times + 1
    where e.day = private.shop_today() and e.remote = reported.remote
      and e.version = reported.version and e.route = reported.route
      and e.event = reported.event and e.error = reported.error;
    continue when found;
    if max_rows_per_version <= (
      select count(*) from public.remote_events e
      where e.day = private.shop_today() and e.remote = reported.remote and e.version = reported.version)
    then
      reported.route := '*';
      reported.error := '';
    end if;
    insert into public.remote_events as e (remote, version, route, event, error)
    values (reported.remote, reported.version, reported.route, reported.event, reported.error)
    on conflict (day, remote, version, route, event, error) do update set times = e.times + 1;
  end loop;
end $$;
comment on function private.count_events is 'Counts the failures and crashes of a report by version, route and error.';

create function public.report_remotes(p_events jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  max_events constant int := 20;
  -- More than a report adds, so that old rows go even where no publisher runs.
  max_rows_to_delete constant int := 100;
  address constant text := coalesce(private.client_address(), 'unknown');
  network constant text := private.wider_network(address);
begin
  perform private.require_lengths(jsonb_build_object('events', p_events));
  if jsonb_typeof(p_events) is distinct from 'array' or jsonb_array_length(p_events) > max_events then
    raise exception 'invalid_events' using errcode = '22023';
  end if;
  perform private.forget_reports(max_rows_to_delete);
  perform private.count_visits(p_events, address, network);
  perform private.count_events(p_events, network);
end $$;
comment on function public.report_remotes is
  'Counts up to 20 events of a visit, of versions of the site: [{remote, version, route, event, error}]. Deletes some old rows.';
revoke execute on function public.report_remotes from public;
grant execute on function public.report_remotes to anon, authenticated, service_role;

create function public.record_remote_versions(p_versions jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.remote_versions v where not exists (
    select from jsonb_to_recordset(p_versions) as r (remote text, version text)
    where r.remote = v.remote and r.version = v.version);
  insert into public.remote_versions (remote, version)
  select r.remote, r.version from jsonb_to_recordset(p_versions) as r (remote text, version text)
  on conflict do nothing;
end $$;
comment on function public.record_remote_versions is
  'Replaces the versions whose reports are counted: [{remote, version}].';
revoke execute on function public.record_remote_versions from public;
grant execute on function public.record_remote_versions to service_role, publisher;

create function public.forget_remote_reports() returns void
language sql volatile security definer set search_path = ''
as $$ select private.forget_reports(100000) $$;
comment on function public.forget_remote_reports is
  'Deletes old rows of reports: senders of earlier days, counts older than 90 days. Called by the publisher.';
revoke execute on function public.forget_remote_reports from public;
grant execute on function public.forget_remote_reports to service_role, publisher;

create function public.release_reports(p_from date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(counted) order by remote, version), '[]')
  from (
    select remote, version, sum(visits) as visits, sum(failed) as failed
    from public.remote_visits
    where day >= p_from
    group by 1, 2
  ) as counted
$$;
comment on function public.release_reports is
  'The visits since a day by remote and version. Administrators and the service role see rows.';
revoke execute on function public.release_reports from public;
grant execute on function public.release_reports to authenticated, service_role;

-- 900_execute.sql

-- PostgreSQL lets public execute every new function. Those of the schema public revoke it one by one, because
-- other owners may have functions there.

revoke execute on all functions in schema private from public;

-- 910_supabase_schemas.sql

-- What the shop has in the schemas that Supabase owns. Each statement can be repeated, and a project may refuse it (42501)
-- without loss of the others; `npm run shop -- doctor` names what is missing. Schemas that a database lacks are left out:
-- a backend without Storage has no uploads, and without Realtime boards only poll.

do $part$
declare
  part record;
begin
  for part in select * from (values
    ('auth.users', $$
      create or replace trigger tire_shop_sign_up before insert on auth.users
        for each row execute function private.guard_sign_up()$$),
    ('auth.users', $$
      create or replace trigger tire_shop_account_created after insert on auth.users
        for each row execute function private.account_created()$$),
    ('auth.users', $$
      create or replace trigger tire_shop_account_email after update of email on auth.users
        for each row when (old.email is distinct from new.email) execute function private.account_email_changed()$$),

    ('storage.buckets', $$
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('pictures', 'pictures', false, private.picture_bytes(), array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
      on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types$$),
    -- A file's name is its digest: only one that was lost, such as by a restore that has the rows and not the files, is
    -- written again.
    ('storage.objects', $$
      drop policy if exists pictures_upload on storage.objects;
      create policy pictures_upload on storage.objects for insert to authenticated
        with check (bucket_id = 'pictures' and name ~ '^[0-9a-f]{12}$' and (select private.is_admin()))$$),
    ('storage.objects', $$
      drop policy if exists pictures_read on storage.objects;
      create policy pictures_read on storage.objects for select to authenticated
        using (bucket_id = 'pictures' and (select private.is_admin()))$$),
    ('storage.objects', $$
      drop policy if exists pictures_read_with_ticket on storage.objects;
      create policy pictures_read_with_ticket on storage.objects for select to anon
        using (bucket_id = 'pictures' and private.has_picture_ticket(name))$$),
    ('storage.objects', $$
      drop policy if exists pictures_replace on storage.objects;
      create policy pictures_replace on storage.objects for update to authenticated
        using (bucket_id = 'pictures' and (select private.is_admin()))
        with check (bucket_id = 'pictures' and private.keeps_name(id, name) and (select private.is_admin()))$$),
    ('storage.objects', $$
      drop policy if exists pictures_remove on storage.objects;
      create policy pictures_remove on storage.objects for delete to authenticated
        using (bucket_id = 'pictures' and (select private.is_admin())
          and not exists (select from public.pictures p where p.id = objects.name))$$),

    -- Without it, Realtime admits no client to the topic.
    ('realtime.messages', $$
      drop policy if exists "administrators read that bookings changed" on realtime.messages;
      create policy "administrators read that bookings changed" on realtime.messages for select to authenticated
        using (realtime.topic() = 'bookings' and private.is_admin())$$)
  ) as p (target, statement)
  loop
    if to_regclass(part.target) is not null then
      begin
        execute part.statement;
      exception when insufficient_privilege then
        raise warning 'This project refuses a statement on %, and the shop lacks it: %', part.target, part.statement;
      end;
    end if;
  end loop;
end $part$;
