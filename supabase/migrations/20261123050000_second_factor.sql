-- An administrator who has a second factor has rights only in sessions that were confirmed with it.

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.admins a where a.user_id = auth.uid()) then
    return false;
  end if;
  -- Only a Supabase project has this table. PL/pgSQL plans a statement when it is first executed.
  if coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end $$;
comment on function private.is_admin() is 'True when the caller is an administrator, and was asked for the second factor if the account has one. Looked up on every call, so that a removed administrator loses the rights at once.';

-- Without this permission, is_admin() would fail for each administrator who signs in.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null
    and not has_table_privilege('auth.mfa_factors', 'select') then
    raise exception 'The owner of private.is_admin() may not read auth.mfa_factors';
  end if;
end $$;
