-- Whom staff call: customers whose appointment a closure, shorter hours or a bay out of order has made impossible. The
-- list is computed. A booking stores only about what its customer was called.

create function public.bookings_to_call() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(json_agg(json_build_object('booking', private.shown_booking(b), 'reason', m.reason)
      order by b.starts_at, b.bay), '[]')
    from private.misfits() m join public.bookings b on b.id = m.id
    -- Where the shop is open and the bay can do the work, the visit takes place.
    where m.reason in ('closed_day', 'outside_hours', 'invalid_bay') and m.reason <> all (b.booked_anyway));
end $$;
comment on function public.bookings_to_call is
  'Coming appointments that cannot take place as they are, by time, each with the reason: closed_day, outside_hours or invalid_bay. A customer was called about it when bookings.called_about is that reason. Left out is what staff booked anyway.';
revoke execute on function public.bookings_to_call from public;
grant execute on function public.bookings_to_call to authenticated;

create function private.forget_call(old public.bookings, new public.bookings) returns public.bookings
language plpgsql security definer set search_path = ''
as $$
begin
  if (old.status, old.starts_at, old.ends_at, old.bay) is distinct from (new.status, new.starts_at, new.ends_at, new.bay) then
    new.called_about := null;
  end if;
  return new;
end $$;
comment on function private.forget_call is 'Of a booking with another time, bay or status the customer was not called yet.';
