import {
  type AuthChangeEvent,
  type AuthError,
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type User,
} from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { DataError, type DataErrorKind, errorKind } from '../dataError';
import { email } from '../fields';
import { runQuery } from '../runQuery';
import { sessionlessClient, staffClient } from '../staffClient';

export const password = z
  .string('required')
  .check(z.minLength(1, { error: 'required', abort: true }), z.minLength(6, 'passwordLength'));

export const credentialsSchema = z.object({ email, password });
export type Credentials = z.infer<typeof credentialsSchema>;

export const recoverySchema = z.object({ email });

/** It does not check that the passwords match: as specified, the page shows that as a notification. */
export const signUpSchema = z.extend(credentialsSchema, { confirmPassword: password });
export type SignUp = z.infer<typeof signUpSchema>;

const kindOfAuthCode: Record<string, DataErrorKind> = {
  session_not_found: 'sessionEnded',
  user_not_found: 'sessionEnded',
  user_banned: 'sessionEnded',
  bad_jwt: 'sessionEnded',
  refresh_token_not_found: 'sessionEnded',
  refresh_token_already_used: 'sessionEnded',
  session_expired: 'sessionEnded',
  insufficient_aal: 'codeNeeded',
};

function dataErrorOf(error: AuthError): DataError {
  const { message, status = 0 } = error;
  // The client has an error of its own for the first code, and drops the second.
  const lost = isAuthSessionMissingError(error) ? 'session_not_found' : undefined;
  const code = lost ?? (status === 500 ? 'unexpected_failure' : error.code);
  const kind = kindOfAuthCode[code ?? ''] ?? errorKind({ status });
  return new DataError(kind, { message, code, cause: error });
}

/** Awaits the sign-in service. @throws {DataError} with the service's own message and code */
export async function runAuthRequest<Reply extends { data: unknown; error: AuthError | null }>(
  request: Promise<Reply>,
): Promise<Extract<Reply, { error: null }>['data']> {
  const { data, error } = await request;
  if (!error) return data;
  throw dataErrorOf(error);
}

export interface Account {
  id: string;
  email: string;
}

const accountOf = (user: User | null | undefined): Account | null =>
  user ? { id: user.id, email: user.email ?? '' } : null;

/** @throws {DataError} with the service's message, such as `Invalid login credentials` */
export async function signIn(credentials: Credentials): Promise<Account | null> {
  const { user } = await runAuthRequest(staffClient().auth.signInWithPassword(credentials));
  return accountOf(user);
}

interface SignUpOptions {
  /** The complete address of the login page, to which the link of the confirmation leads; else it is the home page. */
  page?: string;
  /** The secret of an invitation. */
  invitation?: string;
}

/**
 * Creates an account, with an invitation an administrator's.
 * @returns null when the e-mail address has to be confirmed first
 * @throws {DataError} with the service's message; `account_may_exist` where no mail goes out because the address has
 *   an account
 */
export async function signUp(
  credentials: Credentials,
  { page, invitation }: SignUpOptions = {},
): Promise<Account | null> {
  const options = {
    ...(page && { emailRedirectTo: page }),
    ...(invitation && { data: { invitation } }),
  };
  const { session, user } = await runAuthRequest(
    staffClient().auth.signUp({ ...credentials, options }),
  );
  const isTaken = !session && user?.identities?.length === 0;
  if (isTaken) throw new DataError('invalid', { code: 'account_may_exist' });
  return accountOf(session?.user);
}

/** Changes the password of the signed-in account. @throws {DataError} with the service's message */
export async function changePassword(password: string): Promise<void> {
  await runAuthRequest(staffClient().auth.updateUser({ password }));
}

let isSigningOut = false;

/**
 * Ends the session of this browser, or all sessions of its account.
 * @throws {DataError}
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  isSigningOut = true;
  try {
    const { error } = await staffClient().auth.signOut({ scope });
    if (error) throw dataErrorOf(error);
  } finally {
    isSigningOut = false;
  }
}

/** Returns the account of the stored session, refreshed if needed; null without one. @throws {DataError} */
export async function currentSession(): Promise<Account | null> {
  const { session } = await runAuthRequest(staffClient().auth.getSession());
  return accountOf(session?.user);
}

const storedToken = async () =>
  (await runAuthRequest(staffClient().auth.getSession())).session?.access_token;

/** Checks whether the stored session has this token, such as that of a link. @throws {DataError} */
export const isStoredToken = async (token: string): Promise<boolean> =>
  (await storedToken()) === token;

/**
 * Removes the session with a token from this browser, but none that has replaced it since. The client keeps one that
 * could not be renewed until its token expires.
 */
async function removeSession(token: string | undefined) {
  if ((await storedToken()) === token) await staffClient().auth.signOut({ scope: 'local' });
}

/**
 * Renews the stored session after the API has refused its token, even if that has not expired. Null when it has
 * ended; it is then removed from this browser.
 * @throws {DataError} when the sign-in service could not be reached, or answers too many requests
 */
export async function renewSession(): Promise<Account | null> {
  const token = await storedToken();
  const { data, error } = await staffClient().auth.refreshSession();
  if (!error) return accountOf(data.session?.user);
  if (isAuthRetryableFetchError(error)) {
    throw new DataError(errorKind({ status: 0 }), { cause: error });
  }
  // Another tab has replaced the session meanwhile.
  if (isAuthRefreshDiscardedError(error)) return currentSession();
  const failure = dataErrorOf(error);
  if (failure.kind === 'rateLimited') throw failure;
  await removeSession(token);
  return currentSession();
}

/**
 * Asks the sign-in service whether a session without rights has ended, or lacks the second factor. One that has ended
 * is removed from this browser.
 * @param token by default that of the stored session
 * @returns `renewed` for a stored session whose token was refused and is replaced
 * @throws {DataError} when the service does not answer
 */
export async function checkSession(
  token?: string,
): Promise<'valid' | 'needsCode' | 'ended' | 'renewed'> {
  const asked = token ?? (await storedToken());
  if (!asked) return 'ended';
  // Unlike without a token, it reads the user from the service.
  const { data, error } = await sessionlessClient().auth.mfa.getAuthenticatorAssuranceLevel(asked);
  if (!error) return data.nextLevel === data.currentLevel ? 'valid' : 'needsCode';
  const failure = dataErrorOf(error);
  if (failure.kind !== 'sessionEnded') throw failure;
  // A token may be refused while its session goes on, such as after a change of the keys.
  if (failure.code === 'bad_jwt' && (await renewSession())) return 'renewed';
  await removeSession(asked);
  return 'ended';
}

/** `SESSION_ENDED`: without a sign-out on this page. */
export type SessionEvent = AuthChangeEvent | 'SESSION_ENDED';

/**
 * Subscribes to changes of the session, including those in other tabs; the first event is `INITIAL_SESSION`.
 * @param listener receives the account and the token after the event. An event of another tab may arrive before this
 *   tab has stored the session: until then, only requests with this token use it
 * @returns a function that ends the subscription
 */
export function onSessionChange(
  listener: (event: SessionEvent, account: Account | null, token?: string) => void,
): () => void {
  const { data } = staffClient().auth.onAuthStateChange((event, session) => {
    const hasEnded = event === 'SIGNED_OUT' && !isSigningOut;
    listener(hasEnded ? 'SESSION_ENDED' : event, accountOf(session?.user), session?.access_token);
  });
  return () => data.subscription.unsubscribe();
}

/** Checks whether there is an administrator. @throws {DataError} */
export async function adminExists(): Promise<boolean> {
  const { count } = await runQuery(
    staffClient().from('admins').select('*', { count: 'exact', head: true }),
  );
  return (count ?? 0) > 0;
}

/**
 * Makes the signed-in account the first administrator.
 * @throws {DataError} `forbidden` (`admin_exists`) if there is one
 */
export async function claimFirstAdmin(userId: string): Promise<void> {
  await runQuery(staffClient().from('admins').insert({ user_id: userId }));
}

export type AccountLink = 'recovery' | 'email_change' | 'signup';

/**
 * Requests a mail with a link to a new password. The response does not tell whether the account exists.
 * @param page the complete address of the login page, in the language of the message
 * @throws {DataError} `rateLimited`, `offline`, …
 */
export async function requestRecovery(email: string, page: string): Promise<void> {
  await runAuthRequest(staffClient().auth.resetPasswordForEmail(email, { redirectTo: page }));
}

/**
 * Requests the mail that confirms the address of a new account again. The response does not tell whether one goes out.
 * @param page the complete address of the login page, to which its link leads
 * @throws {DataError} `rateLimited` (`over_email_send_rate_limit`), `offline`, …
 */
export async function resendConfirmation(email: string, page: string): Promise<void> {
  const options = { emailRedirectTo: page };
  await runAuthRequest(staffClient().auth.resend({ type: 'signup', email, options }));
}

/**
 * Signs in with the secret of a link: listeners receive `PASSWORD_RECOVERY` or `SIGNED_IN`.
 * @returns `half` for the first of the two links that change an address: nothing is changed until the other is opened
 * @throws {DataError} with the code `otp_expired` when it is too old or was used before
 */
export async function openAccountLink(type: AccountLink, token: string): Promise<'done' | 'half'> {
  const { session } = await runAuthRequest(
    staffClient().auth.verifyOtp({ type, token_hash: token }),
  );
  return session ? 'done' : 'half';
}
