import { entriesOf } from '../../shop/texts/contentBlocks';
import { block, draft } from '../../testSupport/rows';
import { idOfText, pageName, textKeyOf, textsOnPage } from './pageTexts';

const entries = entriesOf(
  [
    { page: 'home', identifier: 'hero_title', text: 'Tires you can trust' },
    { page: 'home', identifier: 'hero_title_es', text: 'Llantas de confianza' },
    { page: 'home', identifier: 'cars_found_one', text: '{{count}} car' },
    { page: 'about', identifier: 'since', text: 'Since {{year}}' },
  ],
  [
    block({ content: 'Saved' }),
    block({ id: '2', identifier: 'cars_found_one', content: 'One car' }),
    block({ id: '3', page: 'about', identifier: 'since', content: ' ' }),
  ],
  [draft({ content: 'Drafted' })],
);

test('a draft precedes what is published, and an empty text is the built-in one', () => {
  expect(textsOnPage(entries, undefined)).toEqual({
    en: { home: { 'hero.title': 'Drafted', 'cars.found_one': 'One car' }, about: {} },
    es: { home: {}, about: {} },
  });
});

test('what is typed precedes a draft, as it would be saved', () => {
  const typed = (id: string, text: string) => textsOnPage(entries, { id, text });
  expect(typed('home/hero_title', ' Typed ').en['home']?.['hero.title']).toBe('Typed');
  expect(typed('home/hero_title', ' ').en['home']).not.toHaveProperty(['hero.title']);
  expect(typed('home/hero_title_es', 'Escrito').es['home']).toEqual({ 'hero.title': 'Escrito' });
});

test.each(['home/hero_title', 'home/hero_title_es', 'home/cars_found_one', 'about/since'])(
  '%s is the block of its text',
  (id) => {
    const found = entries.flatMap(({ blocks }) => blocks).find((each) => each.id === id);
    expect(found && idOfText(textKeyOf(found))).toBe(id);
  },
);

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/tires/new-tires', 'tires, new tires'],
])('the page %s is called %s', (path, name) => expect(pageName(path)).toBe(name));
