import { contentFromRows } from './contentSource';

const block = (page: string, identifier: string, content: string) => ({
  page,
  identifier,
  content,
});
const content = (rows: Partial<Parameters<typeof contentFromRows>[0]>) =>
  contentFromRows({ settings: [], contentBlocks: [], products: [], ...rows }).content;

test('a content block becomes the text of the key that its identifier names, in its language', () => {
  const { texts } = content({
    contentBlocks: [
      block('home', 'hero_title', 'Wheels'),
      block('home', 'hero_title_es', 'Ruedas'),
      block('about', 'story_first_text', 'Since 2010'),
    ],
  });
  expect(texts).toEqual({
    en: { home: { 'hero.title': 'Wheels' }, about: { 'story.first.text': 'Since 2010' } },
    es: { home: { 'hero.title': 'Ruedas' } },
  });
});

test('an empty content block is left out', () => {
  const { texts } = content({ contentBlocks: [block('home', 'hero_title', '  ')] });
  expect(texts).toEqual({ en: {}, es: {} });
});

test('closures are published unchanged', () => {
  expect(content({}).closures).toBe('');
  const settings = [{ key: 'closures', value: '2026-12-24..2026-12-26' }];
  expect(content({ settings }).closures).toBe('2026-12-24..2026-12-26');
});
