-- Boards poll one number that every change of bookings, holds and their tires moves
-- (docs/decisions/schedule-and-bookings.md): the newest row and the number of rows are the same again when tires
-- are added and removed between two polls. A hosted project's Realtime service also sends open boards a message. It
-- is empty: boards then read what they may. The embedded backend has no such service; boards there only poll.

create table private.board_version (
  is_only boolean primary key default true check (is_only),
  number  bigint not null default 0
);
comment on table private.board_version is 'One row with the number of changes of what boards show.';
comment on column private.board_version.is_only is 'True: there is one row.';
comment on column private.board_version.number is 'Increases with each statement that changes rows of bookings, holds or their tires, when its transaction is committed.';

alter table private.board_version enable row level security;

insert into private.board_version default values;

-- Not a sequence: it would increase before the change can be read. All who update the row have the lock on bookings.
create function private.announce_change() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Hosted projects refuse an update without a condition.
  update private.board_version set number = number + 1 where is_only;
  -- PL/pgSQL plans a statement when it is first executed.
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    begin
      perform realtime.send('{}', 'changed', 'bookings', true);
    exception when others then
      -- Boards poll: a message that is not sent must not undo what it announces.
      raise warning 'realtime.send: %', sqlerrm;
    end;
  end if;
end $$;
comment on function private.announce_change is
  'Increases the version of the board, and sends an empty message to the private topic bookings of a hosted project.';

create function private.announce_changed_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A statement of an account whose rows the policies hide changes none.
  if exists (select from changed) then
    perform private.announce_change();
  end if;
  return null;
end $$;
comment on function private.announce_changed_rows is 'Calls announce_change where a statement changed rows.';
-- A trigger that reads the changed rows is for one event only.
create trigger holds_after_insert after insert on public.holds referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger holds_after_update after update on public.holds referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger holds_after_delete after delete on public.holds referencing old table as changed
  for each statement execute function private.announce_changed_rows();
create trigger booking_tires_after_insert after insert on public.booking_tires referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger booking_tires_after_update after update on public.booking_tires referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger booking_tires_after_delete after delete on public.booking_tires referencing old table as changed
  for each statement execute function private.announce_changed_rows();

-- It refuses nobody: the last poll of a board may come after its session has ended.
create function public.board_version() returns bigint
language sql stable security definer set search_path = ''
as $$ select v.number from private.board_version v where private.is_admin() $$;
comment on function public.board_version is
  'For staff, a number that is another one after each change of bookings, holds or the tires of bookings; null for other accounts.';
revoke execute on function public.board_version from public;
grant execute on function public.board_version to authenticated;
