/**
 * Checks whether a search finds a row, by any part of any of its texts, in any case.
 * @param search the typed text; an empty one finds every row
 * @param texts the row's texts
 */
export function matchesSearch(search: string, texts: readonly (string | null)[]) {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
