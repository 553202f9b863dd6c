import { askedLanguage, basenameOf, languageOfPath, pathOf } from './languageOfAddress';

test.each([
  ['/', 'en'],
  ['/contact', 'en'],
  ['/es', 'es'],
  ['/es/contact', 'es'],
  ['/essays', 'en'],
])('the language of %s is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test('only the second language has a folder', () => {
  expect([basenameOf('en'), basenameOf('es')]).toEqual(['/', '/es']);
});

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/contact', '/contact'],
  ['/essays', '/essays'],
])('routes know %s as %s', (path, known) => {
  expect(pathOf(path)).toBe(known);
});

test.each([
  ['?lang=es', 'es'],
  ['?lang=en', 'en'],
  ['?lang=fr', undefined],
  ['', undefined],
])('%s asks for %s', (search, language) => {
  expect(askedLanguage(search)).toBe(language);
});
