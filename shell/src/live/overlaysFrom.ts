import { LANGUAGES, type Language, type Overlays } from '@shop/shared-i18n';
import { readContentBlock } from './contentKey';

interface Block {
  page: string;
  identifier: string;
  content: string;
}

/** What content blocks say, language by language; an empty one leaves the built-in text. */
export function overlaysFrom(blocks: Block[]): Record<Language, Overlays> {
  const overlays = Object.fromEntries(LANGUAGES.map((each) => [each, {} as Overlays]));
  for (const { page, identifier, content } of blocks) {
    if (!content.trim()) continue;
    const { language, key } = readContentBlock(identifier);
    const words = overlays[language];
    if (words) words[page] = { ...words[page], [key]: content };
  }
  return overlays as Record<Language, Overlays>;
}
