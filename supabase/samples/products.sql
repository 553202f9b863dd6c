-- The products of the specification, until staff delete them. They are listed in this order, after all products that
-- staff add (docs/decisions/products-and-tires.md).
insert into public.products (id, created_at, name, description, description_es, price, category, image_url, in_stock, kind,
  brand, sku, condition, size, load_index, speed_rating, tread_32nds, free_shipping, rating, reviews, is_sample)
select ('5a3b1e00-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, timestamptz '2020-01-01 00:01:00Z' - n * interval '1 second',
  name, description, description_es, price, category, '/samples/' || picture || '.svg', in_stock, kind, brand, sku,
  condition, size, load_index, speed_rating, tread_32nds, free_shipping, rating, reviews, true
from (values
  (1, 'Michelin CrossClimate2', 'An all-season tire that is also rated for severe snow.',
    'Llanta toda temporada, certificada también para nieve intensa.',
    197.99, 'all-season-tires', 'tire-all-season', true, 'tire', 'Michelin', 'MIC-CC2-2256517', 'new', '225/65R17', 102, 'H', null::int, true, 4.8, 412),
  (2, 'Michelin Pilot Sport 4S', 'A summer tire for sports cars. It is not made for freezing weather or snow.',
    'Llanta de verano para carros deportivos. No sirve para heladas ni nieve.',
    329.99, 'performance-tires', 'tire-performance', true, 'tire', 'Michelin', 'MIC-PS4S-2454019', 'new', '245/40ZR19', 98, 'Y', null, true, 4.9, 268),
  (3, 'Bridgestone Blizzak WS90', 'A winter tire for ice and snow. It wears fast in warm weather.',
    'Llanta para invierno, hecha para hielo y nieve. Con calor se desgasta rápido.',
    154.99, 'winter-tires', 'tire-winter', true, 'tire', 'Bridgestone', 'BRI-WS90-2055516', 'new', '205/55R16', 91, 'H', null, true, 4.7, 189),
  (4, 'Michelin Primacy MXM4 ZP', 'A run-flat tire: it can be driven a short distance without air.',
    'Llanta run-flat: permite seguir un trayecto corto sin aire.',
    268.50, 'run-flat-tires', 'tire-run-flat', false, 'tire', 'Michelin', 'MIC-MXM4ZP-2255017', 'new', '225/50R17', 94, 'V', null, false, 4.3, 96),
  (5, 'Cooper Discoverer AT3 4S', 'An all-terrain tire for pickups and SUVs, on pavement and gravel.',
    'Llanta todo terreno para pickups y SUV, en pavimento y grava.',
    219.99, 'all-terrain-tires', 'tire-all-terrain', true, 'tire', 'Cooper', 'COO-AT34S-2657017', 'new', '265/70R17', 115, 'T', null, true, 4.6, 231),
  (6, 'Goodyear Assurance MaxLife', 'A used all-season tire.', 'Llanta toda temporada, usada.',
    64.99, 'all-season-tires', 'tire-used', true, 'tire', 'Goodyear', 'USED-GY-2155517', 'used', '215/55R17', 94, 'V', 8, false, 4.5, 58),
  (7, 'Continental PureContact LS', 'A used all-season tire.', 'Llanta toda temporada, usada.',
    59.99, 'all-season-tires', 'tire-used', true, 'tire', 'Continental', 'USED-CO-2255017', 'used', '225/50R17', 94, 'V', 7, false, 4.4, 43),
  (8, 'General AltiMAX 365AW', 'A used all-season tire.', 'Llanta toda temporada, usada.',
    44.99, 'all-season-tires', 'tire-used', true, 'tire', 'General', 'USED-GE-1956515', 'used', '195/65R15', 91, 'H', 5, false, 4.2, 31),
  (9, 'Mobil 1 Extended Performance M1-110A', 'Oil filter. Thread: M20 × 1.5.', 'Filtro de aceite. Rosca: M20 × 1.5.',
    13.99, 'filters', 'part-oil-filter', true, 'part', 'Mobil 1', 'FIL-M1110A', 'new', '', null, '', null, false, 4.8, 204),
  (10, 'Bosch ICON 24A', 'Wiper blade. Length: 24 inches.', 'Pluma limpiaparabrisas. Largo: 24 pulgadas.',
    27.99, 'wipers', 'part-wiper-blades', true, 'part', 'Bosch', 'WIP-BO24A', 'new', '', null, '', null, true, 4.6, 147),
  (11, 'NGK Iridium IX BKR6EIX', 'Spark plug. Thread: 14 mm, socket size: 5/8 inch.', 'Bujía. Rosca: 14 mm, medida de dado: 5/8 de pulgada.',
    10.49, 'spark-plugs', 'part-spark-plug', false, 'part', 'NGK', 'SPK-BKR6EIX', 'new', '', null, '', null, false, 4.7, 118)
) as s (n, name, description, description_es, price, category, picture, in_stock, kind, brand, sku, condition, size,
  load_index, speed_rating, tread_32nds, free_shipping, rating, reviews)
on conflict (id) do nothing;
