-- What a visitor books: an appointment or a request, tires with it, and text messages about it.

create function private.booking_answer(p_booking public.bookings) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  return json_build_object(
    'reference', (p_booking).reference,
    'status', (p_booking).status,
    'service', (p_booking).service,
    'further_services', (p_booking).further_services,
    'waits', (p_booking).waits,
    'date', (p_booking).requested_date,
    'slot', (p_booking).requested_slot,
    'starts_at', to_char((p_booking).starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char((p_booking).ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'vehicle', (p_booking).vehicle,
    'tires', private.tires_of((p_booking).id),
    'total', private.visit_total(p_booking),
    -- For calendar files: whole seconds, because a later version needs a greater number (RFC 5545, 3.8.7.4).
    'sequence', extract(epoch from (p_booking).updated_at - (p_booking).created_at)::int,
    'cancel_token', private.cancel_token((p_booking).idempotency_key));
end $$;
comment on function private.booking_answer is 'The result of book_appointment for a booking.';

create function private.promise_visitor_tires(p_booking uuid, p_tires jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted record;
begin
  if (select sum(r.count) from jsonb_to_recordset(p_tires) as r (count int)) > private.most_tires() then
    raise exception 'invalid_tires' using errcode = '22023';
  end if;
  perform private.release_unanswered_tires();
  begin
    perform private.count_senders('tires', jsonb_build_object('network', private.client_network(), 'shop', 'all'));
  exception when sqlstate 'PT429' then
    raise exception 'tires_limited' using errcode = 'PT429';
  end;
  -- In one order, so that two bookings of the same products do not deadlock.
  for wanted in
    select r.product, r.count, r.installed
    from jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric) order by r.product
  loop
    perform private.promise_tires(p_booking, wanted.product, wanted.count, wanted.installed);
  end loop;
exception
  when check_violation or not_null_violation or unique_violation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;
comment on function private.promise_visitor_tires is
  'Promises the tires of a visitor''s new booking. Rejects as promise_tires does, and with tires_limited or invalid_tires.';

-- A key proves nothing: browsers copy it with a tab. The same details under it are one booking. Others are those of
-- another visit, or were corrected after a response got lost: the stored booking is returned, marked is_earlier, and
-- the visitor decides. So is one that no longer takes place.
create function public.book_appointment(
  p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text, p_vehicle text,
  p_notes text, p_language text, p_key uuid, p_website text default '', p_further_services text[] default '{}',
  p_waits boolean default null, p_tires jsonb default '[]', p_sms_consent boolean default false,
  p_prices numeric[] default null) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  further constant text[] := coalesce(p_further_services, '{}');
  booking public.bookings;
  broken_constraint text;
  empty_column text;
begin
  perform private.require_lengths(jsonb_build_object(
    'service', p_service, 'slot', p_slot, 'name', p_name, 'email', p_email, 'phone', p_phone,
    'vehicle', p_vehicle, 'notes', p_notes, 'language', p_language, 'website', p_website,
    'further_services', p_further_services, 'tires', p_tires, 'prices', p_prices));
  -- p_website is a hidden field: a bot fills it in, or the visitor's browser by mistake.
  if coalesce(p_website, '') <> '' then
    raise exception 'invalid_website' using errcode = '22023';
  end if;
  if p_key is null then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  if jsonb_typeof(p_tires) is distinct from 'array' or jsonb_array_length(p_tires) > 4 then
    raise exception 'invalid_tires' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.idempotency_key = p_key;
  if found then
    if booking.status not in ('requested', 'confirmed') or
       (booking.service, booking.further_services, booking.requested_date, booking.requested_slot, booking.waits,
        booking.name, booking.email, booking.phone, booking.vehicle, booking.notes, booking.sms_consent is not null)
      is distinct from
       (p_service, further, p_date, p_slot, p_waits,
        private.clean_line(p_name), private.clean_line(p_email), private.clean_phone(p_phone), private.clean_line(p_vehicle),
        private.clean_text(coalesce(p_notes, '')), coalesce(p_sms_consent, false))
      or (select jsonb_agg(jsonb_build_array(t.product, t.count) order by t.product)
        from public.booking_tires t where t.booking = booking.id)
      is distinct from
      (select jsonb_agg(jsonb_build_array(r.product, r.count) order by r.product)
        from jsonb_to_recordset(p_tires) as r (product uuid, count int)) then
      return (private.booking_answer(booking)::jsonb || '{"is_earlier": true}')::json;
    end if;
    return private.booking_answer(booking);
  end if;
  perform private.check_choice(case when p_service is null then further else p_service || further end, p_date, p_slot);
  perform private.count_submission('booking', private.clean_line(p_email));
  insert into public.bookings
    (reference, status, service, further_services, requested_date, requested_slot, waits,
     name, email, phone, vehicle, notes, language, sms_consent, idempotency_key, cancel_token_hash)
  values
    (private.new_reference(),
     case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
     p_service, further, p_date, p_slot, p_waits, p_name, p_email, p_phone, p_vehicle,
     coalesce(p_notes, ''), p_language, case when p_sms_consent then private.shop_now() end,
     p_key, sha256(convert_to(private.cancel_token(p_key), 'UTF8')))
  returning * into booking;
  if booking.prices is distinct from coalesce(p_prices, booking.prices) then
    raise exception 'service_price_changed' using errcode = 'PT409', detail = array_to_json(booking.prices);
  end if;
  if jsonb_array_length(p_tires) > 0 then
    perform private.promise_visitor_tires(booking.id, p_tires);
  end if;
  return private.booking_answer(booking);
exception
  -- The table's constraints validate the fields; each is named after its column.
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'bookings_', 'invalid_') using errcode = '22023';
  when not_null_violation then
    get stacked diagnostics empty_column = column_name;
    raise exception '%', 'invalid_' || empty_column using errcode = '22023';
  -- A product that is no id, or a count that is no number.
  when invalid_text_representation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;
comment on function public.book_appointment is
  'Stores an appointment, or a request when service, date or slot is missing, once per key; a submission with other values under its key, or after it was cancelled, books nothing and returns the stored one, marked is_earlier. Promises tires in the same transaction: [{product, count, installed}], installed being the price that the visitor saw. p_sms_consent agrees to text messages about it. p_prices are those that the visitor saw, of each service; others are rejected with service_price_changed, whose detail is what they are. Rejects with slot_full, rate_limited, closed_day, outside_hours, slot_past, tires_sold, price_changed, tires_limited or invalid_….';
revoke execute on function public.book_appointment from public;
grant execute on function public.book_appointment to anon, authenticated, service_role;
