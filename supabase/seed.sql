-- What a new shop starts with, hosted or not; samples/ holds what it gets only when asked. Runs once, on an empty
-- database. Settings equal the built-in values, which pages show before anything is published.
-- There are no content blocks: a row that equals a built-in text would hide the text of a later release.

insert into public.settings (key, value, description) values
  ('shop_name', 'Tara Tire & Auto', 'Name of the shop, as visitors see it.'),
  ('phone', '+17705550123', '10-digit phone number, area code first. The site formats it.'),
  ('email', 'hello@taratireauto.example', 'Email address that visitors see.'),
  ('address_line1', '7671 Tara Blvd Suite B', 'Street and number.'),
  ('address_line2', 'Jonesboro, GA 30236', 'City, state and ZIP code.'),
  ('map_position', '', 'Latitude and longitude of the shop for search engines. Example: 33.52150, -84.35380. Empty: unknown.'),
  ('opening_year', '2010', 'The year the shop opened, such as 2010. Empty: the site does not mention it.'),
  ('area_served', 'Jonesboro, Clayton County', 'Towns and counties that the shop serves, for search engines, with commas between them. Empty: unknown.'),
  ('social_facebook', '', 'Full address of the Facebook page. Empty leaves the icon without a link.'),
  ('social_instagram', '', 'Full address of the Instagram page. Empty leaves the icon without a link.'),
  ('social_x', '', 'Full address of the X page. Empty leaves the icon without a link.'),
  ('hero_video_url', '', 'Address of the video on the home page. Empty shows the built-in one.'),
  ('tour_video_url', '', 'Address of the shop tour in the gallery. Empty shows the built-in one.'),
  ('picture_tires', '', 'Picture of the tire services. Empty shows the built-in one.'),
  ('picture_repairs', '', 'Picture of the repairs on the services page. Empty shows the built-in one.'),
  ('picture_body', '', 'Picture of the body shop on the services page. Empty shows the built-in one.'),
  ('picture_film', '', 'Picture on the home page, until the video plays. Empty shows the built-in one.'),
  ('picture_tour', '', 'Picture in the gallery, until the shop tour plays. Empty shows the built-in one.'),
  ('roadside_help', 'on', 'Roadside help, 24 hours a day: On or Off. Off: the site does not offer it.'),
  ('warranty', 'on', 'Warranty on services and parts: On or Off. Off: the site does not promise it.'),
  ('sms', 'off', 'Text messages to customers who agree to them: On or Off. The server also needs SMS_URL.'),
  ('forget_after_months', '24', 'Months until the site erases the name, contact details, vehicle, plate and notes of past bookings, and messages. Empty or 0: never.'),
  ('staff_language', 'en', 'Language of the emails the shop gets about bookings and messages: English or Spanish.'),
  ('tire_mounting', '15', 'Mounting one tire, in dollars.'),
  ('tire_balancing', '10', 'Balancing one tire, in dollars.'),
  ('tire_valve', '4', 'Valve stem or sensor kit for one tire, in dollars.'),
  ('tire_state_fee', '1', 'State fee for one new tire, in dollars.'),
  ('tire_disposal', '3', 'Disposal of one old tire, in dollars.'),
  ('sales_tax', '8', 'Sales tax on tires and valves, in percent. Labor and fees are not taxed.')
on conflict (key) do nothing;

-- The lists, as the specification counts them. Every new shop has the same ids. Until staff change a row, its updated_at
-- says that it is invented: public.open_steps().

insert into public.list_entries (id, list, position, updated_at, title, detail, detail_es, text, text_es, note, note_es, years)
select md5('team ' || row_number() over ())::uuid, 'team', row_number() over (), '2020-01-01 00:00:00Z'::timestamptz, t.* from (values
  ('Marcus Bell',
   'Owner and master technician',
   'Dueño y técnico maestro',
   '',
   '',
   'ASE Master Automobile Technician, ASE Advanced Engine Performance (L1)',
   'ASE Master Automobile Technician, ASE Advanced Engine Performance (L1)', 15),
  ('Danielle Brooks',
   'Tire and alignment specialist',
   'Especialista en llantas y alineación',
   '',
   '',
   'ASE Suspension and Steering (A4), TIA Certified Tire Technician',
   'ASE Suspension and Steering (A4), TIA Certified Tire Technician', 10),
  ('Luis Ortega',
   'Body shop manager',
   'Encargado de hojalatería y pintura',
   '',
   '',
   'I-CAR Platinum, ASE Painting and Refinishing (B2)',
   'I-CAR Platinum, ASE Painting and Refinishing (B2)', 12)
) as t
on conflict (id) do nothing;

insert into public.list_entries (id, list, position, updated_at, picture, second_picture, service, title, title_es, text, text_es)
select md5('jobs ' || row_number() over ())::uuid, 'jobs', row_number() over (), '2020-01-01 00:00:00Z'::timestamptz, 'drawing:before-' || row_number() over (), 'drawing:after-' || row_number() over (), j.* from (values
  ('wheel-alignment',
   'From worn out to brand new',
   'De lisa a nueva',
   'A bald shoulder and 2/32" of tread: we mount and balance a set of all-season tires, then fix the alignment so the new set wears evenly.',
   'Un hombro liso y 2/32" de dibujo: montamos y balanceamos un juego de llantas toda temporada y luego corregimos la alineación para que las llantas nuevas se gasten parejo.'),
  ('brake-service',
   'Brakes that were grinding',
   'Frenos que raspaban',
   'Pads gone, rotors scored and rusty: we put new rotors and pads on both sides, clean and grease the calipers and change the fluid.',
   'Sin balatas y con los discos rayados y oxidados: ponemos discos y balatas nuevos en los dos lados, limpiamos y engrasamos cada cáliper y cambiamos el líquido.'),
  ('',
   'A parking lot dent',
   'Un golpe de estacionamiento',
   'We pull the dent out, prime the panel and blend the paint into the door. If insurance is paying, we talk to the adjuster.',
   'Sacamos el golpe, preparamos la lámina e igualamos el color con la puerta. Si paga el seguro, hablamos con el ajustador.')
) as j
on conflict (id) do nothing;

insert into public.list_entries (id, list, position, updated_at, picture, title, title_es, text, text_es)
select md5('equipment ' || row_number() over ())::uuid, 'equipment', row_number() over (), '2020-01-01 00:00:00Z'::timestamptz, 'drawing:equipment-' || e.name, e.title, e.title_es, e.text, e.text_es from (values
  ('lift',
   'Two-post lifts',
   'Elevadores de dos postes',
   'Rated for 10,000 pounds, from a compact to a work truck.',
   'Para 10,000 libras: desde un compacto hasta una camioneta de trabajo.'),
  ('alignment',
   'Camera alignment rack',
   'Alineación con cámaras',
   'Measures all four wheels to a hundredth of a degree and prints the readings before and after.',
   'Mide las cuatro ruedas a la centésima de grado e imprime el antes y el después.'),
  ('balancer',
   'Road-force balancer',
   'Balanceadora Road Force',
   'Presses a roller against the tire and finds the vibration that spinning alone doesn’t show.',
   'Presiona un rodillo contra la llanta y encuentra la vibración que no se ve con solo girarla.')
) as e (name, title, title_es, text, text_es)
on conflict (id) do nothing;

insert into public.list_entries (id, list, position, updated_at, title, title_es, text, text_es)
select md5('certifications ' || row_number() over ())::uuid, 'certifications', row_number() over (), '2020-01-01 00:00:00Z'::timestamptz, c.* from (values
  ('ASE certified',
   'Certificación ASE',
   'Our technicians pass the tests of the National Institute for Automotive Service Excellence and recertify every five years.',
   'Nuestros técnicos aprueban los exámenes del National Institute for Automotive Service Excellence y renuevan su certificación cada cinco años.'),
  ('I-CAR trained',
   'Capacitación I-CAR',
   'Our body shop keeps up with the collision repair industry’s own training, year after year.',
   'Nuestro taller de hojalatería y pintura toma cada año la capacitación de la industria de reparación de choques.')
) as c
on conflict (id) do nothing;

insert into public.list_entries (id, list, position, updated_at, title, title_es, text, text_es)
select md5('questions ' || row_number() over ())::uuid, 'questions', row_number() over (), '2020-01-01 00:00:00Z'::timestamptz, q.* from (values
  ('What are your hours?',
   '¿Cuál es su horario?',
   '{{week}} You can drop off your car before we open; call us the day before, and we’ll tell you where to leave the key.',
   '{{week}} Puede dejar su carro antes de que abramos; llámenos un día antes y le decimos dónde dejar la llave.'),
  ('Do you offer emergency roadside help?',
   '¿Dan auxilio vial de emergencia?',
   '{{roadside}}', '{{roadside}}'),
  ('Do you offer a warranty?',
   '¿Dan garantía?',
   '{{warranty}}', '{{warranty}}'),
  ('Do you handle insurance claims?',
   '¿Aceptan reclamos de seguro?',
   'Yes. We work with all major insurance companies: we take pictures of the damage, send the estimate and talk to the adjuster for you. Bring your claim number, or call us before you file a claim.',
   'Sí. Trabajamos con todas las principales aseguradoras: tomamos fotos del daño, mandamos el estimado y hablamos con el ajustador por usted. Traiga su número de reclamo o llámenos antes de abrir uno.')
) as q
on conflict (id) do nothing;
