import type { Dictionary } from '@shop/shared-i18n';
import { dictionaryProblems } from '@shop/shared-i18n/test-support';
import { articleSlug, articles, findArticle } from './articles';
import type { ArticleText } from './articleText';

/** Keys each text by its place: both languages have the same sections in the same order. */
const byPlace = ({ intro, sections }: ArticleText): Dictionary => ({
  intro,
  ...Object.fromEntries(
    sections.map(({ heading, blocks }, at) => [
      at,
      { heading, ...Object.fromEntries(blocks.flat().map((text, line) => [line, text])) },
    ]),
  ),
});

test.each(articles)('$slug has the same sections in both languages', async ({ slug, load }) => {
  const [en, es] = await Promise.all([load.en(), load.es()]);
  expect(dictionaryProblems(slug, { en: byPlace(en), es: byPlace(es) })).toEqual([]);
});

test.each([
  ['Wheel Alignment', 'wheel-alignment'],
  ['Seven Signs of Worn Brakes', 'seven-signs-of-worn-brakes'],
  ['Tires', 'tires'],
  ['  Two  spaces ', 'two-spaces'],
])('the title "%s" becomes the slug %s', (title, slug) => {
  expect(articleSlug(title)).toBe(slug);
});

test('finds an article by its address in any letter case', () => {
  expect(findArticle('Wheel-Alignment')?.slug).toBe('wheel-alignment');
  expect(findArticle('no-such-article')).toBeUndefined();
  expect(findArticle(undefined)).toBeUndefined();
});
