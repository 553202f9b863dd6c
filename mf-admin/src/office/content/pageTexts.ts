import type { EditingMessage, TextKey } from '@shop/shared-contract';
import { contentSchema, identifierOf, parseIdentifier } from '@shop/shared-data/staff';
import { type Block, blockId, type ContentEntry } from '../../shop/texts/contentBlocks';

/** What is in the form of a block and not saved. */
export interface Typed {
  id: string;
  text: string;
}

/** As it is saved; a text that is refused shows as it is. */
const cleaned = (content: string) =>
  contentSchema().safeParse({ content }).data?.content ?? content;

/** All texts that replace built-in ones: what is typed, drafts, and what visitors read. */
export function textsOnPage(
  entries: readonly ContentEntry[],
  typed: Typed | undefined,
): EditingMessage['texts'] {
  const texts: EditingMessage['texts'] = { en: {}, es: {} };
  for (const { page, blocks } of entries) {
    for (const language of [texts.en, texts.es]) language[page] ??= {};
    for (const { id, identifier, draft, row } of blocks) {
      const isTyped = typed?.id === id;
      const text = isTyped ? cleaned(typed.text) : (draft ?? row)?.content;
      const { language, key } = parseIdentifier(identifier);
      // An empty one shows the built-in text.
      if (text?.trim()) texts[language][page] = { ...texts[language][page], [key]: text };
    }
  }
  return texts;
}

export const textKeyOf = ({ page, identifier }: Block): TextKey => ({
  namespace: page,
  ...parseIdentifier(identifier),
});

export const idOfText = ({ namespace, key, language }: TextKey) =>
  blockId({ page: namespace, identifier: identifierOf(key, language) });

/** The readable form of an address: `/tires/new-tires` becomes "tires, new tires". */
export const pageName = (path: string) =>
  path === '/' ? 'home' : path.slice(1).replaceAll('-', ' ').replaceAll('/', ', ');
