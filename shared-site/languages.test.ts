import {
  addressIn,
  inLanguageFolder,
  languageOfPath,
  localeOf,
  pathIn,
  pathOf,
  plainPath,
  requestedLanguage,
} from './languages';

test.each([
  ['/', 'en'],
  ['/contact', 'en'],
  ['/es', 'es'],
  ['/es/contact', 'es'],
  ['/essays', 'en'],
  ['/ES/contact', 'en'],
  ['/%65s/contact', 'en'],
])('the language of %s is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/contact', '/contact'],
  ['/essays', '/essays'],
  ['/en/contact', '/en/contact'],
  ['/es/es/contact', '/es/contact'],
])('routes match %s as %s', (path, matched) => {
  expect(pathOf(path)).toBe(matched);
});

test.each([
  ['en', '/contact', '/contact'],
  ['es', '/contact', '/es/contact'],
  ['es', '/', '/es/'],
] as const)('in the language %s, the address of %s is %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/tires//all', '/tires/all'],
  ['/about/index.html', '/about'],
  ['/About/', '/About'],
  ['/es', '/es/'],
  ['/es/', '/es/'],
  ['//es//', '/es/'],
  ['/es/index.html', '/es/'],
  ['/es/about/', '/es/about'],
  ['/essays/', '/essays'],
  ['/en/', '/en'],
  ['/about', '/about'],
])('the one form of %s is %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});

test.each([
  ['/ES/contact', '/es/contact'],
  ['/Es', '/es/'],
  ['/EN/contact', '/contact'],
  ['/EN//shop.example', '/shop.example'],
  ['/es/contact', undefined],
  ['/Essays', undefined],
  ['/', undefined],
])('%s leads to %s, in the folder of a language', (path, target) => {
  expect(inLanguageFolder(path)).toBe(target);
});

test.each([
  ['/contact?from=ad#form', 'es', '/es/contact?from=ad#form'],
  ['/es/contact?q=4%20x+4', 'en', '/contact?q=4%20x+4'],
  ['/es', 'en', '/'],
  ['/', 'es', '/es/'],
  ['/contact?lang=es&from=ad', 'es', '/es/contact?from=ad'],
  ['/es/contact?lang=es', 'es', '/es/contact'],
  ['/es//evil.example', 'en', '//evil.example'],
] as const)('%s in %s is at %s', (address, language, expected) => {
  const origin = 'https://shop.example';
  expect(addressIn(language, origin + address)).toBe(origin + expected);
});

test.each([
  ['?lang=es', 'es'],
  ['?make=Audi&lang=en', 'en'],
  ['?lang=fr', undefined],
  ['', undefined],
])('the query “%s” requests %s', (search, language) => {
  expect(requestedLanguage(search)).toBe(language);
});

test('the locales are those of the United States', () => {
  expect([localeOf('en'), localeOf('es')]).toEqual(['en-US', 'es-US']);
});
