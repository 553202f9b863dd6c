import { engine, loadLocales, startEngine, switchLanguage } from './engine';
import { defineLocales } from './locales';

/** Words whose arrival the test decides. */
function slowLocales(namespace: string) {
  const slow = (language: string) => {
    let arrive = () => {};
    const words = new Promise<{ title: string }>((resolve) => {
      arrive = () => resolve({ title: `${namespace} ${language}` });
    });
    return { words, arrive };
  };
  const en = slow('en');
  const es = slow('es');
  const set = defineLocales(namespace, { en: () => en.words, es: () => es.words });
  return { set, en, es };
}

const titleOf = (namespace: string) => engine.t('title', { ns: namespace });

beforeEach(() => startEngine('en'));

test('a switch also waits for the words of a page that appears meanwhile', async () => {
  const frame = slowLocales('frame');
  frame.en.arrive();
  await loadLocales([frame.set], 'en');

  const switching = switchLanguage('es');
  const page = slowLocales('page');
  page.en.arrive();
  page.es.arrive();
  await loadLocales([page.set], 'en');
  frame.es.arrive();
  await switching;
  expect(titleOf('page')).toBe('page es');
});

test('a page whose words are on their way when the language changes gets both', async () => {
  const page = slowLocales('late');
  page.es.arrive();
  const loading = loadLocales([page.set], 'en');
  await engine.changeLanguage('es');
  page.en.arrive();
  await loading;
  expect(titleOf('late')).toBe('late es');
});

test('of two switches the later one counts, whichever words arrive last', async () => {
  const page = slowLocales('page');
  page.en.arrive();
  await loadLocales([page.set], 'en');
  const first = switchLanguage('es');
  await switchLanguage('en');
  page.es.arrive();
  await first;
  expect(titleOf('page')).toBe('page en');
});
