import { changedTexts, provideTexts } from './dictionaries';
import { engine, loadLocales, startEngine, switchLanguage } from './engine';
import { defineLocales } from './locales';

const greeting = defineLocales('greeting', {
  en: async () => ({ hello: 'Hello {{name}}', deep: { word: 'Tire' } }),
  es: async () => ({ hello: 'Hola {{name}}', deep: { word: 'Llanta' } }),
});
const say = (key: string, values = {}) => engine.t(key, { ns: 'greeting', ...values });

beforeEach(() => startEngine('en'));
afterEach(() => jest.restoreAllMocks());

test('speaks after its words have arrived, with values in place', async () => {
  await loadLocales([greeting], 'en');
  expect(say('hello', { name: 'Ana' })).toBe('Hello Ana');
});

test('switches every set in use', async () => {
  await loadLocales([greeting], 'en');
  await switchLanguage('es');
  expect(say('deep.word')).toBe('Llanta');
});

test('a key that no dictionary has shows itself', async () => {
  await loadLocales([greeting], 'en');
  expect(say('deep.madeUp')).toBe('deep.madeUp');
});

test('a key that is missing in one language shows itself in that language', async () => {
  const partial = defineLocales('partial', {
    en: async () => ({ title: 'About us', deep: { mission: 'Our mission' } }),
    es: async () =>
      ({ title: 'Nosotros', deep: {} }) as { title: string; deep: { mission: string } },
  });
  await loadLocales([partial], 'en');
  await switchLanguage('es');
  expect(engine.t('title', { ns: 'partial' })).toBe('Nosotros');
  expect(engine.t('deep.mission', { ns: 'partial' })).toBe('deep.mission');
});

test('a published text replaces the sentence of its dictionary, in its language', async () => {
  provideTexts('en', { greeting: { 'deep.word': 'Wheel' } });
  provideTexts('es', { greeting: { hello: 'Buen día' } });
  await loadLocales([greeting], 'en');
  expect(say('deep.word')).toBe('Wheel');
  expect(say('hello', { name: 'Ana' })).toBe('Hello Ana');
  await switchLanguage('es');
  expect(say('hello')).toBe('Buen día');
  expect(say('deep.word')).toBe('Llanta');
});

test('a dictionary that has been loaded keeps its sentences', async () => {
  await loadLocales([greeting], 'en');
  provideTexts('en', { greeting: { 'deep.word': 'Wheel' } });
  expect(say('deep.word')).toBe('Tire');
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

const broken = defineLocales('broken', {
  en: async () => ({ word: 'Word' }),
  es: () => Promise.reject(new Error('no network')),
});

test('a language of which no words can be fetched leaves the current one', async () => {
  await loadLocales([greeting], 'es');
  await loadLocales([broken], 'en');
  await expect(switchLanguage('es')).rejects.toThrow('no network');
  expect(engine.language).toBe('en');
});

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)(
  "one team's missing words don't keep the others from switching, from %s to %s",
  async (from, to) => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const word = { [from]: async () => ({ word: `in ${from}` }) };
    const missing = { [to]: () => Promise.reject(new Error('no network')) };
    const torn = defineLocales('torn', { ...broken.load, ...word, ...missing });
    await startEngine(from);
    await loadLocales([greeting, torn], from);
    await switchLanguage(to);
    expect(say('deep.word')).toBe(to === 'es' ? 'Llanta' : 'Tire');
    expect(engine.t('word', { ns: 'torn' })).toBe(`in ${from}`);
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
  const translate = (key: string) => engine.t(key, { ns: 'late' });
  await loadLocales([greeting, late], 'en');
  await switchLanguage('es');
  expect(translate('deep.only')).toBe('In English only');
  isOffline = false;
  await switchLanguage('es');
  expect([translate('title'), translate('deep.only')]).toEqual(['Ruedas', 'deep.only']);
  await switchLanguage('en');
  expect([translate('title'), translate('deep.only')]).toEqual(['Wheels', 'In English only']);
});
