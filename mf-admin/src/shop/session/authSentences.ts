import { DataError } from '@shop/shared-data';

interface Answer {
  code: string;
  /** A part of the service's message, where answers that differ share the code. */
  message?: string;
  /** The key of the sentence in `adminLogin`. */
  key: string;
}

/** The refusals of the sign-in service that a request of these pages can meet. The first one that fits counts. */
const answers = [
  { code: 'invalid_credentials', key: 'provider.credentials' },
  { code: 'email_not_confirmed', key: 'provider.unconfirmed' },
  { code: 'user_banned', key: 'provider.banned' },
  { code: 'user_already_exists', key: 'provider.exists' },
  { code: 'email_exists', key: 'provider.emailTaken' },
  // Of this client: the service answers 200, and sends no message.
  { code: 'own_email', key: 'provider.ownEmail' },
  // Of this client, for a success that creates no account.
  { code: 'account_may_exist', key: 'provider.mayExist' },
  { code: 'signup_disabled', key: 'provider.signUpsOff' },
  { code: 'weak_password', message: 'at least one character of each', key: 'provider.characters' },
  { code: 'weak_password', message: 'should be at least', key: 'provider.short' },
  { code: 'weak_password', key: 'provider.weak' },
  { code: 'same_password', key: 'provider.samePassword' },
  { code: 'current_password_required', key: 'provider.currentPassword' },
  { code: 'current_password_invalid', key: 'provider.currentPassword' },
  { code: 'reauthentication_needed', key: 'provider.again' },
  { code: 'validation_failed', message: 'requires a valid password', key: 'provider.noPassword' },
  { code: 'validation_failed', message: 'invalid format', key: 'provider.invalidEmail' },
  { code: 'validation_failed', message: 'missing email', key: 'provider.noEmail' },
  { code: 'validation_failed', message: 'requires an email', key: 'provider.noEmail' },
  { code: 'validation_failed', message: 'longer than 72', key: 'provider.longPassword' },
  { code: 'validation_failed', message: 'Refresh token', key: 'ended' },
  { code: 'unexpected_failure', message: 'saving new user', key: 'provider.refused' },
  { code: 'unexpected_failure', message: 'Error sending', key: 'provider.mailFailed' },
  { code: 'over_email_send_rate_limit', message: 'security purposes', key: 'provider.mailSoon' },
  { code: 'over_email_send_rate_limit', message: 'email rate limit', key: 'provider.mailLimit' },
  { code: 'over_request_rate_limit', key: 'provider.tooMany' },
  { code: 'otp_expired', key: 'provider.expired' },
  { code: 'insufficient_aal', key: 'provider.needsCode' },
  // Of this client, before a change of an account that has a second factor.
  { code: 'code_needed', key: 'provider.needsCode' },
  { code: 'mfa_verification_failed', key: 'provider.code' },
  { code: 'mfa_ip_address_mismatch', key: 'provider.network' },
  { code: 'mfa_challenge_expired', key: 'provider.late' },
  { code: 'mfa_factor_not_found', key: 'provider.factorGone' },
  { code: 'mfa_factor_name_conflict', key: 'provider.factorName' },
  { code: 'mfa_totp_enroll_not_enabled', key: 'provider.factorsOff' },
  { code: 'bad_jwt', key: 'ended' },
  { code: 'session_not_found', key: 'ended' },
  { code: 'session_expired', key: 'ended' },
  { code: 'user_not_found', key: 'ended' },
  { code: 'refresh_token_not_found', key: 'ended' },
  { code: 'refresh_token_already_used', key: 'ended' },
] as const satisfies readonly Answer[];

export interface AuthSentence {
  key: (typeof answers)[number]['key'];
  /** The number that the service's message names. */
  count: number;
}

/** Returns the sentence for a refusal of the sign-in service; undefined for one that is not known. */
export function authSentence(error: unknown): AuthSentence | undefined {
  if (!(error instanceof DataError)) return undefined;
  const found = answers.find(
    (each: Answer) =>
      each.code === error.code && (!each.message || error.message.includes(each.message)),
  );
  return (
    found && { key: found.key, count: Math.max(1, Number(/\d+/.exec(error.message)?.[0] ?? 1)) }
  );
}
