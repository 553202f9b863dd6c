const ROLES = ['anon', 'authenticated', 'service_role'];

const createRole = (role: string) => `
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role} nologin noinherit${role === 'service_role' ? ' bypassrls' : ''};
  end if;`;

/** What a hosted project contains before its first migration and lite's schema lacks. Can be repeated. */
export const HOSTED_BASELINE = `
do $$ begin${ROLES.map(createRole).join('')}
end $$;
create schema if not exists extensions;
grant usage on schema public, auth, extensions to ${ROLES.join(', ')};
revoke create on schema public from public;
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;
