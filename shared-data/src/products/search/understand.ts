import { findTireSizes, type TireSize } from './tireSizes';
import { fold, squeeze, typedWords } from './words';

export interface TypedSearch {
  /** Without case and accents, as the specification's rule compares it. */
  folded: string;
  /** Only its letters and digits; empty where these are too few to mean anything. */
  squeezed: string;
  sizes: readonly TireSize[];
  /** Stems of the words beside the sizes. */
  words: readonly string[];
}

const LONGEST = 120;
const MOST_WORDS = 10;

/** Writes the diameter of a rim in one way: `rin 17` and `R-17` as `r17`, `17"` and `17 inch` as `17`. */
const joinRims = (folded: string) =>
  folded
    .replace(/\b(?:rin(?:es)?|rims?|aro|r)[\s-]*([12]\d)\b(?!\s*\/)/g, ' r$1 ')
    .replace(/\b(\d{2})\s*(?:"|”|''|inch(?:es)?\b|in\b|pulgadas?\b|pulg\b)/g, ' $1 ');

/** Parses a search. A long text is cut. */
export function parseSearch(typed: string): TypedSearch {
  const folded = fold(typed.trim().slice(0, LONGEST));
  const { sizes, rest } = findTireSizes(folded);
  const squeezed = squeeze(folded);
  return {
    folded,
    squeezed: squeezed.length < 3 ? '' : squeezed,
    sizes,
    words: /[\p{L}\p{N}]/u.test(rest)
      ? typedWords(joinRims(rest.toLowerCase())).slice(0, MOST_WORDS)
      : [],
  };
}
