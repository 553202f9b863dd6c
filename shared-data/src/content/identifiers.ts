export const isSpanish = (identifier: string) => identifier.endsWith('_es');

/** Names the row that replaces a translation: `card.found_one` in Spanish is `card_found_one_es`. */
export const identifierOf = (key: string, language: string) =>
  key.replaceAll('.', '_') + (language === 'es' ? '_es' : '');

/**
 * Parses an identifier: `card_found_one_es` is `card.found_one` in Spanish, where `_one` is i18next's plural form.
 */
export function parseIdentifier(identifier: string) {
  const spanish = isSpanish(identifier);
  const name = spanish ? identifier.slice(0, -3) : identifier;
  const key = name.replaceAll('_', '.').replace(/\.(one|other)$/, '_$1');
  return { language: spanish ? 'es' : 'en', key } as const;
}
