import { defineLocales } from './defineLocales';
import { changedTexts, provideTexts } from './dictionaries';
import {
  currentLanguage,
  loadLocales,
  onTextsChange,
  reloadLocales,
  startEngine,
  switchLanguage,
  translate as translateIn,
} from './engine';

const greeting = defineLocales('greeting', {
  en: async () => ({ hello: 'Hello {{name}}', deep: { word: 'Tire' } }),
  es: async () => ({ hello: 'Hola {{name}}', deep: { word: 'Llanta' } }),
});
const translate = (key: string, values = {}) => translateIn('greeting', key, values);

beforeEach(() => startEngine('en'));
afterEach(() => jest.restoreAllMocks());

test('translates a key once its dictionary is loaded, with its values', async () => {
  await loadLocales([greeting], 'en');
  expect(translate('hello', { name: 'Ana' })).toBe('Hello Ana');
});

test('switches the language of every namespace in use', async () => {
  await loadLocales([greeting], 'en');
  await switchLanguage('es');
  expect(translate('deep.word')).toBe('Llanta');
});

test('a key that is in no dictionary shows itself', async () => {
  await loadLocales([greeting], 'en');
  expect(translate('deep.madeUp')).toBe('deep.madeUp');
});

test('a default is shown for a key that is in no dictionary, with its values', async () => {
  await loadLocales([greeting], 'en');
  const values = { defaultValue: 'Bye {{name}}', name: 'Ana' };
  expect(translate('deep.madeUp', values)).toBe('Bye Ana');
  expect(translate('hello', values)).toBe('Hello Ana');
});

test('a value that is not given is left out, and one that reads like a pattern is shown as it is', async () => {
  await loadLocales([greeting], 'en');
  expect(translate('hello')).toBe('Hello ');
  expect(translate('hello', { name: '$& {{name}}' })).toBe('Hello $& {{name}}');
});

test('a key that is missing in one language shows itself in that language', async () => {
  const partial = defineLocales('partial', {
    en: async () => ({ title: 'About us', deep: { mission: 'Our mission' } }),
    es: async () =>
      ({ title: 'Nosotros', deep: {} }) as { title: string; deep: { mission: string } },
  });
  await loadLocales([partial], 'en');
  await switchLanguage('es');
  expect(translateIn('partial', 'title')).toBe('Nosotros');
  expect(translateIn('partial', 'deep.mission')).toBe('deep.mission');
});

test('a published text replaces the entry of its dictionary, in its language', async () => {
  provideTexts('en', { greeting: { 'deep.word': 'Wheel' } });
  provideTexts('es', { greeting: { hello: 'Buen día' } });
  await loadLocales([greeting], 'en');
  expect(translate('deep.word')).toBe('Wheel');
  expect(translate('hello', { name: 'Ana' })).toBe('Hello Ana');
  await switchLanguage('es');
  expect(translate('hello')).toBe('Buen día');
  expect(translate('deep.word')).toBe('Llanta');
});

test('a published text does not change a dictionary that is already loaded', async () => {
  await loadLocales([greeting], 'en');
  provideTexts('en', { greeting: { 'deep.word': 'Wheel' } });
  expect(translate('deep.word')).toBe('Tire');
});

test('changedTexts lists published texts that differ, of the given namespaces only', async () => {
  provideTexts('en', {
    greeting: { 'deep.word': 'Wheel', hello: 'Hello {{name}}', 'no.such.key': 'Nothing' },
    elsewhere: { word: 'Not loaded' },
  });
  await loadLocales([greeting], 'en');
  expect(changedTexts('en', ['greeting', 'elsewhere'])).toEqual({
    greeting: { 'deep.word': 'Wheel' },
  });
  expect(changedTexts('en', [])).toEqual({});
  expect(changedTexts('es', ['greeting'])).toEqual({});
});

const edited = defineLocales('greeting', {
  en: async () => ({ hello: 'Good day {{name}}', deep: { word: 'Rim' } }),
  es: async () => ({ hello: 'Buenas {{name}}', deep: { word: 'Rin' } }),
});

test('a reload replaces the loaded dictionaries of a namespace, below published texts', async () => {
  provideTexts('en', { greeting: { 'deep.word': 'Wheel' } });
  await loadLocales([greeting], 'en');
  const rendered = jest.fn();
  const unsubscribe = onTextsChange(rendered);
  await reloadLocales(edited);
  unsubscribe();
  expect(rendered).toHaveBeenCalledTimes(1);
  expect([translate('hello', { name: 'Ana' }), translate('deep.word')]).toEqual([
    'Good day Ana',
    'Wheel',
  ]);
});

test('a reload loads no dictionary that the page has not loaded', async () => {
  await reloadLocales(edited);
  expect(translate('deep.word')).toBe('deep.word');
});

test('a dictionary whose reload fails stays, and a later reload replaces it', async () => {
  await loadLocales([greeting], 'en');
  const faulty = { ...edited.load, en: () => Promise.reject(new Error('no network')) };
  await expect(reloadLocales({ ...edited, load: faulty })).rejects.toThrow('no network');
  expect(translate('deep.word')).toBe('Tire');
  await reloadLocales(edited);
  expect(translate('deep.word')).toBe('Rim');
});

const broken = defineLocales('broken', {
  en: async () => ({ word: 'Word' }),
  es: () => Promise.reject(new Error('no network')),
});

test('a switch rejects and keeps the language when no dictionary can be fetched', async () => {
  await loadLocales([greeting], 'es');
  await loadLocales([broken], 'en');
  await expect(switchLanguage('es')).rejects.toThrow('no network');
  expect(currentLanguage()).toBe('en');
});

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)(
  'a dictionary that cannot be fetched does not keep others from switching, from %s to %s',
  async (from, to) => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const word = { [from]: async () => ({ word: `in ${from}` }) };
    const missing = { [to]: () => Promise.reject(new Error('no network')) };
    const halfLoaded = defineLocales('halfLoaded', { ...broken.load, ...word, ...missing });
    startEngine(from);
    await loadLocales([greeting, halfLoaded], from);
    await switchLanguage(to);
    expect(translate('deep.word')).toBe(to === 'es' ? 'Llanta' : 'Tire');
    expect(translateIn('halfLoaded', 'word')).toBe(`in ${from}`);
    expect(warning).toHaveBeenCalled();
  },
);

test('a dictionary that loads at a later switch replaces its substitute as a whole', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let isOffline = true;
  const late = defineLocales('late', {
    en: async () => ({ title: 'Wheels', deep: { only: 'In English only' } }),
    es: async () => {
      if (isOffline) throw new Error('no network');
      return { title: 'Ruedas', deep: {} } as { title: string; deep: { only: string } };
    },
  });
  const translateLate = (key: string) => translateIn('late', key);
  await loadLocales([greeting, late], 'en');
  await switchLanguage('es');
  expect(translateLate('deep.only')).toBe('In English only');
  isOffline = false;
  await switchLanguage('es');
  expect([translateLate('title'), translateLate('deep.only')]).toEqual(['Ruedas', 'deep.only']);
  await switchLanguage('en');
  expect([translateLate('title'), translateLate('deep.only')]).toEqual([
    'Wheels',
    'In English only',
  ]);
});
