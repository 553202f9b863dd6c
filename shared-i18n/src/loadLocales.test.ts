import i18next, { type TOptions } from 'i18next';
import { initI18n } from './i18n';
import { loadLocales, reloadLocales, switchLanguage } from './loadLocales';
import type { Dictionary, Locales } from './locales';
import { changedTexts, provideTexts } from './localesBackend';

/** Locales of a namespace that no page declares. */
const locales = (namespace: string, en: Dictionary, es: Dictionary): Locales => ({
  namespace,
  load: { en: async () => en, es: async () => es },
});
const greeting = locales(
  'greeting',
  { hello: 'Hello {{name}}', deep: { word: 'Tire' } },
  { hello: 'Hola {{name}}', deep: { word: 'Llanta' } },
);

/** The text of a key, as `t` of `useTranslation` returns it. */
const translateIn = (namespace: string, key: string, values: TOptions = {}): string =>
  i18next.getFixedT(i18next.language, namespace as 'common')(key as 'close', values);
const translate = (key: string, values?: TOptions) => translateIn('greeting', key, values);

beforeEach(() => initI18n('en'));
afterEach(() => jest.restoreAllMocks());

test('translates a key once its dictionary is loaded, with its values', async () => {
  await loadLocales([greeting]);
  expect(translate('hello', { name: 'Ana' })).toBe('Hello Ana');
});

test('switches the language of every namespace in use', async () => {
  await loadLocales([greeting]);
  await switchLanguage('es');
  expect(translate('deep.word')).toBe('Llanta');
});

test('i18next resolves the language once a dictionary of it is loaded', async () => {
  await loadLocales([greeting]);
  expect(i18next.resolvedLanguage).toBe('en');
});

test('the language is also changed by i18next itself, with its dictionaries', async () => {
  await loadLocales([greeting]);
  await i18next.changeLanguage('es');
  expect(translate('deep.word')).toBe('Llanta');
});

test('a key that is in no dictionary shows itself', async () => {
  await loadLocales([greeting]);
  expect(translate('deep.madeUp')).toBe('deep.madeUp');
});

test('a value that reads like a pattern or like markup is shown as it is', async () => {
  await loadLocales([greeting]);
  expect(translate('hello', { name: '$& {{name}} $t(deep.word) <b>' })).toBe(
    'Hello $& {{name}} $t(deep.word) <b>',
  );
});

test('a text that reads like a reference to others is shown as it is', async () => {
  const texts = { a: '$t(b) $t(b)', b: '$t(c) $t(c)', c: '$t(a)' };
  await loadLocales([locales('circle', texts, texts)]);
  expect(translateIn('circle', 'a')).toBe('$t(b) $t(b)');
});

test('a key that is missing in one language shows itself in that language', async () => {
  const partial = locales(
    'partial',
    { title: 'About us', deep: { mission: 'Our mission' } },
    { title: 'Nosotros', deep: {} },
  );
  await loadLocales([partial]);
  await switchLanguage('es');
  expect(translateIn('partial', 'title')).toBe('Nosotros');
  expect(translateIn('partial', 'deep.mission')).toBe('deep.mission');
});

test('a published text replaces the entry of its dictionary, in its language', async () => {
  provideTexts('en', { greeting: { 'deep.word': 'Wheel' } });
  provideTexts('es', { greeting: { hello: 'Buen día' } });
  await loadLocales([greeting]);
  expect(translate('deep.word')).toBe('Wheel');
  expect(translate('hello', { name: 'Ana' })).toBe('Hello Ana');
  await switchLanguage('es');
  expect(translate('hello')).toBe('Buen día');
  expect(translate('deep.word')).toBe('Llanta');
});

test('a published text does not change a dictionary that is already loaded', async () => {
  await loadLocales([greeting]);
  provideTexts('en', { greeting: { 'deep.word': 'Wheel' } });
  expect(translate('deep.word')).toBe('Tire');
});

test('a group without entries takes the published texts below its key, and no other group does', async () => {
  provideTexts('en', { menus: { 'menu.header.tires.all': 'Wheels', 'other.new': 'Left over' } });
  await loadLocales([locales('menus', { menu: {}, other: { word: 'W' } }, { menu: {} })]);
  const translateMenu = (key: string) => translateIn('menus', key, { defaultValue: 'built in' });
  expect(translateMenu('menu.header.tires.all')).toBe('Wheels');
  expect(translateMenu('menu.header.blog')).toBe('built in');
  expect(translateMenu('other.new')).toBe('built in');
  expect(changedTexts('en', ['menus'])).toEqual({ menus: { 'menu.header.tires.all': 'Wheels' } });
});

test('changedTexts lists published texts that differ, of the given namespaces only', async () => {
  provideTexts('en', {
    greeting: { 'deep.word': 'Wheel', hello: 'Hello {{name}}', 'no.such.key': 'Nothing' },
    elsewhere: { word: 'Not loaded' },
  });
  await loadLocales([greeting]);
  expect(changedTexts('en', ['greeting', 'elsewhere'])).toEqual({
    greeting: { 'deep.word': 'Wheel' },
  });
  expect(changedTexts('en', [])).toEqual({});
  expect(changedTexts('es', ['greeting'])).toEqual({});
});

const edited = locales(
  'greeting',
  { hello: 'Good day {{name}}', deep: { word: 'Rim' } },
  { hello: 'Buenas {{name}}', deep: { word: 'Rin' } },
);

test('a reload replaces the loaded dictionaries of a namespace, below published texts', async () => {
  provideTexts('en', { greeting: { 'deep.word': 'Wheel' } });
  await loadLocales([greeting]);
  await reloadLocales(edited);
  expect([translate('hello', { name: 'Ana' }), translate('deep.word')]).toEqual([
    'Good day Ana',
    'Wheel',
  ]);
});

test('another version of a remote gets its own dictionaries, in both languages', async () => {
  await loadLocales([greeting]);
  await loadLocales([
    locales('greeting', { hello: 'Hi', older: 'Old' }, { hello: 'Qué tal', older: 'Viejo' }),
  ]);
  expect([translate('hello'), translate('older')]).toEqual(['Hi', 'Old']);
  expect(translate('deep.word')).toBe('deep.word');
  await switchLanguage('es');
  expect([translate('hello'), translate('older')]).toEqual(['Qué tal', 'Viejo']);
});

test('a reload loads no dictionary that the page has not loaded', async () => {
  await reloadLocales(edited);
  expect(translate('deep.word')).toBe('deep.word');
});

test('a dictionary whose reload fails stays, and a later reload replaces it', async () => {
  await loadLocales([greeting]);
  const faulty = { ...edited.load, en: () => Promise.reject(new Error('no network')) };
  await reloadLocales({ ...edited, load: faulty });
  expect(translate('deep.word')).toBe('Tire');
  await reloadLocales(edited);
  expect(translate('deep.word')).toBe('Rim');
});

/** Locales of which one language cannot be fetched. */
const withoutNetwork = (namespace: string, language: 'en' | 'es'): Locales => ({
  namespace,
  load: {
    en: async () => ({ word: 'in en' }),
    es: async () => ({ word: 'in es' }),
    [language]: () => Promise.reject(new Error('no network')),
  },
});

test('a dictionary is requested again once, and by the next call', async () => {
  const load = jest.fn(() => Promise.reject<Dictionary>(new Error('no network')));
  const failing: Locales = { namespace: 'failing', load: { en: load, es: load } };
  await expect(loadLocales([failing])).rejects.toThrow('no network');
  expect(load).toHaveBeenCalledTimes(2);
  load.mockImplementationOnce(() => Promise.reject(new Error('no network')));
  load.mockImplementationOnce(async () => ({ word: 'Word' }) as never);
  await loadLocales([failing]);
  expect(translateIn('failing', 'word')).toBe('Word');
});

test('a dictionary that does not arrive keeps no other page waiting', async () => {
  const never = () => new Promise<Dictionary>(() => {});
  void loadLocales([{ namespace: 'waiting', load: { en: never, es: never } }]);
  await loadLocales([greeting]);
  expect(translate('deep.word')).toBe('Tire');
});

test('a switch rejects and keeps the language when no dictionary can be fetched', async () => {
  await loadLocales([withoutNetwork('broken', 'es')]);
  await expect(switchLanguage('es')).rejects.toThrow('no network');
  expect(i18next.language).toBe('en');
});

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)(
  'a dictionary that cannot be fetched does not keep others from switching, from %s to %s',
  async (from, to) => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {});
    initI18n(from);
    await loadLocales([greeting, withoutNetwork('halfLoaded', to)]);
    await switchLanguage(to);
    expect(translate('deep.word')).toBe(to === 'es' ? 'Llanta' : 'Tire');
    expect(translateIn('halfLoaded', 'word')).toBe(`in ${from}`);
    expect(warning).toHaveBeenCalled();
  },
);

test('a dictionary that loads at a later switch replaces its substitute as a whole', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let isOffline = true;
  const late: Locales = {
    namespace: 'late',
    load: {
      en: async () => ({ title: 'Wheels', deep: { only: 'In English only' } }),
      es: async () => {
        if (isOffline) throw new Error('no network');
        return { title: 'Ruedas', deep: {} };
      },
    },
  };
  const translateLate = (key: string) => translateIn('late', key);
  await loadLocales([greeting, late]);
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
