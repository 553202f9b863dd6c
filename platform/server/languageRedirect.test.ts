/** @jest-environment node */
import { languageRedirect } from './languageRedirect';

test.each([
  ['/booking?make=Audi&lang=es', '/es/booking?make=Audi&lang=es'],
  ['/?lang=es', '/es/?lang=es'],
  ['/es/booking?lang=en', '/booking?lang=en'],
  ['/es?lang=en', '/?lang=en'],
  ['/es//evil.example?lang=en', '/evil.example?lang=en'],
  ['//evil.example?lang=es', '/es/evil.example?lang=es'],
  ['/es/booking?lang=es', undefined],
  ['/booking?lang=en', undefined],
  ['/booking?lang=fr', undefined],
  ['/booking', undefined],
])('%s redirects to %s', (address, target) => {
  expect(languageRedirect(new URL(`http://shop.example${address}`))).toBe(target);
});
