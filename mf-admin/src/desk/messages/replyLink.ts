import type { ContactMessage } from '@shop/shared-data/staff';

/** The longest quotation, in characters: mail programs truncate long addresses. */
const LONGEST_QUOTE = 1000;

interface ReplyTexts {
  subject: string;
  intro: string;
}

export function replyLink({ email, message }: ContactMessage, { subject, intro }: ReplyTexts) {
  // Split into characters, not code units: half an emoji can't be encoded.
  const quoted = [...message].slice(0, LONGEST_QUOTE).join('').replace(/^/gm, '> ');
  const body = `\n\n${intro}\n${quoted}`.replace(/\r?\n/g, '\r\n');
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
