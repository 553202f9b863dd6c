-- Runs once, on an empty database. Settings and content blocks equal the built-in values, which pages
-- show before anything is published.

-- A project without a seed may have a schedule that staff have changed: its settings say what the rows do.
insert into public.settings (key, value, description)
select s.key, coalesce(m.value, s.value), s.description from (values
  ('shop_name', 'Tara Tire & Auto', 'Name of the shop, as visitors see it.'),
  ('phone', '+17705550123', 'Phone number of 10 digits, area code first. The site formats it.'),
  ('email', 'hello@taratireauto.example', 'E-mail address that visitors see.'),
  ('address_line1', '7671 Tara Blvd Suite B', 'Street and number.'),
  ('address_line2', 'Jonesboro, GA 30236', 'City, state and ZIP code.'),
  ('hours_weekdays', '08:00-20:00', 'Opening hours Monday to Friday, 24-hour clock. Empty means closed.'),
  ('hours_saturday', '09:00-17:00', 'Opening hours on Saturdays, 24-hour clock. Empty means closed.'),
  ('hours_sunday', '', 'Opening hours on Sundays, 24-hour clock. Empty means closed.'),
  ('social_facebook', '', 'Full address of the Facebook page. Empty leaves the icon without a link.'),
  ('social_instagram', '', 'Full address of the Instagram page. Empty leaves the icon without a link.'),
  ('social_x', '', 'Full address of the X page. Empty leaves the icon without a link.'),
  ('hero_video_url', '', 'Address of the video on the home page. Empty shows the built-in one.'),
  ('tour_video_url', '', 'Address of the shop tour in the gallery. Empty shows the built-in one.'),
  ('bays', '2', 'How many vehicles can be worked on at the same time, 1 to 99.'),
  ('closures', '', 'Days without appointments: dates and ranges, separated by commas. Example: 2026-12-24..2026-12-26, 2027-01-01'),
  ('sms', 'off', 'Text messages to customers who agree to them: on or off. The server also needs SMS_URL.'),
  ('staff_language', 'en', 'Language of the mails that the shop itself gets about bookings and messages: en or es.'),
  ('tire_mounting', '15', 'Mounting of one tire, in dollars.'),
  ('tire_balancing', '10', 'Balancing of one tire, in dollars.'),
  ('tire_valve', '4', 'Valve stem or sensor kit of one tire, in dollars.'),
  ('tire_state_fee', '1', 'State fee of one new tire, in dollars.'),
  ('tire_disposal', '3', 'Disposal of one old tire, in dollars.'),
  ('sales_tax', '8', 'Sales tax on tires and valves, in percent. Labor and fees are not taxed.')) as s (key, value, description)
  left join private.schedule_settings() m on m.key = s.key
on conflict (key) do nothing;

insert into public.content_blocks (page, identifier, content) values
  ('home', 'hero_title', 'Tires and auto repair you can trust'),
  ('home', 'hero_title_es', 'Llantas y mecánica de confianza'),
  ('home', 'hero_text', 'New and used tires, brakes, oil changes and alignments in Jonesboro. Honest prices, same-day service on most cars.'),
  ('home', 'hero_text_es', 'Llantas nuevas y usadas, balatas, cambio de aceite y alineación en Jonesboro. Precios honestos y servicio el mismo día para la mayoría de los carros.'),
  ('about', 'hero_title', 'A neighborhood shop since {{year}}'),
  ('about', 'hero_title_es', 'El taller de su barrio desde {{year}}'),
  ('contact', 'hero_title', 'Talk to us'),
  ('contact', 'hero_title_es', 'Hable con nosotros')
on conflict (page, identifier) do nothing;
