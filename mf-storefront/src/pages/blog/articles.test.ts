import type { Dictionary } from '@shop/shared-i18n';
import { dictionaryProblems } from '@shop/shared-i18n/test-support';
import { articles } from './articles';
import type { ArticleText } from './articleText';

/** By its place in the article: both languages tell the same things in the same order. */
const byPlace = ({ intro, sections }: ArticleText): Dictionary => ({
  intro,
  ...Object.fromEntries(
    sections.map(({ heading, blocks }, at) => [
      at,
      { heading, ...Object.fromEntries(blocks.flat().map((text, line) => [line, text])) },
    ]),
  ),
});

test.each(articles)('$slug is told in both languages', async ({ slug, load }) => {
  const [en, es] = await Promise.all([load.en(), load.es()]);
  expect(dictionaryProblems(slug, { en: byPlace(en), es: byPlace(es) })).toEqual([]);
});
