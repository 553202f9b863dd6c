import { builtInShop, provideSite } from '@shop/shared-contract';
import { shopNode } from './shopNode';
import { validStructuredData } from './testSupport/structuredData';

beforeAll(() =>
  provideSite({
    contract: 1,
    backend: { url: '', key: '' },
    remotes: [],
    origin: 'https://a.example',
  }),
);

test('splits the address into town, state and postal code', () => {
  expect(shopNode(builtInShop).address).toMatchObject({
    streetAddress: '7671 Tara Blvd Suite B',
    addressLocality: 'Jonesboro',
    addressRegion: 'GA',
    postalCode: '30236',
  });
});

test('leaves an address line of another format unchanged', () => {
  const shop = { ...builtInShop, addressLine2: 'Next to the water tower' };
  expect(shopNode(shop).address).toMatchObject({ addressLocality: 'Next to the water tower' });
});

test('has the opening hours, and none of a closed day', () => {
  expect(shopNode(builtInShop).openingHoursSpecification).toEqual([
    expect.objectContaining({ opens: '08:00', closes: '20:00' }),
    expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' }),
  ]);
});

test('a break makes two spans of each day, and equal days are one node a span', () => {
  const openingHours = [
    { first: 1, last: 2, spans: ['08:00-12:00', '13:00-20:00'] },
    { first: 7, last: 7, spans: [] },
  ];
  const dayOfWeek = ['Monday', 'Tuesday'];
  expect(shopNode({ ...builtInShop, openingHours }).openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '08:00', closes: '12:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '13:00', closes: '20:00' },
  ]);
});

test('closed days are special opening hours from midnight to midnight, shortened days are their hours', () => {
  const reason = { en: '', es: '' };
  const specialDays = [
    { first: '2026-11-26', last: '2026-11-27', spans: [], reason },
    { first: '2026-12-24', last: '2026-12-24', spans: ['08:00-12:00'], reason },
  ];
  const node = shopNode({ ...builtInShop, specialDays });
  expect(node.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      ...{ validFrom: '2026-11-26', validThrough: '2026-11-27', opens: '00:00', closes: '00:00' },
    },
    {
      '@type': 'OpeningHoursSpecification',
      ...{ validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '12:00' },
    },
  ]);
  expect(shopNode(builtInShop)).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('omits empty social links', () => {
  expect(shopNode(builtInShop)).not.toHaveProperty('sameAs');
  const social = { ...builtInShop.social, facebook: 'https://facebook.example/tara' };
  expect(shopNode({ ...builtInShop, social }).sameAs).toEqual(['https://facebook.example/tara']);
});

test('leads to a map, and has its position once staff entered it', () => {
  expect(shopNode(builtInShop).hasMap).toBe(
    'https://www.google.com/maps/search/?api=1&query=7671+Tara+Blvd+Suite+B%2C+Jonesboro%2C+GA+30236',
  );
  expect(shopNode(builtInShop)).not.toHaveProperty('geo');
  const position = { latitude: 33.5215, longitude: -84.3538 };
  expect(shopNode({ ...builtInShop, position })).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: 33.5215, longitude: -84.3538 },
  });
});

test('states its year and its area while the shop does', () => {
  expect(shopNode(builtInShop)).toMatchObject({
    foundingDate: '2010',
    areaServed: ['Jonesboro', 'Clayton County'],
  });
  const shop = { ...builtInShop, founded: 0, areaServed: [] };
  expect(shopNode(shop)).not.toHaveProperty('foundingDate');
  expect(shopNode(shop)).not.toHaveProperty('areaServed');
});

test('states no price range, which services and tires could not share', () => {
  const service = { id: 'oil', name: { en: '', es: '' }, minutes: 30, inWizard: true, price: 45 };
  expect(shopNode({ ...builtInShop, services: [service] })).not.toHaveProperty('priceRange');
});

test('is valid with all that staff can enter, and with nothing of it', () => {
  const everything = {
    ...builtInShop,
    position: { latitude: 33.5, longitude: -84.4 },
    social: { facebook: 'https://facebook.example/tara', instagram: '', x: '' },
    specialDays: [
      { first: '2026-11-26', last: '2026-11-27', spans: [], reason: { en: '', es: '' } },
    ],
  };
  const nodes = [everything, builtInShop, { ...builtInShop, addressLine2: 'Next to the tower' }]
    .map(shopNode)
    .map((node) => ({ '@context': 'https://schema.org', ...node }));
  expect(validStructuredData(nodes)).toEqual(nodes);
  const [node] = nodes;
  expect(() => validStructuredData([{ ...node, telephone: '770-555-0123' }])).toThrow('telephone');
  expect(() => validStructuredData([{ ...node, priceRnge: '$$' }])).toThrow('priceRnge');
});
