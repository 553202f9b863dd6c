import type { Language } from '@shop/shared-i18n';

/**
 * Which sentence a content block replaces: its identifier names a dictionary key with underscores
 * for dots, and ends in `_es` for the Spanish one.
 */
export function readContentBlock(identifier: string): { language: Language; key: string } {
  const spanish = identifier.endsWith('_es');
  const name = spanish ? identifier.slice(0, -3) : identifier;
  return { language: spanish ? 'es' : 'en', key: name.replaceAll('_', '.') };
}
