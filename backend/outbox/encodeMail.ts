import type { SendMailOptions } from 'nodemailer';
import { DeliveryError, type Mail, type MailAddress } from './mail';

/** Line breaks end a header, and characters that change the direction of writing disguise an address. */
const FORBIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const ADDRESS = /^[^@\s<>,;:"()[\]\\]{1,64}@[^@\s<>,;:"()[\]\\]+\.[^@\s<>,;:"()[\]\\]+$/;

function checked(field: string, value: string): string {
  if (!FORBIDDEN.test(value)) return value;
  throw new DeliveryError(`${field} contains a character that no header may have`, true, 'HEADER');
}

export const isAddress = (text: string) => ADDRESS.test(text) && !FORBIDDEN.test(text);

/** As an object: nodemailer would parse a text, and find further addresses in a name. */
function addressOf(field: string, { name, address }: MailAddress) {
  if (!isAddress(address)) {
    throw new DeliveryError(`${field}: ${address} is not an email address`, true, 'ADDRESS');
  }
  return { name: checked(field, name), address };
}

/** Reads nothing from a file or a server. @throws DeliveryError (final) for an invalid address or header */
export function encodeMail(mail: Mail): SendMailOptions {
  const { messageId, subject, text, html, files, unsubscribe } = mail;
  return {
    messageId: `<${checked('Message-ID', messageId)}>`,
    from: addressOf('From', mail.from),
    to: addressOf('To', mail.to),
    replyTo: addressOf('Reply-To', mail.replyTo),
    subject: checked('Subject', subject),
    text,
    html,
    attachments: files.map(({ name, type, content }) => ({
      filename: checked('A file name', name),
      contentType: type,
      content,
    })),
    // No program answers with a notice of absence (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(unsubscribe && { list: { unsubscribe: { url: checked('The link', unsubscribe) } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
