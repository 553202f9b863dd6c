import type { Db } from './db.ts';
import { AUTH, NUMBERED_REFRESH_TOKENS, REALTIME, STORAGE } from './hostedSchemas.ts';
import { loadLite } from './nativeModules.ts';

/** The superuser of a hosted project, whom only Supabase's own services use. */
export const SUPERUSER = 'supabase_admin';

/** The role of the Auth service, which owns the tables of `auth`. */
export const AUTH_ADMIN = 'supabase_auth_admin';

const OWNERS = {
  auth: AUTH_ADMIN,
  storage: 'supabase_storage_admin',
  realtime: 'supabase_realtime_admin',
};

/** With whom each service connects that may run on the database. */
export const SERVICE_ROLES = { auth: OWNERS.auth, rest: 'authenticator', storage: OWNERS.storage };

const API = 'anon, authenticated, service_role';

const ROLES = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role ${SERVICE_ROLES.rest} login noinherit;
  create role dashboard_user nologin createdb createrole replication;
  create role ${OWNERS.auth} login noinherit createrole;
  create role ${OWNERS.storage} login noinherit createrole;
  create role ${OWNERS.realtime} nologin noinherit;
  create role postgres login nosuperuser createdb createrole replication bypassrls;
  grant ${API} to ${SERVICE_ROLES.rest}, ${OWNERS.storage};
  grant ${API} to postgres with admin option;
  grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
  grant set on parameter session_replication_role to postgres;
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter role ${OWNERS.auth} set search_path = auth;
  alter role ${OWNERS.storage} set search_path = storage;
  grant create on database postgres to ${OWNERS.auth}, ${OWNERS.storage};
  alter database postgres owner to postgres;
  create schema extensions;
  create extension "uuid-ossp" with schema extensions;
  create extension pgcrypto with schema extensions;
  alter role postgres set search_path to "$user", public, extensions;
  grant all on schema extensions to postgres;
  grant usage on schema public, extensions to ${API};
  create publication supabase_realtime;
`;

const KINDS = ['tables', 'functions', 'sequences'];

const defaultGrants = (owner: string, schema: string) =>
  KINDS.map(
    (kind) => `alter default privileges for role ${owner} in schema ${schema}
      grant all on ${kind} to postgres, ${API};`,
  ).join('\n');

/** Each service's role owns what is in its schema, the schema itself excepted. */
const OWNERSHIP = Object.entries(OWNERS)
  .map(
    ([schema, owner]) => `
  do $$
  declare
    object text;
  begin
    for object in
      select format('table %s', oid::regclass) from pg_class
      where relnamespace = '${schema}'::regnamespace and relkind in ('r', 'p')
      union all
      select format('function %s', oid::regprocedure) from pg_proc where pronamespace = '${schema}'::regnamespace
      union all
      select format('type %s', oid::regtype) from pg_type where typnamespace = '${schema}'::regnamespace and typtype = 'e'
    loop
      execute format('alter %s owner to ${owner}', object);
    end loop;
  end $$;
  grant all on schema ${schema} to ${owner};
  grant usage on schema ${schema} to postgres, ${API};`,
  )
  .join('\n');

const RIGHTS = `
  do $$
  declare
    t regclass;
  begin
    for t in select oid from pg_class where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and relkind = 'r'
    loop
      execute format('alter table %s enable row level security', t);
    end loop;
  end $$;
  grant usage on schema realtime to postgres with grant option;
  grant select, insert, update on realtime.messages to postgres, ${API};
`;

const AUTH_RIGHTS = `
  grant all on all tables in schema auth to postgres, dashboard_user;
  grant all on all sequences in schema auth to postgres, dashboard_user;
  grant all on all routines in schema auth to postgres, dashboard_user;
  revoke all on auth.schema_migrations from postgres, dashboard_user;
`;

/** Without tables so far: the service creates them, and grants the rest. */
const RUNNING_AUTH = `
  create schema auth;
  ${KINDS.map(
    (kind) => `alter default privileges for role ${OWNERS.auth} in schema auth
      grant all on ${kind} to postgres, dashboard_user;`,
  ).join('\n')}
`;

const STORAGE_RIGHTS = `
  grant all on storage.buckets, storage.objects to postgres with grant option;
  grant all on storage.buckets, storage.objects, storage.buckets_analytics,
    storage.s3_multipart_uploads, storage.s3_multipart_uploads_parts to ${API}, postgres;
  grant select on storage.buckets_vectors, storage.vector_indexes to ${API};
`;

/**
 * What supautils does with its setting policy_grants: for the time of a statement about policies it acts as the owner
 * of the table. There, the setting names the tables.
 */
const POLICY_GRANTS = `
  create function extensions.act_as_owners() returns event_trigger language plpgsql security definer set search_path = ''
  as $$
  begin
    if session_user <> 'postgres' then
      return;
    end if;
    if tg_event = 'ddl_command_start' then
      grant ${Object.values(OWNERS).join(', ')} to postgres;
    else
      revoke ${Object.values(OWNERS).join(', ')} from postgres;
    end if;
  end $$;
  create event trigger policies_begin on ddl_command_start when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
    execute function extensions.act_as_owners();
  create event trigger policies_end on ddl_command_end when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
    execute function extensions.act_as_owners();
`;

/** PostgREST reads the schema again when it is notified. */
const SCHEMA_WATCH = `
  create function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql
  as $$ begin notify pgrst, 'reload schema'; end $$;
  create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
`;

export interface HostedLayout {
  /** Services that run on this database. Auth and Storage create the tables of their schemas when they start. */
  running?: readonly (keyof typeof SERVICE_ROLES)[];
  /** The embedded backend stands for the Auth service: it writes a UUID as the id of a refresh token. */
  isAuthEmbedded?: boolean;
  /** A project from before May 2026 that was not changed: new objects of `public` are granted to the API's roles. */
  grantsByDefault?: boolean;
  /** Policies on tables that Supabase owns are refused with 42501, as since 2025 in some projects. */
  refusesPolicies?: boolean;
}

/**
 * Makes an empty database that of a hosted project before its first migration. The migrations then run as `postgres`,
 * which is no superuser there and no member of the services' roles.
 * @param admin a connection as SUPERUSER
 */
export async function createHostedLayout(
  admin: Db,
  { running = [], isAuthEmbedded, grantsByDefault, refusesPolicies }: HostedLayout = {},
): Promise<void> {
  const { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } = await loadLite();
  await admin.run(ROLES);
  const isRunning = new Set(running);
  if (isRunning.has('auth')) {
    await admin.run(RUNNING_AUTH);
  } else {
    await admin.run(SUPABASE_AUTH_HELPERS_SQL + getAuthSchemaSql() + AUTH);
    if (!isAuthEmbedded) await admin.run(NUMBERED_REFRESH_TOKENS);
  }
  await admin.run(
    isRunning.has('storage') ? 'create schema storage;' : getStorageSchemaSql() + STORAGE,
  );
  await admin.run(REALTIME);
  await admin.run(OWNERSHIP + RIGHTS);
  if (!isRunning.has('auth')) await admin.run(AUTH_RIGHTS);
  if (!isRunning.has('storage')) await admin.run(STORAGE_RIGHTS);
  await admin.run(
    ['postgres', OWNERS.storage].map((owner) => defaultGrants(owner, 'storage')).join('\n'),
  );
  await admin.run(defaultGrants(SUPERUSER, 'public'));
  if (grantsByDefault) await admin.run(defaultGrants('postgres', 'public'));
  if (!refusesPolicies) await admin.run(POLICY_GRANTS);
  if (isRunning.has('rest')) await admin.run(SCHEMA_WATCH);
}
