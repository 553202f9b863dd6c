-- The functions that visitors may call. The message of an error is a machine-readable code; PostgREST
-- answers a SQLSTATE PTxyz with the HTTP status xyz.

create function private.new_reference() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- without I, O, 0 and 1, which sound or look alike
  alphabet constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  random_bytes bytea;
  code text;
begin
  loop
    random_bytes := uuid_send(gen_random_uuid());
    select string_agg(substr(alphabet, get_byte(random_bytes, i) % 32 + 1, 1), '' order by i) into code
    from generate_series(0, 5) as i;
    code := left(code, 3) || '-' || right(code, 3);
    exit when not exists (select from public.bookings b where b.reference = code);
  end loop;
  return code;
end $$;
comment on function private.new_reference() is 'Returns a code such as K7Q-M2X that no booking has yet.';

-- Derived, not random: a repeated submission gets the same link although only a hash is stored.
create function private.cancel_token(p_key uuid) returns text
language sql stable security definer set search_path = ''
as $$ select left(encode(private.keyed_hash('cancel_token', uuid_send(p_key)), 'hex'), 32) $$;
comment on function private.cancel_token(uuid) is 'The 128 bits of a booking''s private cancel link.';

create function private.find_booking(p_token text) returns public.bookings
language sql stable security definer set search_path = ''
as $$ select b from public.bookings b where b.cancel_token_hash = sha256(convert_to(p_token, 'UTF8')) $$;
comment on function private.find_booking(text) is 'The booking whose cancel link contains this token.';

create function private.booking_answer(p_booking public.bookings) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'reference', (p_booking).reference,
    'status', (p_booking).status,
    'service', (p_booking).service,
    'date', (p_booking).requested_date,
    'slot', (p_booking).requested_slot,
    'starts_at', to_char((p_booking).starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char((p_booking).ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'cancel_token', private.cancel_token((p_booking).idempotency_key))
$$;
comment on function private.booking_answer(public.bookings) is 'The result of book_appointment for a booking.';

create function private.check_choice(p_service text, p_date date, p_slot text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_service is not null and private.service_duration(p_service) is null then
    raise exception 'invalid_service' using errcode = '22023';
  end if;
  if p_slot <> all (private.slots()) then
    raise exception 'invalid_slot' using errcode = '22023';
  end if;
  if p_date not between private.shop_today() and private.shop_today() + 30 or private.is_weekend(p_date) then
    raise exception 'invalid_date' using errcode = '22023';
  end if;
  if private.is_closure(p_date) then
    raise exception 'closed_day' using errcode = '22023';
  end if;
  if private.slot_start(p_date, p_slot) <= private.shop_now() then
    raise exception 'slot_past' using errcode = '22023';
  end if;
end $$;
comment on function private.check_choice(text, date, text) is 'Validates a selection: one of six services, within 31 days from today, no weekend, no closure, no past slot. Null means not selected.';

-- A submission that is repeated under its key may differ from the stored one: for example, a phone
-- number was corrected after a response got lost. The stored one is returned, marked is_earlier.
create function public.book_appointment(
  p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text, p_vehicle text,
  p_notes text, p_language text, p_key uuid, p_website text default '') returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
  broken_constraint text;
  empty_column text;
begin
  -- p_website is a hidden field: only a bot fills it in.
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
  -- The table's constraints validate the fields; each is named after its column.
  when check_violation then
    get stacked diagnostics broken_constraint = constraint_name;
    raise exception '%', replace(broken_constraint, 'bookings_', 'invalid_') using errcode = '22023';
  when not_null_violation then
    get stacked diagnostics empty_column = column_name;
    raise exception '%', 'invalid_' || empty_column using errcode = '22023';
end $$;
comment on function public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text) is
  'Stores an appointment, or a request when service, date or slot is missing, once per key; a repeated submission with other values returns the stored one, marked is_earlier. Rejects with slot_full, rate_limited, closed_day, slot_past or invalid_….';

create function public.full_slots(p_service text, p_from date, p_to date) returns table (day date, slot text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_choice(p_service, null, null);
  return query
    select d::date, s
    from generate_series(
        greatest(p_from, private.shop_today())::timestamp,
        least(p_to, private.shop_today() + 30)::timestamp, interval '1 day') as d,
      unnest(private.slots()) as s,
      private.slot_start(d::date, s) as starts
    where private.is_weekend(d::date) or private.is_closure(d::date) or starts <= private.shop_now()
      or private.free_bay(starts, starts + coalesce(private.service_duration(p_service), interval '30 minutes'), null) is null
    order by 1, 2;
end $$;
comment on function public.full_slots(text, date, date) is
  'The slots within the booking window that are full, closed or past; without a service, those where no bay is free for 30 minutes.';

create function public.booking_by_token(p_token text) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('reference', b.reference, 'status', b.status, 'service', b.service,
    'date', b.requested_date, 'slot', b.requested_slot)
  from private.find_booking(p_token) as b where b.id is not null
$$;
comment on function public.booking_by_token(text) is 'The booking as the cancel page shows it: no personal data; null for an unknown token.';

create function public.cancel_booking(p_token text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.status <> 'cancelled' then
    if booking.status in ('completed', 'no_show') or booking.starts_at <= private.shop_now() then
      raise exception 'too_late' using errcode = '22023';
    end if;
    update public.bookings set status = 'cancelled' where id = booking.id;
  end if;
  return json_build_object('reference', booking.reference, 'status', 'cancelled');
end $$;
comment on function public.cancel_booking(text) is 'Cancels a booking by the token of its cancel link and frees the bay; may be repeated. Rejects with not_found or too_late.';

revoke execute on function
  private.new_reference(), private.cancel_token(uuid), private.find_booking(text),
  private.booking_answer(public.bookings), private.check_choice(text, date, text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text),
  public.full_slots(text, date, date), public.booking_by_token(text), public.cancel_booking(text)
  from public;
grant execute on function
  public.book_appointment(text, date, text, text, text, text, text, text, text, uuid, text),
  public.full_slots(text, date, date), public.booking_by_token(text), public.cancel_booking(text)
  to anon, authenticated, service_role;
