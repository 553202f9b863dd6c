import { addressInLanguage, basenameOf, requestedLanguage } from './languageOfAddress';

test('only the second language has a basename', () => {
  expect([basenameOf('en'), basenameOf('es')]).toEqual(['/', '/es']);
});

test.each([
  ['?lang=es', 'es'],
  ['?lang=en', 'en'],
  ['?lang=fr', undefined],
  ['', undefined],
])('%s requests %s', (search, language) => {
  expect(requestedLanguage(search)).toBe(language);
});

test.each([
  ['/contact?from=ad#form', 'es', '/es/contact?from=ad#form'],
  ['/es/contact', 'en', '/contact'],
  ['/es', 'en', '/'],
  ['/', 'es', '/es/'],
  ['/contact?lang=es', 'en', '/contact?lang=en'],
] as const)('%s in %s is at %s', (address, language, expected) => {
  history.replaceState(null, '', address);
  expect(addressInLanguage(language)).toBe(location.origin + expected);
});
