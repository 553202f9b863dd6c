-- Staff take back that they removed tires of a booking: what was removed, and its price, is in the audit log.

create function public.restore_tires(p_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  removed public.booking_tires;
  open_status text;
begin
  perform private.require_admin();
  perform private.take_lock('bookings');
  perform private.release_unanswered_tires();
  -- Not later: the price that the customer was told is that of the removed row.
  select r.* into removed
  from public.audit_log a, jsonb_populate_record(null::public.booking_tires, a.before) as r
  where a.table_name = 'booking_tires' and a.row_id = p_id::text and a.action = 'DELETE' and a.at > now() - interval '5 minutes'
  order by a.id desc limit 1;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  select b.status into open_status from public.bookings b where b.id = removed.booking for update;
  if private.tires_state(open_status) is distinct from 'promised' then
    raise exception 'booking_closed' using errcode = 'PT409';
  end if;
  insert into public.booking_tires select removed.*;
exception
  when unique_violation then
    raise exception 'tires_listed' using errcode = 'PT409';
  when foreign_key_violation then
    raise exception 'tires_sold' using errcode = 'PT409';
end $$;
comment on function public.restore_tires is
  'Puts tires back that staff removed from a booking in the last five minutes, at their old price. Rejects with not_admin, not_found, booking_closed, tires_sold, or tires_listed when the booking has the product again.';
revoke execute on function public.restore_tires from public;
grant execute on function public.restore_tires to authenticated;
