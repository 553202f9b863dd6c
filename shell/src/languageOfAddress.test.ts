import { askedLanguage, basenameOf, languageOfPath } from './languageOfAddress';

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
  ['?lang=es', 'es'],
  ['?lang=en', 'en'],
  ['?lang=fr', undefined],
  ['', undefined],
])('%s asks for %s', (search, language) => {
  expect(askedLanguage(search)).toBe(language);
});
