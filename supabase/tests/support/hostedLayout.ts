import type { Db } from './db.ts';
import { loadLite } from './nativeModules.ts';

/** The superuser of a hosted project, whom only Supabase's own services use. */
export const SUPERUSER = 'supabase_admin';

/** The role of the Auth service, which owns the schema `auth`. */
export const AUTH_ADMIN = 'supabase_auth_admin';

// As in the init scripts and migrations of github.com/supabase/postgres, without the extensions that
// Debian's PostgreSQL lacks.
const ROLES = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role authenticator login noinherit;
  create role ${AUTH_ADMIN} login noinherit;
  create role postgres login nosuperuser createdb createrole replication bypassrls;
  grant anon, authenticated, service_role to authenticator, postgres;
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter database postgres owner to postgres;
  create schema extensions;
  create extension "uuid-ossp" with schema extensions;
  create extension pgcrypto with schema extensions;
  alter role postgres set search_path to "$user", public, extensions;
  grant all on schema extensions to postgres;
  grant usage on schema public, extensions to anon, authenticated, service_role;
`;

const DEFAULT_PRIVILEGES = ['postgres', SUPERUSER]
  .flatMap((owner) =>
    ['tables', 'functions', 'sequences'].map(
      (kind) => `alter default privileges for role ${owner} in schema public
        grant all on ${kind} to postgres, anon, authenticated, service_role;`,
    ),
  )
  .join('\n');

/**
 * The second factors of accounts, which the embedded backend has not: the columns of the Auth service's
 * migrations that the rules read or that may not be empty. Row level security is on and has no policy.
 */
export const MFA_FACTORS = `
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id            uuid primary key,
    user_id       uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type   auth.factor_type not null,
    status        auth.factor_status not null,
    created_at    timestamptz not null default now(),
    updated_at    timestamptz not null default now()
  );
  alter table auth.mfa_factors enable row level security;
`;

/**
 * Messages of the Realtime service, which the embedded backend has not: the columns that broadcasting
 * uses, and its functions without partitions and without catching errors.
 */
export const REALTIME = `
  create schema realtime;
  create table realtime.messages (
    id        uuid primary key default gen_random_uuid(),
    topic     text not null,
    extension text not null,
    event     text,
    payload   jsonb,
    private   boolean not null default false
  );
  alter table realtime.messages enable row level security;
  create function realtime.topic() returns text language sql stable
    as $topic$ select nullif(current_setting('realtime.topic', true), '') $topic$;
  create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
    returns void language sql
    as $send$ insert into realtime.messages (payload, event, topic, private, extension)
      values (payload, event, topic, private, 'broadcast') $send$;
`;

const FOREIGN_REALTIME = `
  create role supabase_realtime_admin nologin noinherit;
  grant supabase_realtime_admin to postgres;
  alter table realtime.messages owner to supabase_realtime_admin;
  grant usage on schema realtime to postgres, anon, authenticated, service_role;
  grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;
`;

// There, `postgres` may create policies on these tables without being a member of their owner.
const FOREIGN_STORAGE = `
  create role supabase_storage_admin nologin noinherit;
  grant supabase_storage_admin to postgres;
  alter table storage.buckets owner to supabase_storage_admin;
  alter table storage.objects owner to supabase_storage_admin;
  alter schema storage owner to supabase_storage_admin;
  grant usage on schema storage to postgres, anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;
`;

// The owner of the site may read and change accounts, but can create nothing in the schema.
const FOREIGN_AUTH = `
  do $$
  declare
    object text;
  begin
    for object in
      select format('table %s', oid::regclass) from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'
      union all
      select format('function %s', oid::regprocedure) from pg_proc where pronamespace = 'auth'::regnamespace
    loop
      execute format('alter %s owner to ${AUTH_ADMIN}', object);
    end loop;
  end $$;
  alter schema auth owner to ${AUTH_ADMIN};
  grant usage on schema auth to postgres, anon, authenticated, service_role;
  grant all on all tables in schema auth to postgres;
  grant all on all sequences in schema auth to postgres;
  grant all on all routines in schema auth to postgres;
`;

/**
 * Makes an empty database that of a hosted project before its first migration. The migrations then run
 * as `postgres`, which is not a superuser there.
 * @param admin a connection as SUPERUSER
 */
export async function createHostedLayout(admin: Db): Promise<void> {
  const { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } = await loadLite();
  await admin.run(ROLES + DEFAULT_PRIVILEGES);
  await admin.run(SUPABASE_AUTH_HELPERS_SQL);
  await admin.run(getAuthSchemaSql());
  await admin.run(MFA_FACTORS);
  await admin.run(FOREIGN_AUTH);
  await admin.run(getStorageSchemaSql() + FOREIGN_STORAGE);
  await admin.run(REALTIME + FOREIGN_REALTIME);
}
