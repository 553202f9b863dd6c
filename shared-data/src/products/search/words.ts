/** Removes case and accents. */
export const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Removes everything but letters and digits: `BRI-WS90` and `bri ws 90` become equal. */
export const squeeze = (folded: string) => folded.replace(/[^\p{L}\p{N}]/gu, '');

/** Words that carry no meaning in a search, in both languages. */
const fillers = new Set(
  'a an and at by de del el en for from i in la las lo los me mi my o of on or para por the to un una with y'.split(
    ' ',
  ),
);

/**
 * Reduces a folded word to one form for singular and plural, in both languages. Words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word;
  return word.replace(/s$/, '').replace(/e$/, '').replace(/y$/, 'i');
}

export const wordsOf = (folded: string): string[] =>
  (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** Does what `wordsOf` does, without words such as "de" and "the" where others remain. */
export function typedWords(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const meant = words.filter((word) => !fillers.has(word));
  return (meant.length > 0 ? meant : words).map(stem);
}

/** Returns the words of a text as written, and their parts: `CrossClimate2` also as `cross`, `climate` and `2`. */
export function indexedWords(text: string): Set<string> {
  const parts = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2');
  return new Set([...wordsOf(fold(text)), ...wordsOf(fold(parts))]);
}
