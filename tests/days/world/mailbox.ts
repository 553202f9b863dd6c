import { encodeMail } from '@shop/backend/outbox/encodeMail';
import { DeliveryError, type Mail } from '@shop/backend/outbox/mail';
import type { ClaimedMessage } from '@shop/backend/outbox/outbox';

/** What a mail server does with a mail. */
export type Mood = 'accepts' | 'refuses' | 'accepts and loses the answer';

interface Accepted {
  claim: ClaimedMessage;
  text: string;
}

/** SMTP and text messages in memory: what they accepted, in order. */
export class Mailbox {
  #accepted: Accepted[] = [];
  /** The last one of each kind. */
  readonly newest = new Map<string, ClaimedMessage>();
  /** How many were accepted. */
  count = 0;
  /** Messages that a worker may send again: it did not learn, or could not record, that one was accepted. */
  readonly unsure = new Set<string>();
  mood: Mood = 'accepts';

  /** Those that were accepted since the last call. */
  take(): Accepted[] {
    const taken = this.#accepted;
    this.#accepted = [];
    return taken;
  }

  #accept(claim: ClaimedMessage, text: string) {
    this.count += 1;
    this.#accepted.push({ claim, text });
    this.newest.set(claim.kind, claim);
    if (this.mood === 'accepts') return;
    this.unsure.add(claim.id);
    throw new DeliveryError('The mail server did not answer in time', false, 'ETIMEDOUT');
  }

  #receive(claim: ClaimedMessage, recipient: string, text: string) {
    if (recipient.startsWith('unknown')) {
      throw new DeliveryError('No such mailbox', true, 'EENVELOPE 550');
    }
    if (this.mood === 'refuses') throw new DeliveryError('Try again later', false, 'EENVELOPE 421');
    this.#accept(claim, text);
  }

  /** @throws DeliveryError as a mail server's answer leads to */
  deliver(claim: ClaimedMessage, mail: Mail): void {
    encodeMail(mail);
    this.#receive(claim, mail.to.address, `${mail.subject}\n${mail.text}`);
  }

  /** @throws DeliveryError */
  sendSms(claim: ClaimedMessage, text: string): void {
    this.#receive(claim, claim.recipient, text);
  }
}
