-- The triggers of bookings: each names its steps in the order in which they run.

create function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('bookings', to_jsonb(new));
  new := private.normalize_booking(new);
  -- Before place_booking: what becomes a request gets no bay.
  new := private.limit_booking(new);
  new := private.place_booking(null, new);
  new := private.price_booking(null, new);
  return new;
end $$;
comment on function private.bookings_before_insert is
  'Checks, normalizes and limits a new booking, and assigns it its time, its bay and its prices.';
create trigger bookings_before_insert before insert on public.bookings
  for each row execute function private.bookings_before_insert();

create function private.bookings_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_lengths('bookings', to_jsonb(new));
  new := private.normalize_booking(new);
  new := private.forget_consent(old, new);
  -- A booking whose customer is erased stays as it was, whatever the schedule is today.
  if new.forgotten_at is not distinct from old.forgotten_at then
    new := private.place_booking(old, new);
    new := private.price_booking(old, new);
  end if;
  new := private.forget_call(old, new);
  new.updated_at := private.next_updated_at(old.updated_at);
  return new;
end $$;
comment on function private.bookings_before_update is
  'Checks and normalizes a changed booking, and assigns it its time, its bay and its prices.';
create trigger bookings_before_update before update on public.bookings
  for each row execute function private.bookings_before_update();

create function private.bookings_after_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What a visitor books is no change by staff.
  if tg_op <> 'INSERT' or new.by_staff then
    perform private.write_audit('bookings', tg_op, private.shown_booking(old), private.shown_booking(new),
      '{name,email,phone,vehicle,plate,notes}');
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  perform private.queue_booking_messages(old, new);
  if tg_op = 'UPDATE' then
    if old.sms_consent is distinct from new.sms_consent then
      perform private.apply_sms_consent(new);
    end if;
    if old.status <> new.status then
      perform private.update_tires_state(new.id, new.status);
    end if;
  end if;
  return null;
end $$;
comment on function private.bookings_after_row is
  'Audits the change of a booking, queues its messages, and updates its tires.';
create trigger bookings_after_row after insert or update or delete on public.bookings
  for each row execute function private.bookings_after_row();

-- Not for each row: the bookings of a day are counted.
create function private.bookings_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_visitor constant uuid := (select c.id from changed c where not c.by_staff limit 1);
begin
  if exists (select from changed) then
    perform private.announce_change();
  end if;
  if by_visitor is not null then
    perform private.queue_flood_notice(by_visitor);
  end if;
  return null;
end $$;
comment on function private.bookings_after_insert is
  'Announces new bookings to boards, and the first of unusually many to staff.';
create trigger bookings_after_insert after insert on public.bookings referencing new table as changed
  for each statement execute function private.bookings_after_insert();
create trigger bookings_after_update after update on public.bookings referencing new table as changed
  for each statement execute function private.announce_changed_rows();
create trigger bookings_after_delete after delete on public.bookings referencing old table as changed
  for each statement execute function private.announce_changed_rows();
