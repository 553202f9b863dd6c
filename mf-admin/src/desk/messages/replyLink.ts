import type { ContactMessage } from '@shop/shared-data/staff';
import { mailLink } from '../contact/customerTexts';

/** The longest quotation, in characters: mail programs truncate long addresses. */
const LONGEST_QUOTE = 1000;

/** In the language in which the customer wrote. */
const words = {
  en: { subject: (subject: string) => `Re: ${subject}`, intro: (name: string) => `${name} wrote:` },
  es: {
    subject: (subject: string) => `Re: ${subject}`,
    intro: (name: string) => `${name} escribió:`,
  },
};

export function replyLink({ name, email, subject, message, language }: ContactMessage) {
  const { subject: subjectOf, intro } = words[language];
  // Split into characters, not code units: half an emoji can't be encoded.
  const quoted = [...message].slice(0, LONGEST_QUOTE).join('').replace(/^/gm, '> ');
  return mailLink(email, subjectOf(subject), `\n\n${intro(name)}\n${quoted}`);
}
