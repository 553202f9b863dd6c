import { engine, loadLocales, startEngine, switchLanguage } from './engine';
import { defineLocales } from './locales';
import { changedTexts, provideTexts } from './words';

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
