// What Supabase's services have in their schemas, as far as the shop or a backup reads or fills it
// (docs/decisions/backend.md, "The layout of a hosted project").

/** The second factors of accounts, which the embedded backend has not. */
export const MFA_FACTORS = `
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id                 uuid primary key,
    user_id            uuid not null references auth.users (id) on delete cascade,
    friendly_name      text,
    factor_type        auth.factor_type not null,
    status             auth.factor_status not null,
    created_at         timestamptz not null,
    updated_at         timestamptz not null,
    secret             text,
    phone              text,
    last_challenged_at timestamptz unique
  );
  alter table auth.mfa_factors enable row level security;
`;

const OTHER_AUTH_TABLES = [
  'custom_oauth_providers',
  'instances',
  'mfa_challenges',
  'oauth_authorizations',
  'oauth_client_states',
  'oauth_clients',
  'oauth_consents',
  'saml_providers',
  'saml_relay_states',
  'sso_domains',
  'sso_providers',
  'webauthn_challenges',
  'webauthn_credentials',
];

/** Completes the tables of the embedded backend: users, identities, sessions, refresh_tokens, flow_state, audit_log_entries. */
export const AUTH = `
  create or replace function auth.uid() returns uuid language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  create or replace function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), ''))::jsonb $$;
  alter table auth.users
    add column instance_id uuid, add column is_super_admin boolean,
    alter column email_change_token_current set default '', alter column phone_change set default '',
    alter column phone_change_token set default '', alter column reauthentication_token set default '';
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
  alter table auth.sessions drop column aal, add column aal auth.aal_level, add column oauth_client_id uuid;
  alter table auth.refresh_tokens
    add column instance_id uuid, alter column token drop not null, add unique (token),
    alter column user_id type varchar(255);
  alter table auth.identities alter column id set default gen_random_uuid();
  alter table auth.audit_log_entries add column instance_id uuid, alter column ip_address set not null;
  create table auth.schema_migrations (version varchar(255) primary key);
  create table auth.mfa_amr_claims (
    id                    uuid primary key,
    session_id            uuid not null references auth.sessions (id) on delete cascade,
    created_at            timestamptz not null,
    updated_at            timestamptz not null,
    authentication_method text not null,
    unique (session_id, authentication_method)
  );
  create type auth.one_time_token_type as enum ('confirmation_token', 'reauthentication_token', 'recovery_token',
    'email_change_token_new', 'email_change_token_current', 'phone_change_token');
  create table auth.one_time_tokens (
    id         uuid primary key,
    user_id    uuid not null references auth.users (id) on delete cascade,
    token_type auth.one_time_token_type not null,
    token_hash text not null check (token_hash <> ''),
    relates_to text not null,
    created_at timestamp not null default now(),
    updated_at timestamp not null default now(),
    unique (user_id, token_type)
  );
  ${MFA_FACTORS}
  ${OTHER_AUTH_TABLES.map((name) => `create table auth.${name} (id uuid primary key);`).join('\n')}
`;

/** The Auth service numbers them; the embedded backend, where it stands for the service, writes a UUID. */
export const NUMBERED_REFRESH_TOKENS =
  'alter table auth.refresh_tokens drop column id, add column id bigserial primary key;';

/** Completes the tables of the embedded backend: buckets and objects. */
export const STORAGE = `
  create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  alter table storage.buckets
    add column avif_autodetection boolean default false, add column type storage.buckettype not null default 'STANDARD',
    add column versioning_status text not null default 'DISABLED';
  alter table storage.objects
    add column archived_at timestamptz, add column is_delete_marker boolean not null default false,
    add column is_versioned boolean not null default false;
  create table storage.migrations (
    id integer primary key, name varchar(100) unique not null, hash varchar(40) not null,
    executed_at timestamp default current_timestamp);
  create table storage.buckets_analytics (id text primary key, type storage.buckettype not null default 'ANALYTICS');
  create table storage.buckets_vectors (id text primary key, type storage.buckettype not null default 'VECTOR');
  create table storage.vector_indexes (
    id text primary key default gen_random_uuid(), bucket_id text not null references storage.buckets_vectors (id));
  create table storage.s3_multipart_uploads (id text primary key, bucket_id text not null references storage.buckets (id));
  create table storage.s3_multipart_uploads_parts (
    id uuid primary key default gen_random_uuid(),
    upload_id text not null references storage.s3_multipart_uploads (id) on delete cascade);
  create function storage.protect_delete() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
      raise exception 'Rows of storage are deleted through the Storage service' using errcode = '42501';
    end if;
    return null;
  end $$;
  create trigger protect_buckets_delete before delete on storage.buckets
    for each statement execute function storage.protect_delete();
  create trigger protect_objects_delete before delete on storage.objects
    for each statement execute function storage.protect_delete();
`;

/** The messages of the Realtime service, which the embedded backend has not, with partitions for these days. */
export const REALTIME = `
  create schema realtime;
  create table realtime.messages (
    topic          text not null,
    extension      text not null,
    payload        jsonb,
    event          text,
    private        boolean default false,
    updated_at     timestamp not null default now(),
    inserted_at    timestamp not null default now(),
    id             uuid not null default gen_random_uuid(),
    binary_payload bytea,
    primary key (id, inserted_at)
  ) partition by range (inserted_at);
  create table realtime.messages_these_days partition of realtime.messages for values from ('2026-01-01') to ('2126-01-01');
  alter table realtime.messages enable row level security;
  create function realtime.topic() returns text language sql stable
    as $topic$ select nullif(current_setting('realtime.topic', true), '') $topic$;
  create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql as $send$
  declare
    message constant uuid := gen_random_uuid();
  begin
    perform set_config('realtime.topic', topic, true);
    insert into realtime.messages (id, payload, event, topic, private, extension)
    values (message, jsonb_build_object('id', message) || payload, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
  end $send$;
`;
