import type { ContactMessage } from '@shop/shared-data/staff';

/** The longest quotation, in characters: mail programs truncate long addresses. */
const LONGEST_QUOTE = 1000;

/** Translated texts of the reply. */
interface ReplyTexts {
  subject: string;
  intro: string;
}

/** Creates a mailto link for a reply that quotes the message. */
export function replyLink({ email, message }: ContactMessage, { subject, intro }: ReplyTexts) {
  // Split into characters, not code units: half an emoji can't be encoded.
  const quoted = [...message].slice(0, LONGEST_QUOTE).join('').replace(/^/gm, '> ');
  const body = `\n\n${intro}\n${quoted}`.replace(/\r?\n/g, '\r\n');
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
