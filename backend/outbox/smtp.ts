import { createTransport } from 'nodemailer';
import { encodeMail } from './encodeMail';
import { type Deliver, DeliveryError } from './mail';

/** In milliseconds. The lease of a claim has to be longer than the whole. */
const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};
const LONGEST = 90_000;

interface SmtpProblem {
  message?: string;
  code?: string;
  responseCode?: number;
}

/** Only an answer about this mail is final: after a failed sign-in the next attempt may succeed. */
const isFinal = ({ code, responseCode = 0 }: SmtpProblem) =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const problem = error as SmtpProblem;
  const code = [problem.code, problem.responseCode].filter(Boolean).join(' ') || 'unknown';
  return new DeliveryError(problem.message || code, isFinal(problem), code, { cause: error });
}

function parseUrl(address: string): URL {
  // Not in the sentence: the address contains a password.
  if (!URL.canParse(address) || !/^smtps?:$/.test(new URL(address).protocol)) {
    throw new Error('SMTP_URL is not an address such as smtp://user:password@mail.example:587');
  }
  return new URL(address);
}

const isHere = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Requires STARTTLS from a server on another machine. @throws an Error of one sentence */
export function createSmtp(address: string): Deliver {
  const url = parseUrl(address);
  const requireTLS = !isHere(url) && url.protocol === 'smtp:';
  // A connection for each mail: a shop sends some in an hour.
  const transport = createTransport({ url: address, requireTLS, ...timeouts });
  return async (mail) => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      const error = new DeliveryError('The mail server did not answer in time', false, 'ETIMEDOUT');
      timer = setTimeout(reject, LONGEST, error);
    });
    try {
      await Promise.race([transport.sendMail(encodeMail(mail)), tooLong]);
    } catch (error) {
      throw toDeliveryError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
