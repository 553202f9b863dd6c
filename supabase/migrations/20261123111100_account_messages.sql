-- Messages about accounts, and who may sign up (docs/decisions/abuse-and-accounts.md).

-- Messages about accounts ---------------------------------------------------------------------------

-- Other kinds of messages stay as they are.
do $$
declare
  kinds constant text := (select pg_get_constraintdef(c.oid) from pg_constraint c where c.conname = 'outbox_kind');
begin
  alter table private.outbox drop constraint outbox_kind;
  execute 'alter table private.outbox add constraint outbox_kind '
    || replace(kinds, 'ARRAY[', $kinds$ARRAY['account_recovery'::text, 'account_email'::text, 'account_invitation'::text, $kinds$);
end $$;
alter table private.outbox
  add column account_id    uuid references auth.users (id) on delete cascade,
  add column invitation_id uuid references public.invitations (id) on delete cascade,
  drop constraint outbox_about,
  add constraint outbox_about check (num_nonnulls(booking_id, contact_message_id, account_id, invitation_id) = 1);
create index outbox_by_account on private.outbox (account_id);
create index outbox_by_invitation on private.outbox (invitation_id);
comment on column private.outbox.account_id is 'The account that it is about.';
comment on column private.outbox.invitation_id is 'The invitation that it is about; deleting that deletes the row.';

create or replace function private.outbox_token(p_message private.outbox) returns text
language sql stable security definer set search_path = ''
as $$
  select case (p_message).kind
    when 'account_recovery' then (
      select u.recovery_token from auth.users u
      where u.id = (p_message).account_id and lower(u.email) = lower((p_message).recipient))
    when 'account_email' then (
      select u.email_change_token_new from auth.users u
      where u.id = (p_message).account_id and lower(u.email_change) = lower((p_message).recipient))
    when 'account_invitation' then private.invitation_token((p_message).invitation_id)
    else (
      select private.cancel_token(b.idempotency_key)
        || case when b.held_until is null then '' else '-' || private.contact_token(b.idempotency_key) end
      from public.bookings b where b.id = (p_message).booking_id)
  end
$$;
comment on function private.outbox_token(private.outbox) is 'The secret in the link of a message: that of the manage link, with both tokens while the booking is held, of an invitation, or of the Auth service.';

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
comment on function private.tell_account(text, uuid, text, text) is 'Writes a message of the embedded Auth service: an account forgot its password (account_recovery), or confirms a new address (account_email). At most five an hour.';

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
comment on function private.tell_invited() is 'Writes the message to an invited colleague.';
create trigger invitations_tell after insert on public.invitations
  for each row execute function private.tell_invited();

-- Who may sign up ----------------------------------------------------------------------------------

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
comment on function private.sign_up_problem(text, jsonb) is 'Why this address may not sign up now, as the Auth service names it; null when it may: as the first administrator, or with an invitation in the metadata.';

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
comment on function private.guard_sign_up() is 'Closes the sign-ups of a Supabase project once an administrator exists, whatever its settings are.';
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
comment on function private.accept_invitation() is 'Makes an invited account an administrator; its invitation is used up.';
-- After tire_shop_account_created, by its name: the profile exists.
create trigger tire_shop_invited after insert on auth.users
  for each row execute function private.accept_invitation();

-- Who may do what ----------------------------------------------------------------------------------

create policy invitations_read on public.invitations for select to authenticated
  using ((select private.is_admin()));
create policy invitations_remove on public.invitations for delete to authenticated
  using ((select private.is_admin()));
create trigger invitations_audit after insert or delete on public.invitations
  for each row execute function private.write_audit('{email}');

revoke all on public.invitations from public, anon, authenticated, service_role;
grant select, delete on public.invitations to authenticated;
revoke execute on function
  private.session_start(), private.require_password(), private.invitation_token(uuid), private.find_invitation(text, text),
  private.tell_account(text, uuid, text, text), private.tell_invited(),
  private.sign_up_problem(text, jsonb), private.guard_sign_up(), private.accept_invitation()
  from public, anon, authenticated, service_role;
revoke execute on function public.invite_admin(text, text) from public, anon, authenticated, service_role;
grant execute on function public.invite_admin(text, text) to authenticated;
