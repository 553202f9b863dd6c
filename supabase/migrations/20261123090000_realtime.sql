-- A hosted project's Realtime service tells open boards that a booking or a hold has changed. The message is
-- empty: boards then read what they may. The embedded backend has no such service; boards there only poll.

create function private.announce_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- PL/pgSQL plans a statement when it is first executed.
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    perform realtime.send('{}', 'changed', 'bookings', true);
  end if;
  return null;
end $$;
comment on function private.announce_change() is 'Sends an empty message to the private topic bookings of a hosted project.';
revoke execute on function private.announce_change() from public, anon, authenticated, service_role;

create trigger announce_change after insert or update or delete on public.bookings
for each statement execute function private.announce_change();
create trigger announce_change after insert or update or delete on public.holds
for each statement execute function private.announce_change();

do $$
begin
  if to_regclass('realtime.messages') is null then
    return;
  end if;
  create policy "administrators read that bookings changed" on realtime.messages
  for select to authenticated
  using (realtime.topic() = 'bookings' and private.is_admin());
exception
  -- Realtime then admits nobody, and boards poll as on the embedded backend.
  when insufficient_privilege then
    raise warning 'Boards poll: this project does not allow policies on realtime.messages';
end $$;
