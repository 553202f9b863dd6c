-- Accounts (user_profiles), administrators (admins) and invitations (docs/decisions/abuse-and-accounts.md): the first
-- sign-up never opens again, an invitation opens it for one address, granting rights asks for the password, and a
-- session that was signed out has no rights.

create table public.user_profiles (
  id         uuid primary key references auth.users (id) on delete cascade,
  email      text not null default '',
  is_admin   boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.user_profiles is 'One row per account, written by triggers; no client can write it.';
comment on column public.user_profiles.id is 'The account in auth.users.';
comment on column public.user_profiles.email is 'Copy of the account''s e-mail address.';
comment on column public.user_profiles.is_admin is 'True exactly when admins has a row for this account; computed on every write.';
comment on column public.user_profiles.created_at is 'When the profile was created.';

alter table public.user_profiles enable row level security;
create policy user_profiles_read on public.user_profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
grant select on public.user_profiles to authenticated, service_role;

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

create trigger admins_audit_insert after insert on public.admins
  for each row when (new.user_id is not null) execute function private.write_audit('{}');
create trigger admins_audit_delete after delete on public.admins
  for each row when (old.user_id is not null) execute function private.write_audit('{}');

-- Profiles follow the accounts --------------------------------------------------------------------

create function private.keep_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_profiles (id, email) values (new.id, coalesce(new.email, ''))
  on conflict (id) do update set email = excluded.email;
  return null;
end $$;
comment on function private.keep_profile is
  'Creates the profile of a new account and copies changes of its e-mail address.';
create trigger tire_shop_account_created after insert on auth.users
  for each row execute function private.keep_profile();
create trigger tire_shop_account_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.keep_profile();

-- Accounts from before.
insert into public.user_profiles (id, email)
select u.id, coalesce(u.email, '') from auth.users u on conflict do nothing;

create function private.mirror_is_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.is_admin := exists (select from public.admins a where a.user_id = new.id);
  return new;
end $$;
comment on function private.mirror_is_admin is 'Computes is_admin from admins, whatever was written.';
create trigger user_profiles_mirror before insert or update on public.user_profiles
  for each row execute function private.mirror_is_admin();

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
create trigger admins_guard_insert before insert on public.admins
  for each row execute function private.guard_admin_insert();

create function private.refuse_admin_update() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'admins_cannot_change' using errcode = '42501';
end $$;
comment on function private.refuse_admin_update is
  'Rejects every update: rows of admins are inserted and deleted only.';
create trigger admins_refuse_update before update on public.admins
  for each row execute function private.refuse_admin_update();

create function private.mirror_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_profiles set is_admin = default where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
comment on function private.mirror_admin is 'Updates the profile, so that its own trigger computes is_admin again.';
create trigger admins_mirror after insert or delete on public.admins
  for each row execute function private.mirror_admin();

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
create trigger admins_keep_marker after insert or delete on public.admins
  for each statement execute function private.keep_marker();

-- Invitations, and who may sign up ----------------------------------------------------------------

create table public.invitations (
  id         uuid primary key default gen_random_uuid(),
  email      text not null,
  language   text not null,
  invited_by uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  constraint invitations_email check (char_length(email) <= 254 and private.is_email(email) and email = lower(email)),
  constraint invitations_language check (language in ('en', 'es')),
  constraint invitations_expires check (expires_at > created_at),
  constraint invitations_email_once unique (email)
);
comment on table public.invitations is 'Colleagues who were invited and have no account yet. The secret of the link is derived from the id and not stored.';
comment on column public.invitations.id is 'Generated by the database.';
comment on column public.invitations.email is 'The only address that may sign up with it, in lower case.';
comment on column public.invitations.language is 'Locale of the message: en or es.';
comment on column public.invitations.invited_by is 'The administrator; an invitation ends with that account.';
comment on column public.invitations.created_at is 'When it was made.';
comment on column public.invitations.expires_at is 'From then on it is not accepted.';

alter table public.invitations enable row level security;
create policy invitations_read on public.invitations for select to authenticated
  using ((select private.is_admin()));
create policy invitations_remove on public.invitations for delete to authenticated
  using ((select private.is_admin()));
grant select, delete on public.invitations to authenticated;

create trigger invitations_audit after insert or delete on public.invitations
  for each row execute function private.write_audit('{email}');

create function private.invitation_token(p_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select left(encode(private.keyed_hash('cancel_token', convert_to('invitation:' || p_id, 'UTF8')), 'hex'), 32) $$;
comment on function private.invitation_token is 'The secret of the link of an invitation.';

create function private.find_invitation(p_email text, p_token text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select i.id from public.invitations i
  where i.email = lower(p_email) and i.expires_at > now() and p_token = private.invitation_token(i.id)
    and exists (select from public.admins a where a.user_id = i.invited_by)
$$;
comment on function private.find_invitation is
  'The open invitation of this address with this secret; null when its administrator has no rights any more.';

create function public.invite_admin(p_email text, p_language text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_open constant int := 20;
  address text;
  invitation public.invitations;
  broken_constraint text;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('email', p_email, 'language', p_language));
  perform private.require_password();
  address := lower(btrim(p_email));
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
comment on function public.invite_admin is
  'Invites a colleague, who becomes administrator by signing up with this address and the returned secret within seven days; replaces an earlier invitation. Rejects with password_needed, account_exists, rate_limited or invalid_….';
revoke execute on function public.invite_admin from public;
grant execute on function public.invite_admin to authenticated;

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
create trigger tire_shop_sign_up before insert on auth.users
  for each row execute function private.guard_sign_up();

create function private.accept_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  invitation constant uuid := private.find_invitation(new.email, new.raw_user_meta_data::jsonb ->> 'invitation');
begin
  if invitation is not null then
    delete from public.invitations i where i.id = invitation;
    insert into public.admins (user_id) values (new.id);
  end if;
  return null;
end $$;
comment on function private.accept_invitation is
  'Makes an invited account an administrator; its invitation is used up.';
-- After tire_shop_account_created, by its name: the profile exists.
create trigger tire_shop_invited after insert on auth.users
  for each row execute function private.accept_invitation();

-- Messages about accounts -------------------------------------------------------------------------

-- The Auth service stores its secret after it has handed over the message, and it is read when that is claimed.
create function private.tell_account(p_kind text, p_account uuid, p_recipient text, p_language text) returns void
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
comment on function private.tell_account is
  'Writes a message of the embedded Auth service: an account forgot its password (account_recovery), or confirms a new address (account_email). At most five an hour.';

create function private.tell_invited() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (kind, invitation_id, recipient, language, facts, due_at, next_attempt_at, expires_at)
  values ('account_invitation', new.id, new.email, new.language,
    jsonb_build_object('invited_by', (select u.email from auth.users u where u.id = new.invited_by)),
    private.shop_now(), private.shop_now(), private.shop_now() + interval '7 days');
  return null;
end $$;
comment on function private.tell_invited is 'Writes the message to an invited colleague.';
create trigger invitations_tell after insert on public.invitations
  for each row execute function private.tell_invited();
