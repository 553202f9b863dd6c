import { builtInShop, provideSite } from '@shop/shared-contract';
import { shopNode } from './shopNode';

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

test('a closed day has no hours', () => {
  const hours = { weekdays: '08:00-20:00', saturday: '', sunday: '' };
  expect(shopNode({ ...builtInShop, hours }).openingHoursSpecification).toEqual([
    expect.objectContaining({ opens: '08:00', closes: '20:00' }),
  ]);
});

test('omits empty social links', () => {
  expect(shopNode(builtInShop)).not.toHaveProperty('sameAs');
  const social = { ...builtInShop.social, facebook: 'https://facebook.example/tara' };
  expect(shopNode({ ...builtInShop, social }).sameAs).toEqual(['https://facebook.example/tara']);
});
