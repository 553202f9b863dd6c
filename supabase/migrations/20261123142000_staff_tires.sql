-- Staff add tires to a booking and take them off again (docs/decisions/products-and-tires.md). Only expands
-- (docs/decisions/releases.md).

create function public.add_tires(p_booking uuid, p_product uuid, p_count int, p_installed numeric) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  open_status text;
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  -- Tires of bookings whose hold has ended are available.
  perform private.end_holds();
  -- A booking that is cancelled at the same time releases all of its tires.
  select b.status into open_status from public.bookings b where b.id = p_booking for update;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if private.tires_state(open_status) is distinct from 'promised' then
    raise exception 'booking_closed' using errcode = 'PT409';
  end if;
  perform private.promise_tires(p_booking, p_product, p_count, p_installed);
exception
  when unique_violation then
    raise exception 'tires_listed' using errcode = 'PT409';
  when check_violation or not_null_violation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;
comment on function public.add_tires(uuid, uuid, int, numeric) is
  'Promises tires to a booking that is not over, at the installed price that staff saw (tire_offer). Rejects with not_admin, not_found, booking_closed, tires_sold, price_changed, tires_listed when the booking has the product already, or invalid_tires.';
revoke execute on function public.add_tires(uuid, uuid, int, numeric) from public, anon, authenticated, service_role;
grant execute on function public.add_tires(uuid, uuid, int, numeric) to authenticated;

create function private.tell_tires() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant uuid := case when tg_op = 'DELETE' then old.booking else new.booking end;
begin
  update private.outbox o set facts = o.facts || jsonb_build_object('tires', private.tires_of(changed))
  where o.booking_id = changed and o.state = 'pending';
  return null;
end $$;
comment on function private.tell_tires() is 'Messages of a booking that are not sent yet tell the tires that it holds now; those of a new booking are written before its tires.';
revoke execute on function private.tell_tires() from public, anon, authenticated, service_role;
create trigger booking_tires_tell after insert or delete on public.booking_tires
  for each row execute function private.tell_tires();

-- Visitors have no account: what they promise is no change by staff.
create trigger booking_tires_audit_insert after insert on public.booking_tires
  for each row when (auth.uid() is not null) execute function private.write_audit('{}');

create trigger announce_change after insert or delete on public.booking_tires
  for each statement execute function private.announce_change();
