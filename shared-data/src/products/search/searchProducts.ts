import { ownWords } from './categoryWords';
import type { ProductIndex } from './productIndex';
import type { TireSize } from './tireSizes';
import { parseSearch, type TypedSearch } from './understand';
import type { WordMatches } from './vocabulary';

export interface Understood {
  sizes: readonly string[];
  brands: readonly string[];
  categories: readonly string[];
  /** Words that no product has, as stems. */
  unknown: readonly string[];
}

export interface SearchOutcome {
  /** Found products with their rank; higher is better. */
  found: ReadonlyMap<number, number>;
  /** Where none is found: those that match most, best first. */
  nearest: readonly number[];
  understood: Understood;
}

const MOST_NEAREST = 4;

/** How well each product matches one word or size: 0 where it does not. */
type Scores = Float32Array;

function raise(scores: Scores, place: number, score: number) {
  if (score > (scores[place] ?? 0)) scores[place] = score;
}

/** A product's own words count twice as much as those of its category. */
const OWN = 2;

function scoreMatches({ entries, groups, placesOf }: ProductIndex, matches: WordMatches): Scores {
  const scores = new Float32Array(entries.length);
  const ofGroups = groups.map(({ words }) =>
    words.reduce((score, id) => Math.max(score, matches.get(id) ?? 0), 0),
  );
  if (ofGroups.some(Boolean)) {
    entries.forEach(({ group }, place) => {
      scores[place] = ofGroups[group] ?? 0;
    });
  }
  for (const [id, weight] of matches) {
    for (const place of placesOf(id)) raise(scores, place, OWN * weight);
  }
  return scores;
}

/** A load index, without the speed symbol behind it; 0 where none is given. */
const loadOf = ({ service = '' }: TireSize) => Number.parseInt(service, 10) || 0;

/** Spelling does not matter. `LT` is required where it was typed; a lower load index only lowers the score. */
function scoreSize({ entries, placesOfSize }: ProductIndex, typed: TireSize): Scores {
  const scores = new Float32Array(entries.length);
  for (const place of placesOfSize(typed.digits)) {
    const matching = entries[place]?.sizes.filter(
      ({ digits, kind }) => digits === typed.digits && (!typed.kind || kind === typed.kind),
    );
    if (!matching?.length) continue;
    scores[place] = matching.some((size) => loadOf(size) >= loadOf(typed)) ? 2 * OWN + 1 : 2 * OWN;
  }
  return scores;
}

/** The same size of another kind, then sizes of the same rim, the closer the width the better. */
function scoreSimilarSize({ entries }: ProductIndex, { digits, rim, width }: TireSize): Scores {
  const score = (size: TireSize) => {
    if (size.digits === digits) return 2;
    return size.rim === rim ? 1 / (1 + Math.abs(size.width - width) / 10) : 0;
  };
  return Float32Array.from(entries, ({ sizes: [size] }) => (size ? score(size) : 0));
}

/** Scores each word; "good year" is also searched as one word. */
function scoreWords(index: ProductIndex, words: readonly string[]): Scores[] {
  const { vocabulary } = index;
  const scores = words.map((word) => scoreMatches(index, vocabulary.match(word)));
  words.slice(1).forEach((word, before) => {
    const matches = vocabulary.matchStart(`${words[before]}${word}`);
    for (const id of matches.keys()) {
      for (const place of index.placesOf(id)) {
        for (const part of scores.slice(before, before + 2)) raise(part, place, OWN);
      }
    }
  });
  return scores;
}

/** What a product gains where it contains all that was typed, in this order. */
function scoreText(entry: ProductIndex['entries'][number], { folded, squeezed }: TypedSearch) {
  let score = 0;
  if (entry.text.includes(folded)) score += 0.5;
  if (entry.name.includes(folded)) score += entry.name.startsWith(folded) ? 2 : 1;
  else if (squeezed !== '' && entry.squeezed.includes(squeezed)) score += 1;
  return score;
}

function understand(
  { brands }: ProductIndex,
  categories: readonly string[],
  { sizes, words }: TypedSearch,
  unknown: readonly string[],
): Understood {
  const counts = categories.map((category) => {
    const own = ownWords(category);
    return { category, count: words.filter((word) => own.has(word)).length };
  });
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return {
    sizes: sizes.map(({ label }) => label),
    brands: [...new Set(words.flatMap((word) => brands.get(word) ?? []))],
    categories: counts.filter(({ count }) => count === most).map(({ category }) => category),
    unknown,
  };
}

function best(sums: Scores): number[] {
  return [...sums.keys()]
    .filter((place) => (sums[place] ?? 0) > 0)
    .sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b)
    .slice(0, MOST_NEAREST);
}

/**
 * Finds products whose name or category contains what was typed, as the specification says, those whose texts do with
 * other spaces and signs, and those that match each typed word and size.
 */
export function searchProducts(
  index: ProductIndex,
  typed: string,
  categories: readonly string[],
): SearchOutcome {
  const search = parseSearch(typed);
  const ofWords = scoreWords(index, search.words);
  const required = [...ofWords, ...search.sizes.map((size) => scoreSize(index, size))];
  const found = new Map<number, number>();
  index.entries.forEach((entry, place) => {
    const isMatch = required.length > 0 && required.every((scores) => (scores[place] ?? 0) > 0);
    const text = scoreText(entry, search);
    const sum = required.reduce((total, scores) => total + (scores[place] ?? 0), 0);
    if (isMatch || text > 0) found.set(place, text + sum);
  });
  const unknown = search.words.filter((_, at) => !ofWords[at]?.some(Boolean));
  const understood = understand(index, categories, search, unknown);
  if (found.size > 0) return { found, nearest: [], understood };

  const similar = search.sizes.map((size) => scoreSimilarSize(index, size));
  const sums = new Float32Array(index.entries.length);
  for (const scores of [...required, ...similar]) {
    scores.forEach((score, place) => {
      sums[place] = (sums[place] ?? 0) + score;
    });
  }
  return { found, nearest: best(sums), understood };
}
