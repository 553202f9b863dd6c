import type { EmailDriver } from '@supabase/lite';
import { languageOfPath } from '../../shared-site/languages';
import { currentRequest } from './requestSettings';
import { sessionOf } from './tokenGuard';

/** Functions of the database that decide about accounts, with their schema. */
export interface AccountRules {
  /** `(email, metadata)` returns why this address may not sign up, `signup_disabled` for example, or null. */
  signUp: string;
  /**
   * `(kind, id of the account, recipient, language)` writes a message, without the secret of its link.
   * Without an id the account is that of the recipient.
   */
  tell: string;
}

const KINDS: Record<string, string> = {
  recovery: 'account_recovery',
  email_change: 'account_email',
};

/** The kind of the link in lite's text. */
const typeOf = (text = '') => /[?&]type=(\w+)/.exec(text)?.[1] ?? '';

/** The language of the page that asked: the address to which it wants to return. */
function languageOf(request: Request | undefined) {
  const address = request && new URL(request.url).searchParams.get('redirect_to');
  return languageOfPath(address && URL.canParse(address) ? new URL(address).pathname : '/');
}

/**
 * Hands messages of the embedded Auth service over to the database, whose worker sends them. lite's text is
 * dropped: it has the secret, and leads to its own address.
 */
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
    await query(`select ${rules.tell}($1, $2::uuid, $3, $4)`, [
      ...[kind, account ?? null, to, languageOf(request)],
    ]);
  },
});
