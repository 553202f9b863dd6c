import { timedFetch } from '../backend';
import { readBuiltInTexts } from './staffTexts';

jest.mock('../backend', () => ({ timedFetch: jest.fn() }));

const TEXTS = 'static/texts.json';
const remote = (name: string, live: object = {}, more: object = {}) => ({
  name,
  live: { version: 'a', base: `/${name}/a/`, ...live },
  ...more,
});

/** Answers with these files; all others are missing. */
function serve(files: Record<string, unknown>) {
  jest.mocked(timedFetch).mockImplementation(async (address) => {
    const file = files[String(address)];
    return { ok: file !== undefined, status: 404, json: async () => file } as Response;
  });
}
const texts = (page: string, en: Record<string, string>, es = en) => ({ [page]: { en, es } });

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('reads the texts of the shell and of each live version, except those of staff', async () => {
  serve({
    '/site.json': {
      shell: { version: 's', texts: TEXTS },
      remotes: [
        remote('mf-home', { texts: TEXTS, prerender: ['/about', '/'] }),
        remote('mf-admin', { layout: 'staff', texts: TEXTS, prerender: ['/admin'] }),
      ],
    },
    '/shell/s/static/texts.json': texts('common', { save: 'Save' }, { save: 'Guardar' }),
    '/mf-home/a/static/texts.json': texts('home', { 'list.found_one': 'One', 'hero.title': 'Hi' }),
  });
  const read = await readBuiltInTexts();
  expect(read.unknown).toEqual([]);
  expect(read.pages).toEqual(['/', '/about']);
  expect(read.texts.map(({ page, identifier }) => `${page}/${identifier}`)).toEqual([
    ...['common/save', 'common/save_es'],
    ...['home/list_found_one', 'home/list_found_one_es', 'home/hero_title', 'home/hero_title_es'],
  ]);
  expect(read.texts[1]?.text).toBe('Guardar');
});

test('lists the labels of the menus of every remote, also where its texts are not known', async () => {
  const label = (en: string, es: string) => ({ label: { en, es } });
  const children = [{ path: '/tires/all', ...label('All Tires', 'Todas') }];
  const navigation = [
    { place: 'header', path: '/tires/all', ...label('Tires', 'Llantas'), children, order: 1 },
    { place: 'footer', path: '/', ...label('Home', 'Inicio'), order: 2 },
  ];
  serve({ '/site.json': { remotes: [remote('mf-menu', { navigation })] } });
  const { texts: read, unknown } = await readBuiltInTexts();
  expect(unknown).toContain('mf-menu');
  expect(read).toEqual(
    [
      ['menu_header_tires_all', 'Tires'],
      ['menu_header_tires_all_es', 'Llantas'],
      ['menu_list_tires_all', 'All Tires'],
      ['menu_list_tires_all_es', 'Todas'],
      ['menu_footer_home', 'Home'],
      ['menu_footer_home_es', 'Inicio'],
    ].map(([identifier, text]) => ({ page: 'layout', identifier, text })),
  );
});

test('leaves out a key that no content block can name', async () => {
  serve({
    '/site.json': { remotes: [remote('mf-home', { texts: TEXTS })] },
    '/mf-home/a/static/texts.json': texts('home', {
      ...{ two_words: 'A', 'list.one': 'B', '1st': 'C', fine: 'D' },
    }),
  });
  const { texts: read } = await readBuiltInTexts();
  expect(read.map(({ identifier }) => identifier)).toEqual(['fine', 'fine_es']);
});

test('a canary adds its new texts, and does not replace those of the live version', async () => {
  const release = { version: 'b', base: '/mf-home/b/', texts: TEXTS };
  serve({
    '/site.json': {
      shell: { version: 's', texts: TEXTS },
      remotes: [remote('mf-home', { texts: TEXTS }, { canary: { release, percent: 5 } })],
    },
    '/shell/s/static/texts.json': {},
    '/mf-home/a/static/texts.json': texts('home', { title: 'Live' }),
    '/mf-home/b/static/texts.json': texts('home', { title: 'Canary', more: 'New' }),
  });
  const { texts: read, unknown } = await readBuiltInTexts();
  expect([unknown, read.map(({ text }) => text)]).toEqual([[], ['Live', 'Live', 'New', 'New']]);
});

test('names the apps whose texts are missing, and lists those of the others', async () => {
  serve({
    '/site.json': {
      shell: { version: 's', texts: TEXTS },
      remotes: [
        remote('mf-old'),
        remote('mf-lost', { texts: TEXTS }),
        remote('mf-bad', { texts: TEXTS }),
      ],
    },
    '/shell/s/static/texts.json': texts('common', { save: 'Save' }),
    '/mf-bad/a/static/texts.json': { home: 'not texts' },
  });
  const { texts: read, unknown } = await readBuiltInTexts();
  expect(unknown.sort()).toEqual(['mf-bad', 'mf-lost', 'mf-old']);
  expect(read).toHaveLength(2);
});

test('fails without the site configuration', async () => {
  serve({});
  await expect(readBuiltInTexts()).rejects.toMatchObject({ kind: 'unexpected' });
});
