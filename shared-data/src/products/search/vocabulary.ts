import SearchableMap from 'minisearch/SearchableMap';

/** Words that match a typed one, each with how well it does, from 0 to 1. */
export type WordMatches = ReadonlyMap<number, number>;

// From so many letters on, so many may be wrong. Numbers have no typing errors: they are other sizes.
const typosAllowed = (word: string) => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
};

/** Creates the list of all words that products have, each stored once. */
export function createVocabulary() {
  const ids = new SearchableMap<number>();
  let size = 0;

  function matchStart(word: string): WordMatches {
    const found = new Map<number, number>();
    // One letter begins too many words.
    if (word.length < 2) {
      const id = ids.get(word);
      return id === undefined ? found : found.set(id, 1);
    }
    for (const [term, id] of ids.atPrefix(word)) {
      found.set(id, term === word ? 1 : 0.5 + 0.4 * (word.length / term.length));
    }
    return found;
  }

  return {
    /** Adds a word if it is new. Returns its id, counted from 0. */
    add(word: string): number {
      const known = ids.get(word);
      if (known !== undefined) return known;
      ids.set(word, size);
      size += 1;
      return size - 1;
    },

    matchStart,

    /** Does what `matchStart` does, and finds words with typing errors where that finds none. */
    match(word: string): WordMatches {
      const begins = matchStart(word);
      const typos = typosAllowed(word);
      if (begins.size > 0 || typos === 0) return begins;
      return new Map(
        [...ids.fuzzyGet(word, typos).values()].map(([id, wrong]) => [id, 0.45 - 0.1 * wrong]),
      );
    },
  };
}
