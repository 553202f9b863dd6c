import {
  type MessageId,
  type Placeholder,
  writeMessage,
} from '../../shared-data/src/messages/messageTexts';
import type { Writing } from './writing';

/** As staff changed the texts, or as they are built in. */
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
