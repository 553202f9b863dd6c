-- What is sent again under its key may differ from what is stored: a phone number put right after an
-- answer got lost. It stays one booking, the first; but whoever sent the correction has to be told.

create or replace function public.book_appointment(
  p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text, p_vehicle text,
  p_notes text, p_language text, p_key uuid, p_website text default '') returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
  broken_constraint text;
  empty_column text;
begin
  -- p_website is a field that people do not see: only a robot fills it in.
  if p_key is null or coalesce(p_website, '') <> '' then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.idempotency_key = p_key;
  if found then
    if (booking.service, booking.requested_date, booking.requested_slot,
        booking.name, booking.email, booking.phone, booking.vehicle, booking.notes)
      is distinct from
       (p_service, p_date, p_slot,
        btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle), btrim(coalesce(p_notes, ''))) then
      return (private.booking_answer(booking)::jsonb || '{"is_earlier": true}')::json;
    end if;
    return private.booking_answer(booking);
  end if;
  perform private.check_choice(p_service, p_date, p_slot);
  perform private.count_submission('booking', p_email);
  insert into public.bookings
    (reference, status, service, requested_date, requested_slot, name, email, phone, vehicle, notes, language,
     idempotency_key, cancel_token_hash)
  values
    (private.new_reference(),
     case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
     p_service, p_date, p_slot, btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle),
     btrim(coalesce(p_notes, '')), p_language, p_key, sha256(convert_to(private.cancel_token(p_key), 'UTF8')))
  returning * into booking;
  return private.booking_answer(booking);
exception
  -- The table holds the rules of the fields; each of its constraints is named after the column.
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'bookings_', 'invalid_') using errcode = '22023';
  when not_null_violation then
    get stacked diagnostics empty_column = column_name;
    raise exception '%', 'invalid_' || empty_column using errcode = '22023';
end $$;
comment on function public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text) is
  'Stores an appointment, or a request when service, date or slot is missing, once per key; what is sent again with changes gets the stored one, marked is_earlier. Refuses with slot_full, rate_limited, closed_day, slot_past or invalid_….';
