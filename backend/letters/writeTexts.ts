import {
  type MessageId,
  type Placeholder,
  writeMessage,
} from '../../shared-data/src/messageTexts/messageTexts';
import type { Writing } from './writing';

/** Writes the part of a mail that staff edit: as they changed it, or as it is built in. */
export const writeTexts = (
  id: MessageId,
  { claim, language, shop }: Writing,
  values: Partial<Record<Placeholder, string>>,
) =>
  writeMessage({
    id,
    language,
    changed: claim.texts.find((text) => text.id === id),
    values: { ...values, shop: shop.name },
  });
