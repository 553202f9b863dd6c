import { overlaysFrom } from './overlaysFrom';

test('blocks become sentences by language, page and key', () => {
  const block = (page: string, identifier: string, content: string) => ({
    page,
    identifier,
    content,
  });
  expect(
    overlaysFrom([
      block('home', 'hero_title', 'Wheels'),
      block('home', 'hero_text', 'Round ones.'),
      block('home', 'hero_title_es', 'Ruedas'),
      block('about', 'lead', '  '),
    ]),
  ).toEqual({
    en: { home: { 'hero.title': 'Wheels', 'hero.text': 'Round ones.' } },
    es: { home: { 'hero.title': 'Ruedas' } },
  });
});
