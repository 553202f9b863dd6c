import {
  BAD_SIZES,
  BLANKS,
  type ConstraintCase,
  each,
  SIZES,
  type Values,
} from './constraintCase.ts';

const UNKNOWN = '00000000-0000-4000-8000-0000000000bb';

const part = (category: string): Values => ({ kind: 'part', category });
const used = (values: Values): Values => ({ condition: 'used', ...values });
/** Photos as the text of an array. */
const photos = (...addresses: string[]): Values => ({
  photos: `{${addresses.map((address) => `"${address}"`).join(',')}}`,
});

/** The constraints of products, and of the tires that bookings promise. */
export const PRODUCT_CASES: ConstraintCase[] = [
  {
    table: 'products',
    rule: 'products_name',
    accepts: each('name', 'x'.repeat(200)),
    refuses: each('name', ...BLANKS, 'x'.repeat(201)),
  },
  {
    table: 'products',
    rule: 'products_description',
    accepts: each('description', 'two\nlines'),
    refuses: each('description', ...BLANKS, 'x'.repeat(5001)),
  },
  {
    table: 'products',
    rule: 'products_price',
    accepts: each('price', '0', '0.01', '99999999.99'),
    refuses: each('price', '-0.01', '1.005', 'NaN', '100000000'),
  },
  {
    table: 'products',
    rule: 'products_category',
    accepts: each(
      'category',
      'winter-tires',
      'performance-tires',
      'all-terrain-tires',
      'run-flat-tires',
    ).concat(
      { category: 'used-tires', condition: 'used' },
      part('brake-parts'),
      part('engine-parts'),
      part('filters'),
      part('suspension-parts'),
      part('electrical-parts'),
      part('transmission-parts'),
      part('wipers'),
      part('spark-plugs'),
    ),
    refuses: [
      ...each('category', '', 'new-tires', 'Winter-Tires', 'filters'),
      part('winter-tires'),
      part(''),
    ],
  },
  {
    table: 'products',
    rule: 'products_image_url',
    accepts: each('image_url', '/images/tire.webp', 'HTTPS://example.com'),
    refuses: each(
      'image_url',
      '',
      'tire.webp',
      '//example.com/tire.webp',
      '/\\example.com',
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'ftp://example.com/a',
      'https://',
      'https://example.com/a b',
      `/${'x'.repeat(2048)}`,
    ),
  },
  {
    table: 'products',
    rule: 'products_image_https',
    refuses: each('image_url', 'http://example.com/tire.webp', 'HTTP://example.com'),
  },
  {
    table: 'products',
    rule: 'products_image_credentials',
    accepts: each('image_url', 'https://example.com/@staff/tire.webp', '/a@b'),
    refuses: each('image_url', 'https://rosa:secret@example.com/a', 'https://rosa@example.com'),
  },
  {
    table: 'products',
    rule: 'products_photos',
    accepts: [photos(), photos(...Array.from({ length: 12 }, () => '/a'))],
    refuses: [
      photos(...Array.from({ length: 13 }, () => '/a')),
      photos(...Array.from({ length: 12 }, () => `/${'x'.repeat(1000)}`)),
    ],
  },
  {
    table: 'products',
    rule: 'products_photos_url',
    accepts: [photos('https://example.com/a', '/a', 'HTTPS://example.com')],
    refuses: [
      photos(''),
      photos('/a', 'a'),
      photos('//example.com'),
      photos('https://example.com/a b'),
      photos('data:image/png;base64,AA'),
      { photos: '{/a,NULL}' },
    ],
  },
  {
    table: 'products',
    rule: 'products_photos_https',
    refuses: [photos('/a', 'http://example.com/a'), photos('HTTP://example.com')],
  },
  {
    table: 'products',
    rule: 'products_photos_credentials',
    accepts: [photos('https://example.com/@staff/a', '/a@b')],
    refuses: [photos('/a', 'https://rosa:secret@example.com/a')],
  },
  {
    table: 'products',
    rule: 'products_kind',
    refuses: each('kind', '', 'Tire', 'wheel'),
  },
  {
    table: 'products',
    rule: 'products_brand',
    accepts: each('brand', '', 'x'.repeat(60)),
    refuses: each('brand', ' ', ' Bosch', 'a\nb', 'x'.repeat(61)),
  },
  {
    table: 'products',
    rule: 'products_sku',
    accepts: each('sku', '', 'LLÑ-1', 'x'.repeat(40)),
    refuses: each('sku', ' ', 'MIC CC2', 'MIC\u200bCC2', '\ufeffMIC', 'e\u0301', 'x'.repeat(41)),
  },
  {
    table: 'products',
    rule: 'products_condition',
    accepts: each('condition', 'new', 'used'),
    refuses: each('condition', '', 'Used', 'demo'),
  },
  {
    table: 'products',
    rule: 'products_used_category',
    refuses: each('category', 'used-tires'),
  },
  {
    table: 'products',
    rule: 'products_size',
    accepts: each('size', ...SIZES),
    refuses: each('size', ...BAD_SIZES),
  },
  {
    table: 'products',
    rule: 'products_load_index',
    accepts: each('load_index', '50', '150'),
    refuses: each('load_index', '49', '151'),
  },
  {
    table: 'products',
    rule: 'products_speed_rating',
    accepts: each('speed_rating', '', 'H', 'Y'),
    refuses: each('speed_rating', 'h', 'X', 'ZR', '130'),
  },
  {
    table: 'products',
    rule: 'products_tread',
    accepts: [used({ tread_32nds: '2' }), used({ tread_32nds: '32' })],
    refuses: [used({ tread_32nds: '1' }), used({ tread_32nds: '33' })],
  },
  {
    table: 'products',
    rule: 'products_dot',
    accepts: [used({ dot: '3521' }), used({ dot: '0100' }), used({ dot: '5326' })],
    refuses: [used({ dot: '0021' }), used({ dot: '5421' }), used({ dot: '352' })],
  },
  {
    table: 'products',
    rule: 'products_used_only',
    refuses: [{ tread_32nds: '6' }, { dot: '3521' }],
  },
  {
    table: 'products',
    rule: 'products_tire_only',
    accepts: [{ ...part('filters'), brand: 'Bosch', quantity: '1' }],
    refuses: [
      { ...part('filters'), size: '225/65R17' },
      { ...part('filters'), load_index: '94' },
      { ...part('filters'), speed_rating: 'H' },
      used({ ...part('filters'), tread_32nds: '6' }),
      used({ ...part('filters'), dot: '3521' }),
    ],
  },
  {
    table: 'products',
    rule: 'products_quantity',
    accepts: each('quantity', null, '0', '100000'),
    refuses: each('quantity', '-1', '100001'),
  },
  {
    table: 'products',
    rule: 'products_low_stock',
    accepts: each('low_stock', null, '0'),
    refuses: each('low_stock', '-1', '100001'),
  },
  {
    table: 'products',
    rule: 'products_rating',
    accepts: [
      { rating: '0', reviews: '0' },
      { rating: '5', reviews: '1' },
    ],
    refuses: [
      { rating: '-0.1', reviews: '1' },
      { rating: '5.1', reviews: '1' },
      { rating: '4.55', reviews: '1' },
      { rating: 'NaN', reviews: '1' },
    ],
  },
  {
    table: 'products',
    rule: 'products_reviews',
    accepts: [{ rating: '4.8', reviews: '412' }],
    refuses: [{ rating: '4.8' }, { reviews: '1' }, { rating: '4.8', reviews: '-1' }],
  },
  { table: 'products', rule: 'products_promised', refuses: each('promised', '-1') },
  {
    table: 'products',
    rule: 'products_name_es',
    accepts: each('name_es', '', 'Filtro'),
    refuses: each('name_es', ' ', 'x'.repeat(201)),
  },
  {
    table: 'products',
    rule: 'products_description_es',
    accepts: each('description_es', '', 'dos\nlíneas'),
    refuses: each('description_es', ' ', 'x'.repeat(5001)),
  },
  {
    table: 'booking_tires',
    rule: 'booking_tires_booking_fkey',
    refuses: each('booking', UNKNOWN),
  },
  {
    table: 'booking_tires',
    rule: 'booking_tires_product_fkey',
    accepts: each('product', null),
    refuses: each('product', UNKNOWN),
  },
  {
    table: 'booking_tires',
    rule: 'booking_tires_name',
    refuses: each('name', ...BLANKS, 'x'.repeat(301)),
  },
  {
    table: 'booking_tires',
    rule: 'booking_tires_count',
    accepts: each('count', '1', '12'),
    refuses: each('count', '0', '13'),
  },
  {
    table: 'booking_tires',
    rule: 'booking_tires_price',
    accepts: each('price', '0'),
    refuses: each('price', '-0.01', '1.005', '100000000'),
  },
  {
    table: 'booking_tires',
    rule: 'booking_tires_installed',
    accepts: each('installed', '0'),
    refuses: each('installed', '-0.01', '1.005', '10000000000'),
  },
  {
    table: 'booking_tires',
    rule: 'booking_tires_state',
    accepts: each('state', 'used', 'released'),
    refuses: each('state', '', 'sold'),
  },
];
