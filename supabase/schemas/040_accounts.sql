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
