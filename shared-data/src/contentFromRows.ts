import type { Content, PublishedProduct, PublishedTexts } from '@shop/shared-contract';
import { shopFromSettings } from './shopFromSettings';

/** Rows of the tables that staff edit, as the database has them. */
export interface ContentRows {
  settings: { key: string; value: string }[];
  contentBlocks: { page: string; identifier: string; content: string }[];
  /** Newest first. */
  products: PublishedProduct[];
}

/**
 * The sentence that a content block replaces: its identifier names a dictionary key with underscores
 * for dots, and ends in `_es` for the Spanish one.
 */
function keyOf(identifier: string) {
  const spanish = identifier.endsWith('_es');
  const name = spanish ? identifier.slice(0, -3) : identifier;
  return { language: spanish ? 'es' : 'en', key: name.replaceAll('_', '.') } as const;
}

/** The texts of content blocks, language by language; an empty one leaves the built-in text. */
function textsFrom(blocks: ContentRows['contentBlocks']): Content['texts'] {
  const texts: Record<'en' | 'es', PublishedTexts> = { en: {}, es: {} };
  for (const { page, identifier, content } of blocks) {
    if (!content.trim()) continue;
    const { language, key } = keyOf(identifier);
    texts[language][page] = { ...texts[language][page], [key]: content };
  }
  return texts;
}

/**
 * What the public site shows of the rows that staff edit. Malformed settings are left out.
 * @returns the content without its products, and the products, which get a file of their own
 */
export function contentFromRows({ settings, contentBlocks, products }: ContentRows) {
  const content: Omit<Content, 'products'> = {
    shop: shopFromSettings(settings),
    closures: settings.find(({ key }) => key === 'closures')?.value ?? '',
    texts: textsFrom(contentBlocks),
  };
  return { content, products };
}
