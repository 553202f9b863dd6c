import { builtInTexts, type MessageId } from '@shop/shared-data/message-texts';
import type { MessageTextInput, MessageTextRow } from '@shop/shared-data/staff';

export const builtInValues = (id: MessageId): MessageTextInput => ({
  subject: builtInTexts.en[id].subject,
  body: builtInTexts.en[id].body,
  subject_es: builtInTexts.es[id].subject,
  body_es: builtInTexts.es[id].body,
});

/** The texts that are in effect: staff's own, or the built-in ones. */
export function effectiveTexts({ id, subject, body, subject_es, body_es }: MessageTextRow) {
  const builtIn = builtInValues(id);
  return {
    subject: subject || builtIn.subject,
    body: body || builtIn.body,
    subject_es: subject_es || builtIn.subject_es,
    body_es: body_es || builtIn.body_es,
  };
}

export const isChangedMessage = ({ subject, body, subject_es, body_es }: MessageTextRow) =>
  [subject, body, subject_es, body_es].some((text) => text !== '');
