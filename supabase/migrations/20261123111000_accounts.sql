-- Accounts look after themselves (docs/decisions/abuse-and-accounts.md): the first sign-up never opens
-- again, an invitation opens it for one address, granting rights asks for the password, and a session that
-- was signed out has no rights. Only expands (docs/decisions/releases.md): earlier releases of the page of
-- users grant rights shortly after a sign-in.

-- The first sign-up never opens again --------------------------------------------------------------

create or replace function private.admin_exists() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.admins) $$;
comment on function private.admin_exists() is 'True once an administrator has registered: the marker row stays after the last account was deleted.';
comment on table public.admins is
  'One row per administrator, and one marker row without user_id once there was one. Other roles can read and count only the marker: it says that the first sign-up is over, not who made it.';

create or replace function private.keep_marker() returns trigger
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
comment on function private.keep_marker() is 'Adds the marker row, and rejects the removal of the last administrator through the API. Deleting accounts leaves the marker: only an operator who deletes it too opens the first sign-up again.';

-- Sessions -----------------------------------------------------------------------------------------

-- Without this permission, is_admin() would fail for each administrator who signs in.
do $$
begin
  if not has_table_privilege('auth.sessions', 'select') then
    raise exception 'The owner of private.is_admin() may not read auth.sessions';
  end if;
end $$;

create function private.session_start() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select s.created_at from auth.sessions s
  where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and s.user_id = auth.uid()
$$;
comment on function private.session_start() is 'When the caller signed in; null when this session was signed out, and for tokens without a session.';

create or replace function private.is_admin() returns boolean
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
comment on function private.is_admin() is 'True when the caller is an administrator in a session that was not signed out, and was asked for the second factor if the account has one. Looked up on every call, so that a removed administrator loses the rights at once.';

create function private.require_password() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(private.session_start() < now() - interval '5 minutes', true) then
    raise exception 'password_needed' using errcode = '42501';
  end if;
end $$;
comment on function private.require_password() is 'Rejects callers who signed in more than five minutes ago: a browser that was left open can give no rights.';

create or replace function private.guard_admin_insert() returns trigger
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
comment on function private.guard_admin_insert() is 'The first administrator registers their own account; an administrator who has just entered the password adds all others.';

-- Invitations --------------------------------------------------------------------------------------

create table public.invitations (
  id         uuid primary key default gen_random_uuid(),
  email      text not null,
  language   text not null,
  invited_by uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  constraint invitations_email    check (char_length(email) <= 254 and private.is_email(email) and email = lower(email)),
  constraint invitations_language check (language in ('en', 'es')),
  constraint invitations_expires  check (expires_at > created_at),
  constraint invitations_email_once unique (email)
);
alter table public.invitations enable row level security;
comment on table public.invitations is 'Colleagues who were invited and have no account yet. The secret of the link is derived from the id and not stored.';
comment on column public.invitations.id is 'Generated by the database.';
comment on column public.invitations.email is 'The only address that may sign up with it, in lower case.';
comment on column public.invitations.language is 'Locale of the message: en or es.';
comment on column public.invitations.invited_by is 'The administrator; an invitation ends with that account.';
comment on column public.invitations.created_at is 'When it was made.';
comment on column public.invitations.expires_at is 'From then on it is not accepted.';

create function private.invitation_token(p_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select left(encode(private.keyed_hash('cancel_token', convert_to('invitation:' || p_id, 'UTF8')), 'hex'), 32) $$;
comment on function private.invitation_token(uuid) is 'The secret of the link of an invitation.';

create function private.find_invitation(p_email text, p_token text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select i.id from public.invitations i
  where i.email = lower(p_email) and i.expires_at > now() and p_token = private.invitation_token(i.id)
    and exists (select from public.admins a where a.user_id = i.invited_by)
$$;
comment on function private.find_invitation(text, text) is 'The open invitation of this address with this secret; null when its administrator has no rights any more.';

create function public.invite_admin(p_email text, p_language text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_open constant int := 20;
  address constant text := lower(btrim(p_email));
  invitation public.invitations;
  broken_constraint text;
begin
  perform private.require_admin();
  perform private.require_password();
  perform private.take_lock('admins');
  delete from public.invitations i where i.expires_at <= now() or i.email = address;
  if exists (select from public.user_profiles u where lower(u.email) = address) then
    raise exception 'account_exists' using errcode = 'PT409';
  end if;
  if (select count(*) from public.invitations) >= most_open then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  insert into public.invitations (email, language, invited_by) values (address, p_language, auth.uid())
  returning * into invitation;
  return json_build_object('id', invitation.id, 'token', private.invitation_token(invitation.id));
exception
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'invitations_', 'invalid_') using errcode = '22023';
end $$;
comment on function public.invite_admin(text, text) is 'Invites a colleague, who becomes administrator by signing up with this address and the returned secret within seven days; replaces an earlier invitation. Rejects with password_needed, account_exists, rate_limited or invalid_….';
