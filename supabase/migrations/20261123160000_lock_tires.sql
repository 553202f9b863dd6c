-- Changes of promised tires and cancelled bookings lock in the same order, so none of them deadlock
-- (docs/decisions/products-and-tires.md). Only expands (docs/decisions/releases.md).

create trigger booking_tires_lock before insert or update or delete on public.booking_tires
  for each statement execute function private.lock_bookings();
-- A deleted product changes the tires that bookings hold, a deleted booking removes its own.
create trigger products_lock before delete on public.products
  for each statement execute function private.lock_bookings();
drop trigger bookings_lock on public.bookings;
create trigger bookings_lock before insert or update or delete on public.bookings
  for each statement execute function private.lock_bookings();
comment on function private.lock_bookings() is 'Serializes the statements that change bookings and what follows them, before any row is locked: a bay that was read as free is still free when it is assigned, and no two transactions wait for each other.';
