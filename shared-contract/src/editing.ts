import type { Language } from '@shop/shared-i18n';
import type { ContentSlice, PublishedTexts } from './content';

/** A translation of a dictionary. */
export interface TextKey {
  namespace: string;
  /** Dotted, with i18next's plural form: `card.found_one`. */
  key: string;
  language: Language;
}

/** What a page that staff edit sends to the page that frames it, with `postMessage`. */
export type EditedPageMessage =
  /** Nothing is rendered yet: the page waits for the first `EditingMessage`. */
  | { type: 'ready' }
  | { type: 'shown'; namespaces: string[] }
  /** The first text is the one that was pressed; no text where what was pressed is in no dictionary. */
  | { type: 'pressed'; texts: TextKey[] };

/** What it receives: all texts that replace built-in ones, and the text that is being edited. */
export interface EditingMessage {
  texts: Record<Language, PublishedTexts>;
  chosen: TextKey | undefined;
  /** What the page of an address shows in place of what is published: the draft of an article or a product. */
  page?: ContentSlice['page'];
}
