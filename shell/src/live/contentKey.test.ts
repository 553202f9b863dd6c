import { readContentBlock } from './contentKey';

test.each([
  ['hero_title', 'en', 'hero.title'],
  ['hero_title_es', 'es', 'hero.title'],
  ['whyUs_price_text', 'en', 'whyUs.price.text'],
  ['lead', 'en', 'lead'],
])('%s is the %s of %s', (identifier, language, key) => {
  expect(readContentBlock(identifier)).toEqual({ language, key });
});
