import { z } from 'zod';
import { DeliveryError } from './mail';
import { OptedOutError, type TextSender } from './sms';

/** In milliseconds. The lease of a claim has to be longer. */
const LONGEST = 60_000;
/** The recipient answered STOP. */
const UNSUBSCRIBED = 21610;

const problemSchema = z.object({ code: z.number().optional(), message: z.string().optional() });

function parseAddress(address: string) {
  // Not in the sentence: the address contains a password.
  const sentence =
    'SMS_URL is not an address such as twilio://<account>:<token>@api.twilio.com?from=+14045550100';
  if (!URL.canParse(address)) throw new Error(sentence);
  const url = new URL(address);
  // An unescaped + is a space in a query.
  const from = url.searchParams.get('from')?.replace(/^ /, '+') ?? '';
  const isWhole = url.protocol === 'twilio:' && url.username && url.password && url.hostname;
  if (!isWhole || !/^\+[1-9]\d{7,14}$/.test(from)) throw new Error(sentence);
  const account = decodeURIComponent(url.username);
  const token = decodeURIComponent(url.password);
  // Only this machine may be reached without TLS.
  const scheme = /^(localhost|127\.0\.0\.1)$/.test(url.hostname) ? 'http' : 'https';
  const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return { from, authorization, endpoint: `${scheme}://${url.host}${path}` };
}

/** An answer 4xx is about this message, except one about the account, the pace or the time. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

async function toError(response: Response): Promise<DeliveryError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const { code, message } = problemSchema.safeParse(answer).data ?? {};
  const shown = [`HTTP ${response.status}`, code].filter(Boolean).join(' ');
  if (code === UNSUBSCRIBED) return new OptedOutError(shown);
  return new DeliveryError(message || shown, isFinal(response.status), shown);
}

/**
 * Twilio takes no key against repeated requests: where its answer is lost, a message is sent twice.
 * @param address `twilio://<account>:<token>@api.twilio.com?from=+14045550100`
 * @throws an Error of one sentence when the address is malformed
 */
export function createTwilio(address: string): TextSender {
  const { from, authorization, endpoint } = parseAddress(address);
  return {
    async send({ to, text }) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        // It would receive the password.
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST),
      }).catch((error: unknown) => {
        const sentence = 'The text message service did not respond';
        throw new DeliveryError(sentence, false, 'no answer', { cause: error });
      });
      if (!response.ok) throw await toError(response);
      await response.body?.cancel();
    },
  };
}
