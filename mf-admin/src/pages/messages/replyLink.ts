import type { ContactMessage } from '@shop/shared-data/staff';

/** Mail programs cut long addresses off: this much of the message is quoted. */
const LONGEST_QUOTE = 1000;

/** The words of the answer, in the reader's language. */
interface Words {
  subject: string;
  intro: string;
}

/** A mailto link that answers a message and quotes it. */
export function replyLink({ email, message }: ContactMessage, { subject, intro }: Words) {
  // By characters, not code units: half an emoji can't be encoded.
  const quoted = [...message].slice(0, LONGEST_QUOTE).join('').replace(/^/gm, '> ');
  const body = `\n\n${intro}\n${quoted}`.replace(/\r?\n/g, '\r\n');
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
