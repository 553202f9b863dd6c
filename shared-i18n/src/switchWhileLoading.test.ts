import i18next from 'i18next';
import { initI18n } from './i18n';
import { loadLocales, switchLanguage } from './loadLocales';
import type { Locales } from './locales';

/** Locales whose dictionaries load when the test calls `load`. */
function deferredLocales(namespace: string) {
  const deferred = (language: string) => {
    let load = () => {};
    const dictionary = new Promise<{ title: string }>((resolve) => {
      load = () => resolve({ title: `${namespace} ${language}` });
    });
    return { dictionary, load };
  };
  const en = deferred('en');
  const es = deferred('es');
  const set: Locales = {
    namespace,
    load: { en: () => en.dictionary, es: () => es.dictionary },
  };
  return { set, en, es };
}

const titleOf = (namespace: string) =>
  i18next.getResource(i18next.language, namespace, 'title') as string;

beforeEach(() => initI18n('en'));

test('a switch also loads the dictionary of a page that loads during the switch', async () => {
  const layout = deferredLocales('layout');
  layout.en.load();
  await loadLocales([layout.set]);

  const switching = switchLanguage('es');
  const page = deferredLocales('page');
  page.en.load();
  page.es.load();
  await loadLocales([page.set]);
  layout.es.load();
  await switching;
  expect(titleOf('page')).toBe('page es');
});

test('a page whose dictionary is loading when the language changes loads the other one too', async () => {
  const page = deferredLocales('late');
  page.es.load();
  const loading = loadLocales([page.set]);
  await switchLanguage('es');
  page.en.load();
  await loading;
  expect(titleOf('late')).toBe('late es');
});

test('of two switches the later one takes effect, whichever dictionary loads last', async () => {
  const page = deferredLocales('page');
  page.en.load();
  await loadLocales([page.set]);
  const first = switchLanguage('es');
  await switchLanguage('en');
  page.es.load();
  await first;
  expect(titleOf('page')).toBe('page en');
});
