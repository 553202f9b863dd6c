import type { Content, ContentSlice, PublishedTexts } from '@shop/shared-contract';
import { listNames } from './listNames';

/** Dictionaries of the layout itself; those of a page come with the page. */
const LAYOUT_NAMESPACES = ['common', 'layout'];

/**
 * The part of the content that the layout shows, whatever page is in it.
 * @param content what was published, or nothing yet
 */
export function layoutSlice({ shop = {}, texts }: Partial<Content>): ContentSlice {
  const facts = { ...shop };
  for (const name of [...listNames, 'pagePictures' as const, 'offers' as const]) delete facts[name];
  const ofLayout = (all: PublishedTexts = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => LAYOUT_NAMESPACES.includes(name)));
  return { shop: facts, texts: { en: ofLayout(texts?.en), es: ofLayout(texts?.es) } };
}
