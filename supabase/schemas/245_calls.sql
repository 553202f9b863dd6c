-- Whom staff call: customers whose appointment a closure, shorter hours or a bay out of order has made impossible, or
-- whose time staff have changed for that (247_moved_visits.sql). The list is computed. A booking stores only about what
-- its customer was called.

create function public.bookings_to_call() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(json_agg(json_build_object('booking', private.shown_booking(b), 'reason', coalesce(m.reason, 'moved'))
      order by b.starts_at, b.bay), '[]')
    from public.bookings b
      left join private.misfits() m on m.id = b.id
        -- Where the shop is open and the bay can do the work, the visit takes place.
        and m.reason in ('closed_day', 'outside_hours', 'invalid_bay', 'bay_held') and m.reason <> all (b.booked_anyway)
    where b.status = 'confirmed' and b.starts_at > private.shop_now()
      and (m.id is not null or b.moved_from is not null and b.stage is null));
end $$;
comment on function public.bookings_to_call is
  'Coming appointments that cannot take place as they are, by time, each with the reason: closed_day, outside_hours, invalid_bay or bay_held; and those that staff moved to another time because of their bay: moved. A customer was called about it when bookings.called_about is that reason. Left out is what staff booked anyway.';
revoke execute on function public.bookings_to_call from public;
grant execute on function public.bookings_to_call to authenticated;

create function private.forget_call(old public.bookings, new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
begin
  -- A customer who knows the new time knows it in each bay.
  if (old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at)
    or old.bay is distinct from new.bay and old.called_about <> 'moved' then
    new.called_about := null;
  end if;
  -- A further change is made with the customer, on the phone or online: no call is needed.
  if old.starts_at is distinct from new.starts_at and old.moved_from is not distinct from new.moved_from then
    new.moved_from := null;
  end if;
  return new;
end $$;
comment on function private.forget_call is 'Of a booking with another time, bay or status the customer was not called yet.';
