import { findTireSizes } from '@shop/shared-data/tire-sizes';

/** Why a text names no size that tires can be searched by; a key of `problems` in the locales. */
export type SizeProblem = 'empty' | 'incomplete' | 'unknown' | 'many';

/** A front and a rear size. */
const MOST_SIZES = 2;

/** The beginning of a size: `225`, `225/65`, `225/65R`. */
const INCOMPLETE = /^(?:P|LT|ST)?\s*\d{3}(?:[\s/.,-]*\d{2})?[\s/.,-]*Z?R?$/i;

/** Words that may stand beside sizes. */
const JOINING = /\b(?:AND|Y|FRONT|REAR|DELANTERAS?|TRASERAS?|TIRES?|LLANTAS?)\b/g;

const hasOtherText = (rest: string) => /[\p{L}\p{N}]/u.test(rest.replace(JOINING, ''));

/**
 * Reads a tire size as a visitor types it, in every spelling that the search understands. Front and rear may
 * differ.
 * @returns the query of the catalogue that lists these tires, or what is wrong. With a load index, and a speed
 *   symbol or not, no tire is listed that is below them
 */
export function readTireSize(typed: string): { query: string } | { problem: SizeProblem } {
  const { sizes, rest } = findTireSizes(typed);
  const [first] = sizes;
  if (!first) {
    if (!typed.trim()) return { problem: 'empty' };
    return { problem: INCOMPLETE.test(typed.trim()) ? 'incomplete' : 'unknown' };
  }
  if (sizes.length > MOST_SIZES) return { problem: 'many' };
  if (hasOtherText(rest)) return { problem: 'unknown' };
  const markings = sizes.map(({ label, service }) => [label, service].filter(Boolean).join(' '));
  const parameter = sizes.length === 1 && !first.service ? 'q' : 'fits';
  const query = new URLSearchParams(markings.map((marking) => [parameter, marking]));
  return { query: query.toString() };
}
