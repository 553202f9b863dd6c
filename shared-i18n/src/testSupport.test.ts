import { defineLocales } from './defineLocales';
import type { SameKeys } from './locales';
import { commonLocales } from './locales/commonLocales';
import { dictionaryProblems, localesProblems } from './testSupport';

const english = { yes: 'Yes', no: 'No', time: '{{hour}}:{{minute}}', hello: 'Hello {{name}}' };
const set = (spanish: object) =>
  defineLocales('demo', {
    en: async () => english,
    es: async () => spanish as SameKeys<typeof english>,
  });
const good = { ...english, yes: 'Sí', hello: 'Hola {{name}}' };

test('the common dictionaries match', async () => {
  expect(await localesProblems(commonLocales)).toEqual([]);
});

test('a reviewed entry may have the same text in both languages', async () => {
  expect(await localesProblems(set(good), ['no'])).toEqual([]);
});

test.each([
  ['is not translated', { ...good, yes: 'Yes' }, 'demo: yes is the same in both languages: Yes'],
  [
    'differs from the English in its case only',
    { ...good, yes: 'YES' },
    'demo: yes is the same in both languages: Yes',
  ],
  [
    'is listed without need',
    { ...good, no: 'Nones' },
    'demo: no differs but is listed as identical',
  ],
  [
    'uses a word of another country',
    { ...good, yes: 'Reservar' },
    'demo: yes uses a word of another Spanish-speaking region: Reservar',
  ],
  ['is missing in Spanish', { ...good, yes: undefined }, 'demo: yes is missing in Spanish'],
  ['is missing in English', { ...good, more: 'Más' }, 'demo: more is missing in English'],
  [
    'takes another placeholder',
    { ...good, hello: 'Hola {{nombre}}' },
    'demo: hello has other placeholders in Spanish than in English',
  ],
])('reports an entry that %s', async (_, spanish, problem) => {
  const dictionary = JSON.parse(JSON.stringify(spanish)) as object;
  expect(await localesProblems(set(dictionary), ['no'])).toEqual([problem]);
});

test('rejects a key with an underscore, unless content blocks cannot replace its sentence', () => {
  const words = { en: { no_show: 'No-show' }, es: { no_show: 'No se presentó' } };
  expect(dictionaryProblems('demo', words)).toEqual(['demo: no_show has an underscore']);
  expect(dictionaryProblems('demo', words, [], false)).toEqual([]);
});
