import { DeliveryError } from './mail';

export interface TextMessage {
  /** Equal for each attempt to deliver it. */
  id: string;
  /** `+17705550123` */
  to: string;
  text: string;
}

export interface TextSender {
  /** @throws {OptedOutError | DeliveryError} */
  send(message: TextMessage): Promise<void>;
}

/** The service accepts no more messages for the number. */
export class OptedOutError extends DeliveryError {
  constructor(code: string) {
    super('The recipient has opted out of text messages', true, code);
  }
}
