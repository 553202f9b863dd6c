/** An address with the name that mail programs show. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A file that is attached to a mail. */
export interface MailFile {
  name: string;
  /** Such as `text/calendar; charset=utf-8`. */
  type: string;
  content: string;
}

/** One mail, before it is encoded. */
export interface Mail {
  /** Equal for each attempt to deliver it, so that mail programs show one. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo: MailAddress;
  subject: string;
  text: string;
  html: string;
  files: readonly MailFile[];
  /** The page that ends mails of this kind. */
  unsubscribe?: string;
}

/** Hands a mail over. @throws DeliveryError */
export type Deliver = (mail: Mail) => Promise<void>;

/** A mail that was not handed over. The message may contain addresses: it is for staff, not for a log. */
export class DeliveryError extends Error {
  /**
   * @param isFinal whether a further attempt would fail too
   * @param code what a log may show
   */
  constructor(
    message: string,
    readonly isFinal: boolean,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
