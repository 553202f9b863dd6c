import { beginWithShop, type Shop } from '@shop/shared-contract';
import { type Language, type Overlays, overlayComposed } from '@shop/shared-i18n';

/** What staff had changed when a page's HTML was composed, as far as the page shows it. */
export interface StaffEdits {
  facts: Partial<Shop>;
  words: Overlays;
}

/** What the HTML says that it was composed with; nothing where staff had changed nothing. */
function embeddedEdits(document: Document): StaffEdits | undefined {
  const text = document.getElementById('staff')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as StaffEdits;
  } catch (error) {
    console.error('[shell] embedded edits', error);
    return undefined;
  }
}

/** Begins with the facts and words that the HTML was composed with: the page wakes up unchanged. */
export function beginAsComposed(document: Document, language: Language) {
  const edits = embeddedEdits(document);
  if (!edits) return;
  beginWithShop(edits.facts);
  overlayComposed(language, edits.words);
}
