-- Boards poll one number that every change of bookings, holds and their tires moves
-- (docs/decisions/schedule-and-bookings.md): the newest row and the number of rows are the same again when
-- tires are added and removed between two polls. Only expands (docs/decisions/releases.md).

create table private.board_version (
  is_only boolean primary key default true check (is_only),
  number  bigint not null default 0
);
alter table private.board_version enable row level security;
comment on table private.board_version is 'One row with the number of changes of what boards show.';
comment on column private.board_version.is_only is 'True: there is one row.';
comment on column private.board_version.number is 'Increases with each statement that changes rows of bookings, holds or their tires, when its transaction is committed.';
insert into private.board_version default values;
revoke all on private.board_version from public, anon, authenticated, service_role;

-- Not a sequence: it would increase before the change can be read. All who update the row have the lock on bookings.
create or replace function private.announce_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A statement of an account whose rows the policies hide changes none.
  if not exists (select from changed) then
    return null;
  end if;
  -- Hosted projects refuse an update without a condition.
  update private.board_version set number = number + 1 where is_only;
  -- PL/pgSQL plans a statement when it is first executed.
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    perform realtime.send('{}', 'changed', 'bookings', true);
  end if;
  return null;
end $$;
comment on function private.announce_change() is 'Where a statement changed rows, increases the version of the board, and sends an empty message to the private topic bookings of a hosted project.';

-- A trigger that reads the changed rows is for one event only.
do $$
declare
  watched text;
begin
  foreach watched in array '{bookings,holds,booking_tires}'::text[] loop
    execute format('drop trigger announce_change on public.%I', watched);
    execute format('create trigger announce_insert after insert on public.%I referencing new table as changed '
      'for each statement execute function private.announce_change()', watched);
    execute format('create trigger announce_update after update on public.%I referencing new table as changed '
      'for each statement execute function private.announce_change()', watched);
    execute format('create trigger announce_delete after delete on public.%I referencing old table as changed '
      'for each statement execute function private.announce_change()', watched);
  end loop;
end $$;

-- It refuses nobody: the last poll of a board may come after its session has ended.
create function public.board_version() returns bigint
language sql stable security definer set search_path = ''
as $$ select v.number from private.board_version v where private.is_admin() $$;
comment on function public.board_version() is 'For staff, a number that is another one after each change of bookings, holds or the tires of bookings; null for other accounts.';
revoke execute on function public.board_version() from public, anon, authenticated, service_role;
grant execute on function public.board_version() to authenticated;
