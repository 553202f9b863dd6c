-- A bay that cannot be used: who is there, where each visit can go, and the change, which staff make with one press and
-- can undo. Another bay at the same time changes nothing for the customer. Who gets another time is to be called.

create function private.visits_in(p_bay int, p_starts timestamptz, p_ends timestamptz) returns setof public.bookings
language sql stable security definer set search_path = ''
as $$
  select b.* from public.bookings b
  where b.bay = p_bay and b.ends_at > p_starts and b.starts_at < p_ends and private.needs_bay(b)
  order by b.starts_at, b.id
$$;
comment on function private.visits_in is
  'The visits that need a bay during a time, by their start.';

create function private.other_place(p_visit public.bookings, out day date, out slot text, out bay int)
language plpgsql stable security definer set search_path = ''
as $$
declare
  demand record;
  lasts interval;
begin
  select * into demand from private.bay_demand((p_visit).service || (p_visit).further_services);
  day := (p_visit).requested_date;
  slot := (p_visit).requested_slot;
  bay := private.free_bay((p_visit).starts_at, (p_visit).ends_at, demand.needs, (p_visit).id, null);
  -- Nobody who stands in the shop is sent home.
  if bay is not null or (p_visit).stage is not null then
    return;
  end if;
  lasts := make_interval(mins => coalesce((p_visit).minutes, demand.minutes));
  select f.day, f.slot into day, slot
  from private.free_slots(
    coalesce((p_visit).minutes, demand.minutes), demand.needs,
    greatest((p_visit).requested_date, private.shop_today()), greatest((p_visit).requested_date, private.shop_today()) + 30,
    (p_visit).id) f
  where private.slot_start(f.day, f.slot) > (p_visit).starts_at
  order by f.day, f.slot limit 1;
  if day is not null then
    bay := private.free_bay(
      private.slot_start(day, slot), private.slot_start(day, slot) + lasts, demand.needs, (p_visit).id, null);
  end if;
end $$;
comment on function private.other_place is
  'Where a visit can go that leaves its bay: another bay at its own time, or else the next slot after it within 30 days; a null bay when there is neither. A car that has come gets no other time.';

create function public.propose_moves(p_bay int, p_starts timestamptz default null, p_ends timestamptz default null) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  visit public.bookings;
  place record;
  proposals json[] := '{}';
begin
  perform private.require_admin();
  perform private.require_days(p_starts::date, p_ends::date);
  -- The change is made with the rules of the tables, and undone: one proposal must not take the place of another.
  begin
    if p_ends is null then
      update public.bays b set is_active = false where b.id = p_bay;
    else
      insert into public.holds (bay, starts_at, ends_at, over_visits) values (p_bay, p_starts, p_ends, true);
    end if;
    for visit in select v.* from
      private.visits_in(p_bay, coalesce(p_starts, private.shop_now()), coalesce(p_ends, 'infinity')) v
    loop
      select * into place from private.other_place(visit);
      if place.bay is not null then
        begin
          update public.bookings b
          set requested_date = place.day, requested_slot = place.slot, bay = place.bay where b.id = visit.id;
        exception when others then
          -- A closure makes its own time impossible too.
          if sqlstate not in ('PT409', '22023') then
            raise;
          end if;
          place.bay := null;
        end;
      end if;
      proposals := proposals || json_build_object(
        'booking', private.shown_booking(visit), 'day', place.day, 'slot', place.slot, 'bay', place.bay);
    end loop;
    raise exception 'undo' using errcode = 'UNDO0';
  exception when sqlstate 'UNDO0' then
    null;
  end;
  return array_to_json(proposals);
end $$;
comment on function public.propose_moves is
  'Who is in a bay that is to be held during a time, or without an end is out of use from then on (without a start from now on), and where each can go (private.other_place); a null bay where there is no place. Changes nothing. Rejects with not_admin, or as the hold or the change of the bay would be.';
revoke execute on function public.propose_moves from public;
grant execute on function public.propose_moves to authenticated;

create function private.move_visits(p_moves jsonb, p_is_undo boolean) returns uuid[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit record;
begin
  for visit in
    select r.* from jsonb_to_recordset(p_moves) as r (
      id uuid, status text, stage text, starts_at timestamptz, ends_at timestamptz, bay int,
      to_day date, to_slot text, to_bay int, booked_anyway text[], moved_from timestamptz)
    where r.to_bay is not null
  loop
    begin
      update public.bookings b
      set requested_date = visit.to_day, requested_slot = visit.to_slot, bay = visit.to_bay,
        booked_anyway = case when p_is_undo then visit.booked_anyway
          -- It goes where a bay is free.
          else array_remove(array_remove(b.booked_anyway, 'slot_full'), 'bay_taken') end,
        moved_from = case when p_is_undo then visit.moved_from
          when private.slot_start(visit.to_day, visit.to_slot) <> b.starts_at then b.starts_at
          else b.moved_from end
      where b.id = visit.id and (b.status, b.stage, b.starts_at, b.ends_at, b.bay)
        is not distinct from (visit.status, visit.stage, visit.starts_at, visit.ends_at, visit.bay);
    exception when others then
      -- The place has been taken or closed in the meantime.
      if sqlstate not in ('PT409', '22023') then
        raise;
      end if;
    end;
  end loop;
  -- Also what an earlier call has moved, whose answer was lost.
  return array(
    select b.id from jsonb_to_recordset(p_moves) as r (id uuid, to_day date, to_slot text, to_bay int)
      join public.bookings b on b.id = r.id
    where b.status = 'confirmed' and (b.requested_date, b.requested_slot, b.bay) = (r.to_day, r.to_slot, r.to_bay)
    order by b.starts_at, b.id);
end $$;
comment on function private.move_visits is
  'Moves visits that are as they were shown (status, stage, starts_at, ends_at, bay) to to_day, to_slot and to_bay, or back, with what was confirmed there and their earlier moved_from. Returns those that are where they should be.';

create function private.shown_bookings(p_ids uuid[]) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(private.shown_booking(b) order by b.starts_at, b.id), '[]')
  from public.bookings b where b.id = any (p_ids)
$$;
comment on function private.shown_bookings is 'Bookings as they leave the database, by time.';

create function public.hold_anyway(
  p_id uuid, p_bay int, p_starts timestamptz, p_ends timestamptz, p_reason text, p_moves jsonb) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  moved uuid[];
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('reason', p_reason), jsonb_build_object('moves', p_moves));
  perform private.require_days(p_starts::date, p_ends::date);
  perform private.take_lock('bookings');
  insert into public.holds (id, bay, starts_at, ends_at, reason, over_visits)
  values (p_id, p_bay, p_starts, p_ends, p_reason, true) on conflict (id) do nothing;
  if not exists (select from public.holds h
    where h.id = p_id and (h.bay, h.starts_at, h.ends_at, h.over_visits) = (p_bay, p_starts, p_ends, true)) then
    raise exception 'held_earlier' using errcode = 'PT409';
  end if;
  moved := private.move_visits(p_moves, false);
  return json_build_object(
    'moved', private.shown_bookings(moved),
    'left', private.shown_bookings(array(select v.id from private.visits_in(p_bay, p_starts, p_ends) v)));
end $$;
comment on function public.hold_anyway is
  'Holds a bay although visits are in it, once per id, and moves those that are unchanged since they were shown: [{id, status, stage, starts_at, ends_at, bay, to_day, to_slot, to_bay}]. Returns who was moved, and who is left in the bay: visits that were changed or booked meanwhile, or whose place was taken. Rejects with not_admin or held_earlier, or as an insert of the hold would be.';
revoke execute on function public.hold_anyway from public;
grant execute on function public.hold_anyway to authenticated;

create function public.move_visits(p_moves jsonb, p_hold uuid default null) returns json
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  moved uuid[];
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('moves', p_moves));
  perform private.take_lock('bookings');
  delete from public.holds h where h.id = p_hold;
  moved := private.move_visits(p_moves, p_hold is not null);
  return json_build_object(
    'moved', private.shown_bookings(moved),
    'left', private.shown_bookings(array(
      select r.id from jsonb_to_recordset(p_moves) as r (id uuid) where r.id <> all (moved))));
end $$;
comment on function public.move_visits is
  'Moves visits out of a bay that is no longer in use, as hold_anyway does; or, with the id of its hold, undoes hold_anyway: ends the hold and moves back what is as the undo was offered, with booked_anyway and moved_from. Returns who was moved, and who was not. Rejects with not_admin.';
revoke execute on function public.move_visits from public;
grant execute on function public.move_visits to authenticated;
