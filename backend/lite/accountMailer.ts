import type { EmailDriver } from '@supabase/lite';
import { languageOfPath } from '../../shared-site/languages';
import { currentRequest } from './requestSettings';
import { sessionOf } from './tokenGuard';

export interface AccountRules {
  /** `(email, metadata)` returns why this address may not sign up, such as `signup_disabled`, or null. */
  signUp: string;
  /** `(kind, account or null, recipient, language)` inserts a message into the outbox, without the secret of its link. */
  queueMessage: string;
}

const KINDS: Record<string, string> = {
  recovery: 'account_recovery',
  email_change: 'account_email',
};

const typeOf = (text = '') => /[?&]type=(\w+)/.exec(text)?.[1] ?? '';

/** The page that asked is the address to which the request wants to return. */
function languageOf(request: Request | undefined) {
  const address = request && new URL(request.url).searchParams.get('redirect_to');
  return languageOfPath(address && URL.canParse(address) ? new URL(address).pathname : '/');
}

/** The text of lite has the link's secret, and leads to lite's own address. */
export const accountMailer = (
  query: <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>,
  rules: AccountRules | undefined,
): EmailDriver => ({
  async send({ to, text }) {
    const kind = KINDS[typeOf(text)];
    if (!rules || !kind) return;
    const request = currentRequest();
    // Of a change, the recipient is the new address.
    const account = kind === KINDS['email_change'] ? request && sessionOf(request)?.account : null;
    await query(`select ${rules.queueMessage}($1, $2::uuid, $3, $4)`, [
      ...[kind, account ?? null, to, languageOf(request)],
    ]);
  },
});
