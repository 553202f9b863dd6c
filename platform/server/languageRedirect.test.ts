/** @jest-environment node */
import { languageRedirect } from './languageRedirect';

test.each([
  ['/booking?make=Audi&lang=es', '/es/booking?make=Audi'],
  ['/?lang=es', '/es/'],
  ['/es/booking?lang=en', '/booking'],
  ['/es?lang=en', '/'],
  ['/es//evil.example?lang=en', '/evil.example'],
  ['//evil.example?lang=es', '/es//evil.example'],
  ['//evil.example?lang=en', '/evil.example'],
  ['/es/booking?lang=es', '/es/booking'],
  ['/booking?lang=en', '/booking'],
  ['/booking?lang=fr', undefined],
  ['/booking', undefined],
])('%s redirects to %s', (address, target) => {
  expect(languageRedirect(new URL(`http://shop.example${address}`))).toBe(target);
});
