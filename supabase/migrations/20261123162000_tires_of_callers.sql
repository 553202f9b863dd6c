-- Staff book a caller with tires in one transaction (docs/decisions/products-and-tires.md). Only expands
-- (docs/decisions/releases.md).

-- PostgREST cannot choose between two functions that accept the same call, so the earlier form goes.
drop function public.book_for_caller(uuid, text, text, text, date, text, int, int, text[], text, text, text, text, text, boolean, boolean);
create function public.book_for_caller(
  p_key uuid, p_name text, p_phone text, p_service text, p_date date, p_slot text,
  p_bay int default null, p_minutes int default null, p_further_services text[] default '{}',
  p_email text default '', p_vehicle text default '', p_plate text default '', p_notes text default '',
  p_language text default 'en', p_waits boolean default null, p_is_walk_in boolean default false,
  p_tires jsonb default '[]')
returns setof public.bookings
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if p_key is null then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  if not exists (select from public.bookings b where b.idempotency_key = p_key) then
    perform private.check_choice(array_remove(p_service || p_further_services, null), null, null);
    insert into public.bookings
      (reference, status, service, further_services, requested_date, requested_slot, bay, minutes, waits, is_walk_in, by_staff,
       name, email, phone, vehicle, plate, notes, language, idempotency_key, cancel_token_hash)
    values
      (private.new_reference(),
       case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
       p_service, p_further_services, p_date, p_slot, p_bay, p_minutes, p_waits, p_is_walk_in, true,
       btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle), btrim(p_plate), btrim(p_notes), p_language,
       p_key, sha256(convert_to(private.cancel_token(p_key), 'UTF8')));
    perform public.add_tires(b.id, r.product, r.count, r.installed)
    from public.bookings b, jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric)
    where b.idempotency_key = p_key;
  elsif (select jsonb_agg(jsonb_build_array(t.product, t.count, t.installed) order by t.product)
      from public.booking_tires t join public.bookings b on b.id = t.booking where b.idempotency_key = p_key)
    is distinct from
    (select jsonb_agg(jsonb_build_array(r.product, r.count, r.installed) order by r.product)
      from jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric)) then
    raise exception 'booked_earlier' using errcode = 'PT409';
  end if;
  return query select * from public.bookings b where b.idempotency_key = p_key;
end $$;
comment on function public.book_for_caller(uuid, text, text, text, date, text, int, int, text[], text, text, text, text, text, boolean, boolean, jsonb) is
  'Stores a booking that staff enter, once per key: in the chosen bay or any free one, without e-mail and vehicle if need be; a request when service, date or slot is missing. Promises tires in the same transaction: [{product, count, installed}], installed being the price that staff saw. Rejects with bay_taken, invalid_bay, slot_full, closed_day, outside_hours or invalid_…, as add_tires does, and with booked_earlier when the key''s booking has other tires.';
revoke execute on function
  public.book_for_caller(uuid, text, text, text, date, text, int, int, text[], text, text, text, text, text, boolean, boolean, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.book_for_caller(uuid, text, text, text, date, text, int, int, text[], text, text, text, text, text, boolean, boolean, jsonb)
  to authenticated;
