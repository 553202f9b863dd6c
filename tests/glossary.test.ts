/** @jest-environment node */
import { createProductSearch } from '../shared-data/src/products/search/createProductSearch';
import { type ShopText, shopTexts } from './support/shopTexts';
import { textOf } from './support/testTables';

type Language = ShopText['language'];

/** The rows of a table of `shared-i18n/glossary`, by the names of its columns. No cell has a comma. */
function table<Column extends string>(name: string) {
  const [head = [], ...rows] = textOf(`shared-i18n/glossary/${name}.csv`)
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const wrong = rows.filter((row) => row.length !== head.length);
  if (wrong.length) throw new Error(`${name}.csv: ${wrong.join(' / ')}`);
  return rows.map(
    (row) =>
      Object.fromEntries(head.map((column, i) => [column, row[i]])) as Record<Column, string>,
  );
}

const terms = table<'en' | 'es' | 'never_en' | 'never_es'>('terms');
const calques = table<'language' | 'never' | 'say'>('calques');
const regional = table<'word' | 'here' | 'category'>('regional');

interface Rule {
  never: string;
  say: string;
}

const rules: Record<Language, Rule[]> = { en: [], es: [] };
for (const language of ['en', 'es'] as const) {
  for (const term of terms) {
    const twins = term[`never_${language}`].split(';').filter(Boolean);
    rules[language].push(...twins.map((never) => ({ never, say: term[language] })));
  }
  rules[language].push(...calques.filter((calque) => calque.language === language));
}

/** Matches whole words, in the plural too; a sign such as « anywhere. */
const wordOf = (text: string) => {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (!/\p{L}/u.test(text)) return new RegExp(escaped, 'u');
  return new RegExp(`(?<![\\p{L}\\p{N}_{])${escaped}(e?s)?(?![\\p{L}\\p{N}_])`, 'iu');
};

/** A word of another region may explain one of ours, between parentheses. */
const withoutGlosses = (text: string) => text.replace(/\([^)]*\)/g, '');

function problemsOf({ file, key, language, text }: ShopText): string[] {
  const read = language === 'es' ? withoutGlosses(text) : text;
  return rules[language]
    .filter(({ never }) => wordOf(never).test(read))
    .map(({ never, say }) => `${file} ${key}: “${never}” (say: ${say})`);
}

test('texts use the words of the glossary, and none of its calques', () => {
  const texts = shopTexts();
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.flatMap(problemsOf)).toEqual([]);
});

test('a forbidden word is reported with its file and key', () => {
  const text = { file: 'a.ts', key: 'b', language: 'es', text: 'Neumáticos (gomas)' } as const;
  expect(problemsOf(text)).toEqual(['a.ts b: “neumático” (say: llanta)']);
});

const CATEGORY_OF_KIND: Record<string, string> = { tires: 'winter-tires', parts: 'filters' };

/** One product of each category that a word stands for, and of each kind. */
const stock = [...new Set(regional.map(({ category }) => category))]
  .filter(Boolean)
  .map((category) => ({
    name: category,
    categories: [CATEGORY_OF_KIND[category] ?? category],
    condition: 'new' as const,
  }));

test.each(regional.filter(({ category }) => category))(
  'a search for “$word” finds what is called $here here',
  async ({ word, category }) => {
    const search = await createProductSearch(stock, [
      ...new Set(stock.flatMap((p) => p.categories)),
    ]);
    const found = [...search(word).found.keys()].map((place) => stock[place]?.name);
    expect(found).toContain(category);
  },
);

test('each word of another region that no category of products has is glossed where people read', () => {
  const glosses = shopTexts()
    .filter(({ language }) => language === 'es')
    .flatMap(({ text }) => text.match(/\([^)]*\)/g) ?? []);
  const missing = regional
    .filter(({ category }) => !category)
    .filter(({ word }) => !glosses.some((gloss) => wordOf(word).test(gloss)));
  expect(missing).toEqual([]);
});
