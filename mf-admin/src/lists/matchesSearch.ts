/**
 * Whether a search finds a row: part of any of its texts, whatever the case.
 * @param search what somebody typed; nothing finds everything
 * @param texts the texts that are searched
 */
export function matchesSearch(search: string, texts: readonly (string | null)[]) {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
