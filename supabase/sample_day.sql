-- The sample day of a trial: bookings around the present hour and messages, in one bay of the two. Only `npm start`
-- runs it, once, with the seed of a new database (docs/decisions/backend.md).
do $$
declare
  wall constant timestamp := private.shop_now() at time zone private.shop_zone();
  step constant interval := interval '15 minutes';
  -- Bookings by staff start at a quarter of an hour.
  up   constant interval := step - interval '1 minute';
  -- The span of today's opening hours that it is, and where in it the day is laid around.
  open tsrange;
  present timestamp;
  open_today tsmultirange;
  -- Where what does not fit today continues: the next day that opens.
  open_later tsmultirange;
  later timestamp;
  visit record;
  starts timestamp;
  lasts interval;
  is_today boolean;
  key uuid;
  booking uuid;
begin
  select o.open_at, s into open_today, open
  from private.open_times(wall::date, wall::date) o, unnest(o.open_at) s where s @> wall;
  -- Late by some minutes; and in the last hour, late enough for what comes next to be today.
  present := greatest(date_bin(step, lower(open) + up, wall::date), least(
    date_bin(step, wall - interval '1 minute', wall::date), date_bin(step, upper(open) - interval '1 hour', wall::date)));
  select o.open_at, date_bin(step, lower(o.open_at) + up, wall::date) into open_later, later
  from private.open_times(wall::date, wall::date + 60) o where lower(o.open_at) > wall order by o.day limit 1;
  for visit in
    select v.*, s.minutes from (values
      (-285, 'tire-rotation', 'completed', null, 'en', 'Denise Walker', '(770) 555-0148', '2017 Honda CR-V', 'RTW 2281', '', true),
      (-255, 'oil-change', 'completed', null, 'es', 'Rosa Villanueva', '(678) 555-0131', '2014 Toyota Corolla', 'PKD 7730', '', true),
      (-210, 'battery-replacement', 'no_show', null, 'en', 'Kevin Brooks', '(404) 555-0117', '2011 Ford Focus', '', 'Starts on the third try.', null),
      (-180, 'engine-diagnostic', 'completed', null, 'en', 'Alicia Grant', '(770) 555-0162', '2016 Nissan Altima', 'CQM 4409', 'Check engine light since Monday.', false),
      (-105, 'wheel-alignment', 'confirmed', 'ready', 'es', 'Ernesto Salinas', '(678) 555-0175', '2019 Chevrolet Silverado', 'TBN 9162', 'Se va a la derecha en la autopista.', false),
      (-45, 'oil-change', 'confirmed', 'in_bay', 'en', 'Marcus Hill', '(404) 555-0153', '2018 Ford F-150', 'RLX 3057', '', true),
      (0, 'tire-rotation', 'confirmed', null, 'es', 'Guadalupe Reyes', '(770) 555-0186', '2013 Honda Odyssey', 'PMV 6614', '', true),
      (30, 'battery-replacement', 'confirmed', 'arrived', 'en', 'Tom Becker', '(678) 555-0109', '2012 Jeep Wrangler', 'CHJ 1840', 'Walked in with a dead battery.', true),
      (60, 'tire-rotation', 'confirmed', null, 'en', 'Priya Nair', '(404) 555-0194', '2020 Toyota RAV4', 'SBA 5573', '', true),
      (90, 'brake-service', 'confirmed', null, 'es', 'Luis Alberto Mena', '(770) 555-0125', '2015 Hyundai Sonata', 'RGE 2096', 'Rechinan al frenar en frío.', false),
      (null, 'brake-service', 'requested', null, 'es', 'Carmen Ortiz', '(678) 555-0140', '2010 Mazda 3', '', 'Por la tarde, si se puede.', null),
      (null, 'wheel-alignment', 'cancelled', null, 'en', 'Greg Whitfield', '(404) 555-0168', '2017 Subaru Outback', 'TKC 8821', '', true)
      ) as v (at, service, status, stage, language, name, phone, vehicle, plate, notes, waits)
    join public.services s on s.id = v.service order by v.at
  loop
    starts := present + make_interval(mins => visit.at);
    lasts := make_interval(mins => visit.minutes);
    is_today := coalesce(tsrange(starts, starts + lasts) <@ open_today, false);
    if visit.at is not null and not is_today then
      starts := later;
      continue when not coalesce(tsrange(starts, starts + lasts) <@ open_later, false);
      later := later + lasts;
    end if;
    key := gen_random_uuid();
    insert into public.bookings (is_sample, reference, status, stage, is_walk_in, by_staff, service, requested_date,
      requested_slot, bay, waits, name, email, phone, vehicle, plate, notes, language, idempotency_key, cancel_token_hash, created_at)
    values (true, private.new_reference(),
      case when is_today or visit.at is null then visit.status else 'confirmed' end, case when is_today then visit.stage end,
      is_today and visit.stage is not distinct from 'arrived',
      visit.at is not null and not private.is_slot(starts::date, to_char(starts, 'HH24:MI')),
      visit.service, starts::date, to_char(starts, 'HH24:MI'),
      case when starts is not null then (select min(b.id) from public.bays b where b.is_active) end,
      visit.waits, visit.name, lower(replace(visit.name, ' ', '.')) || '@example.com', visit.phone, visit.vehicle, visit.plate,
      visit.notes, visit.language, key, sha256(convert_to(private.cancel_token(key), 'UTF8')),
      private.shop_now() - case when visit.stage = 'arrived' then interval '5 minutes' else interval '29 hours' end)
    returning id into booking;
    if visit.name = 'Priya Nair' then
      perform private.promise_tires(booking, p.id, 4, private.installed_price(p.price, 4, p.condition))
      from public.products p where p.sku = 'MIC-CC2-2256517';
    end if;
  end loop;
  insert into public.contact_messages (is_sample, is_read, language, created_at, name, email, subject, message)
  select true, m.is_read, m.language, private.shop_now() - m.ago, m.name, lower(replace(m.name, ' ', '.')) || '@example.com', m.subject, m.message
  from (values
    (false, 'en', interval '50 minutes', 'Hannah Lee', 'Flat repair today?',
      'I picked up a nail in the right rear tire of my 2021 Kia Soul. Can you patch it this afternoon, or do I need a new tire?'),
    (false, 'es', interval '20 hours', 'Javier Castillo', 'Llantas usadas 205/55R16',
      'Busco dos llantas usadas 205/55R16 con buen dibujo. ¿Tienen y cuánto cuestan instaladas?'),
    (true, 'en', interval '3 days', 'Olivia Carter', 'Thank you',
      'You found the noise that two other shops couldn’t. The car is quiet again, and I was home for dinner.')
    ) as m (is_read, language, ago, name, subject, message);
end $$;
