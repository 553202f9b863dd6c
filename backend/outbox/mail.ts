export interface MailAddress {
  name: string;
  address: string;
}

export interface MailFile {
  name: string;
  type: string;
  content: string;
}

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
  unsubscribe?: string;
}

/** @throws DeliveryError */
export type Deliver = (mail: Mail) => Promise<void>;

/** The message may contain addresses: it is for staff, not for a log. */
export class DeliveryError extends Error {
  /** `isFinal`: a further attempt would fail too. A log may show `code`. */
  constructor(
    message: string,
    readonly isFinal: boolean,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
