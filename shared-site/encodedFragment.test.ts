import { decodeFragment } from './encodedFragment';

test.each([
  ['/booking/cancel%230123', '/booking/cancel#0123'],
  ['/es/booking/cancel%230123.', '/es/booking/cancel#0123.'],
  ['/booking/cancel%23abc?utm_source=mail', '/booking/cancel?utm_source=mail#abc'],
  ['/booking/cancel%2523abc', '/booking/cancel#abc'],
  ['/admin/login%23recovery%3Dabc', '/admin/login#recovery%3Dabc'],
  ['//evil.example%23abc', '/evil.example#abc'],
  ['/booking/cancel', undefined],
  ['/tires/all?q=%23', undefined],
])('the address %s means %s', (address, meant) => {
  expect(decodeFragment(new URL(`http://shop.example${address}`))).toBe(meant);
});
