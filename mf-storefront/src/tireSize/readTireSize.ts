import { beginsTireSize, findTireSizes } from '@shop/shared-data/tire-sizes';
import { findSegments } from './sizeSegments';

/**
 * Why a text names no size that tires can be searched by, `height` and `rim` because they are missing; a key of
 * `problems` in the locales.
 */
export type SizeProblem = 'empty' | 'height' | 'rim' | 'unknown' | 'many';

/** A front and a rear size. */
const MOST_SIZES = 2;

const JOINING = /\b(?:AND|Y|FRONT|REAR|DELANTERAS?|TRASERAS?|TIRES?|LLANTAS?)\b/g;

/** What was typed beside the sizes: words to search for. */
const wordsOf = (rest: string) =>
  rest
    .replace(JOINING, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}-]+/gu) ?? [];

/**
 * Reads a tire size in every spelling that the search understands; front and rear may differ.
 * @returns the query of the catalogue, which lists no tire with a lower load index or speed symbol; or what is wrong
 */
export function readTireSize(typed: string): { query: string } | { problem: SizeProblem } {
  const { sizes, rest } = findTireSizes(typed);
  const [first] = sizes;
  if (!first) {
    if (!typed.trim()) return { problem: 'empty' };
    if (!beginsTireSize(typed)) return { problem: 'unknown' };
    return { problem: findSegments(typed).has('height') ? 'rim' : 'height' };
  }
  if (sizes.length > MOST_SIZES) return { problem: 'many' };
  const markings = sizes.map(({ label, service }) => [label, service].filter(Boolean).join(' '));
  const words = wordsOf(rest);
  if (sizes.length === 1 && !first.service)
    return { query: new URLSearchParams({ q: [...markings, ...words].join(' ') }).toString() };
  const query = new URLSearchParams(markings.map((marking) => ['fits', marking]));
  if (words.length > 0) query.set('q', words.join(' '));
  return { query: query.toString() };
}
