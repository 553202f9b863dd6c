-- The functions of bookings check the lengths of their arguments before anything else, those of staff once they
-- know the caller. A token is checked where it is looked up, in private.find_booking().

create or replace function public.book_appointment(
  p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text, p_vehicle text,
  p_notes text, p_language text, p_key uuid, p_website text default '', p_further_services text[] default '{}',
  p_waits boolean default null) returns json
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
    'further_services', p_further_services));
  -- p_website is a hidden field: only a bot fills it in.
  if coalesce(p_website, '') <> '' then
    return private.pretend_booking(p_service, further, p_date, p_slot, p_waits, p_vehicle, p_key);
  end if;
  if p_key is null then
    raise exception 'invalid_request' using errcode = '22023';
  end if;
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.idempotency_key = p_key;
  if found then
    if (booking.service, booking.further_services, booking.requested_date, booking.requested_slot, booking.waits,
        booking.name, booking.email, booking.phone, booking.vehicle, booking.notes)
      is distinct from
       (p_service, further, p_date, p_slot, p_waits,
        btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle), btrim(coalesce(p_notes, ''))) then
      return (private.booking_answer(booking)::jsonb || '{"is_earlier": true}')::json;
    end if;
    return private.booking_answer(booking);
  end if;
  perform private.check_choice(case when p_service is null then further else p_service || further end, p_date, p_slot);
  perform private.count_submission('booking', p_email);
  insert into public.bookings
    (reference, status, service, further_services, requested_date, requested_slot, waits,
     name, email, phone, vehicle, notes, language, idempotency_key, cancel_token_hash)
  values
    (private.new_reference(),
     case when num_nulls(p_service, p_date, p_slot) = 0 then 'confirmed' else 'requested' end,
     p_service, further, p_date, p_slot, p_waits, btrim(p_name), btrim(p_email), btrim(p_phone), btrim(p_vehicle),
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

create or replace function public.book_with_tires(
  p_tires jsonb, p_service text, p_date date, p_slot text, p_name text, p_email text, p_phone text,
  p_vehicle text, p_notes text, p_language text, p_key uuid, p_website text default '',
  p_further_services text[] default '{}', p_waits boolean default null) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb;
  stored uuid;
  wanted record;
begin
  perform private.require_lengths(jsonb_build_object('tires', p_tires));
  perform private.take_lock('bookings');
  -- Tires of bookings whose hold has ended are available.
  perform private.end_holds();
  select b.id into stored from public.bookings b where b.idempotency_key = p_key;
  answer := public.book_appointment(p_service, p_date, p_slot, p_name, p_email, p_phone, p_vehicle, p_notes,
    p_language, p_key, p_website, p_further_services, p_waits)::jsonb;
  if stored is null then
    select b.id into stored from public.bookings b where b.idempotency_key = p_key;
    -- The answer to a bot that filled in the hidden field: nothing is stored.
    if stored is null then
      return (answer || jsonb_build_object('tires', (
        select coalesce(jsonb_agg(jsonb_build_object('product', p.id, 'name', btrim(p.name || ' ' || p.size),
          'count', r.count, 'price', p.price, 'installed', r.installed)), '[]')
        from jsonb_to_recordset(p_tires) as r (product uuid, count int, installed numeric)
          join public.products p on p.id = r.product)))::json;
    end if;
    if jsonb_typeof(p_tires) is distinct from 'array' or jsonb_array_length(p_tires) > 4
      or (select sum(r.count) from jsonb_to_recordset(p_tires) as r (count int)) > 12 then
      raise exception 'invalid_tires' using errcode = '22023';
    end if;
    -- Without tires it is a booking like others: the visitor took them out after an attempt with them.
    if jsonb_array_length(p_tires) = 0 then
      return (answer || '{"tires": []}')::json;
    end if;
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
      perform private.promise_tires(stored, wanted.product, wanted.count, wanted.installed);
    end loop;
  elsif (select jsonb_agg(jsonb_build_array(t.product, t.count) order by t.product) from public.booking_tires t where t.booking = stored)
    is distinct from
    (select jsonb_agg(jsonb_build_array(r.product, r.count) order by r.product)
     from jsonb_to_recordset(p_tires) as r (product uuid, count int)) then
    answer := answer || '{"is_earlier": true}';
  end if;
  return (answer || jsonb_build_object('tires', private.tires_of(stored)))::json;
exception
  when check_violation or not_null_violation or unique_violation or invalid_text_representation then
    raise exception 'invalid_tires' using errcode = '22023';
end $$;

create or replace function public.confirm_contact(p_token text, p_contact text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_lengths(jsonb_build_object('contact', p_contact));
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null or p_contact is distinct from private.contact_token(booking.idempotency_key) then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.held_until is not null and booking.status = 'confirmed' and booking.held_until > private.shop_now() then
    update public.bookings set held_until = null where id = booking.id returning * into booking;
  end if;
  return private.booking_view(booking);
end $$;

create or replace function public.move_booking(p_token text, p_date date, p_slot text) returns json
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_lengths(jsonb_build_object('slot', p_slot));
  perform private.take_lock('bookings');
  booking := private.find_booking(p_token);
  if booking.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.status in ('requested', 'cancelled') then
    raise exception 'not_confirmed' using errcode = '22023';
  end if;
  if booking.status <> 'confirmed' or booking.stage is not null or booking.starts_at <= private.shop_now() then
    raise exception 'too_late' using errcode = '22023';
  end if;
  -- A request that is repeated because its response got lost.
  if (booking.requested_date, booking.requested_slot) is not distinct from (p_date, p_slot) then
    return private.booking_view(booking);
  end if;
  if num_nulls(p_date, p_slot) > 0 then
    raise exception 'time_missing' using errcode = '22023';
  end if;
  -- The services stay as booked, also when they are no longer offered.
  perform private.check_choice('{}', p_date, p_slot);
  perform private.count_submission('move', nullif(booking.email, ''));
  -- A walk-in that moves becomes an appointment: place_booking checks that it starts at a slot.
  update public.bookings set requested_date = p_date, requested_slot = p_slot, is_walk_in = false
  where id = booking.id returning * into booking;
  return private.booking_view(booking);
end $$;

create or replace function public.book_for_caller(
  p_key uuid, p_name text, p_phone text, p_service text, p_date date, p_slot text, p_bay int default null,
  p_minutes int default null, p_further_services text[] default '{}', p_email text default '',
  p_vehicle text default '', p_plate text default '', p_notes text default '', p_language text default 'en',
  p_waits boolean default null, p_is_walk_in boolean default false, p_tires jsonb default '[]')
returns setof public.bookings
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object(
    'name', p_name, 'phone', p_phone, 'service', p_service, 'slot', p_slot,
    'further_services', p_further_services, 'email', p_email, 'vehicle', p_vehicle, 'plate', p_plate,
    'notes', p_notes, 'language', p_language), jsonb_build_object('tires', p_tires));
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

create or replace function public.place_in_bay(
  p_id uuid, p_updated_at timestamptz, p_date date, p_slot text, p_bay int, p_minutes int default null)
returns setof public.bookings
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('slot', p_slot));
  perform private.take_lock('bookings');
  select * into booking from public.bookings b where b.id = p_id;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  if booking.updated_at is distinct from p_updated_at then
    raise exception 'conflict' using errcode = 'PT409';
  end if;
  if num_nulls(booking.service, p_date, p_slot) > 0 then
    raise exception 'time_missing' using errcode = '22023';
  end if;
  update public.bookings b
  set requested_date = p_date, requested_slot = p_slot, minutes = p_minutes, bay = p_bay,
    status = case when b.status in ('requested', 'cancelled') then 'confirmed' else b.status end
  where b.id = p_id returning * into booking;
  -- The trigger reads an unchanged bay as a preference.
  if booking.bay <> p_bay then
    raise exception 'bay_taken' using errcode = 'PT409';
  end if;
  return next booking;
end $$;

create or replace function public.restore_bookings(p_cancelled jsonb) returns setof uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  earlier record;
begin
  perform private.require_admin();
  perform private.require_lengths('{}', jsonb_build_object('cancelled', p_cancelled));
  perform private.take_lock('bookings');
  for earlier in select r.id, r.status from jsonb_to_recordset(p_cancelled) as r (id uuid, status text)
    where r.status in ('requested', 'confirmed')
  loop
    begin
      update public.bookings b set status = earlier.status where b.id = earlier.id and b.status = 'cancelled';
      if found then
        perform private.release_messages(earlier.id);
        return next earlier.id;
      end if;
    exception when others then
      -- Its time has been taken or closed in the meantime.
      if sqlstate not in ('PT409', '22023') then
        raise;
      end if;
    end;
  end loop;
end $$;

create or replace function public.search_bookings(p_text text) returns setof public.bookings
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Compared without case, accents, spaces and punctuation. No function of its own, which would be called
  -- for each booking.
  accented constant text := 'áéíóúüñÁÉÍÓÚÜÑ -.,;:()/+#''"%_\';
  plain    constant text := 'aeiouunaeiouun';
  patterns text[];
begin
  perform private.require_admin();
  perform private.require_lengths(jsonb_build_object('text', p_text));
  patterns := array(
    select '%' || w.word || '%'
    from (select translate(lower(word), accented, plain) as word from regexp_split_to_table(p_text, '\s+') as word) as w
    where w.word <> '');
  return query
    select b.* from public.bookings b
    where patterns <> '{}' and translate(
      lower(concat_ws('|', b.reference, b.name, b.phone, b.plate, b.email, b.vehicle)), accented, plain) like all (patterns)
    order by abs(extract(epoch from coalesce(b.starts_at, b.created_at) - private.shop_now())), b.id
    limit 50;
end $$;
