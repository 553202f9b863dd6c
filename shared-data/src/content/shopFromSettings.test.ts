import { builtInShop } from '@shop/shared-contract';
import { shopFromSettings } from './shopFromSettings';

const shopWith = (key: string, value: string) => shopFromSettings([{ key, value }], builtInShop);

test('returns the built-in facts without settings', () => {
  expect({ ...builtInShop, ...shopFromSettings([], builtInShop) }).toEqual(builtInShop);
  expect(Object.keys(shopFromSettings([], builtInShop))).toEqual(
    expect.arrayContaining(['name', 'phone', 'installation', 'sendsSms', 'forgetAfterMonths']),
  );
});

test('a setting replaces a built-in fact', () => {
  expect(shopWith('shop_name', 'Otra Llantera').name).toBe('Otra Llantera');
  expect(shopWith('phone', '+14045550123').phone).toBe('+14045550123');
  expect(shopWith('social_x', 'https://x.com/tara').social.x).toBe('https://x.com/tara');
  expect(shopWith('tour_video_url', 'https://v.example/1').video.tour).toBe('https://v.example/1');
  expect(shopWith('tire_mounting', '17.5').installation.mounting).toBe(17.5);
  expect(shopWith('sales_tax', '0').installation.salesTax).toBe(0);
  expect(shopWith('map_position', '33.5215, -84.3538').position).toEqual({
    latitude: 33.5215,
    longitude: -84.3538,
  });
  expect(shopWith('sms', 'on').sendsSms).toBe(true);
  expect(shopWith('roadside_help', 'off').roadsideHelp).toBe(false);
  expect(shopWith('warranty', 'off').givesWarranty).toBe(false);
  expect(shopWith('opening_year', '1998').founded).toBe(1998);
  expect(shopWith('opening_year', '').founded).toBe(0);
  expect(shopWith('area_served', ' Jonesboro,Clayton County, ').areaServed).toEqual([
    'Jonesboro',
    'Clayton County',
  ]);
  expect(shopWith('area_served', '').areaServed).toEqual([]);
  expect(shopWith('forget_after_months', '36').forgetAfterMonths).toBe(36);
  expect(shopWith('forget_after_months', '').forgetAfterMonths).toBe(0);
});

test.each([
  ['shop_name', '  '],
  ['phone', '770-555-0123'],
  ['email', 'call us'],
  ['social_facebook', 'javascript:alert(1)'],
  ['hero_video_url', '//elsewhere.example'],
  ['tire_valve', 'four'],
  ['sales_tax', '8%'],
  ['map_position', 'Tara Boulevard'],
  ['sms', 'yes'],
  ['roadside_help', ''],
  ['warranty', 'maybe'],
  ['opening_year', 'long ago'],
  ['forget_after_months', 'two years'],
])('ignores a malformed %s', (key, value) => {
  expect(shopWith(key, value)).toEqual(shopFromSettings([], builtInShop));
});
