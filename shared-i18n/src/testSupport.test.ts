import type { Locales } from './locales';
import { commonLocales } from './locales/commonLocales';
import { dictionaryProblems, localesProblems } from './testSupport';

const english = {
  ...{ yes: 'Yes', no: 'No', time: '{{hour}}:{{minute}}', hello: 'Hello {{name}}' },
  call: 'Call <phone>us</phone>',
};
const set = (spanish: object): Locales => ({
  namespace: 'demo',
  load: { en: async () => english, es: async () => ({ ...spanish }) },
});
const good = {
  ...english,
  ...{ yes: 'Sí', hello: 'Hola {{name}}', call: '<phone>Llámenos</phone>' },
};

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
  [
    'has a second word for one thing',
    { ...good, yes: 'Hay una hora libre' },
    'demo: yes has a second word for one thing: hora libre',
  ],
  [
    'cuts a weekday short',
    { ...good, yes: 'Abre mié a las 8' },
    'demo: yes cuts a weekday short: mié',
  ],
  [
    'guesses the gender of the reader',
    { ...good, yes: 'Bienvenido' },
    'demo: yes guesses the gender of the reader: Bienvenido',
  ],
  ['is missing in Spanish', { ...good, yes: undefined }, 'demo: yes is missing in Spanish'],
  ['is missing in English', { ...good, more: 'Más' }, 'demo: more is missing in English'],
  [
    'takes another placeholder',
    { ...good, hello: 'Hola {{nombre}}' },
    'demo: hello has other placeholders in Spanish than in English',
  ],
  [
    'has an element that is not closed',
    { ...good, call: '<phone>Llámenos' },
    'demo: call has other placeholders in Spanish than in English',
  ],
])('reports an entry that %s', async (_, spanish, problem) => {
  const dictionary = JSON.parse(JSON.stringify(spanish)) as object;
  expect(await localesProblems(set(dictionary), ['no'])).toEqual([problem]);
});

test.each([
  ['an underscore', { no_show: 'No-show' }, { no_show: 'No vino' }, 'no_show'],
  ['the name of a plural form', { no: { one: 'None' } }, { no: { one: 'Nadie' } }, 'no.one'],
])('rejects a key with %s, unless content blocks cannot replace its sentence', (_, en, es, key) => {
  expect(dictionaryProblems('demo', { en, es })).toEqual([
    `demo: no content block can name ${key}`,
  ]);
  expect(dictionaryProblems('demo', { en, es }, [], false)).toEqual([]);
});

test('accepts the plural forms of a sentence', () => {
  const en = { found_one: 'One item', found_other: '{{count}} items' };
  const es = { found_one: 'Un artículo', found_other: '{{count}} artículos' };
  expect(dictionaryProblems('demo', { en, es })).toEqual([]);
});
