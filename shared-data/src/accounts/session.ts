import {
  type AuthChangeEvent,
  type AuthError,
  isAuthRetryableFetchError,
  type User,
} from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { DataError, errorKind } from '../dataError';
import { email } from '../fields';
import { runQuery } from '../runQuery';
import { staffClient } from '../staffClient';

export const password = z
  .string('required')
  .check(z.minLength(1, { error: 'required', abort: true }), z.minLength(6, 'passwordLength'));

export const credentialsSchema = z.object({ email, password });
export type Credentials = z.infer<typeof credentialsSchema>;

export const recoverySchema = z.object({ email });

/** It does not check that the passwords match: as specified, the page shows that as a notification. */
export const signUpSchema = z.extend(credentialsSchema, { confirmPassword: password });
export type SignUp = z.infer<typeof signUpSchema>;

/** Awaits the sign-in service. @throws {DataError} with the service's own message, which the pages show */
export async function runAuthRequest<Reply extends { data: unknown; error: AuthError | null }>(
  request: Promise<Reply>,
): Promise<Extract<Reply, { error: null }>['data']> {
  const { data, error } = await request;
  if (!error) return data;
  const { message, code, status = 0 } = error;
  throw new DataError(errorKind({ status }), { message, code, cause: error });
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

/**
 * Creates an account, with the secret of an invitation an administrator's.
 * @returns null when the e-mail address has to be confirmed first
 * @throws {DataError} with the service's message
 */
export async function signUp(
  credentials: Credentials,
  invitation?: string,
): Promise<Account | null> {
  const options = invitation ? { options: { data: { invitation } } } : {};
  const { session } = await runAuthRequest(
    staffClient().auth.signUp({ ...credentials, ...options }),
  );
  return accountOf(session?.user);
}

/** Changes the password of the signed-in account. @throws {DataError} with the service's message */
export async function changePassword(password: string): Promise<void> {
  await runAuthRequest(staffClient().auth.updateUser({ password }));
}

/** Ends this browser's session. @throws {DataError} */
export async function signOut(): Promise<void> {
  await runAuthRequest(
    staffClient()
      .auth.signOut({ scope: 'local' })
      .then(({ error }) => ({ data: null, error })),
  );
}

/** Returns the account of the stored session, refreshed if needed; null without one. @throws {DataError} */
export async function currentSession(): Promise<Account | null> {
  const { session } = await runAuthRequest(staffClient().auth.getSession());
  return accountOf(session?.user);
}

/**
 * Renews the stored session after the API has refused its token, even if that has not expired. Null when it has
 * ended.
 * @throws {DataError} `offline` when the sign-in service could not be reached
 */
export async function renewSession(): Promise<Account | null> {
  const { data, error } = await staffClient().auth.refreshSession();
  if (isAuthRetryableFetchError(error)) throw new DataError('offline', { cause: error });
  return accountOf(data.session?.user);
}

export type SessionEvent = AuthChangeEvent;

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
    listener(event, accountOf(session?.user), session?.access_token);
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

/**
 * Checks whether the account of a session is an administrator's: by default of the stored session.
 * @throws {DataError}
 */
export async function isAdmin(userId: string, token?: string): Promise<boolean> {
  const query = staffClient().from('admins').select('*').eq('user_id', userId);
  if (token) query.setHeader('Authorization', `Bearer ${token}`);
  const { data } = await runQuery(query);
  return Boolean(data?.length);
}

type AccountLink = 'recovery' | 'email_change';

/**
 * Requests a mail with a link to a new password. The response does not tell whether the account exists.
 * @param page the complete address of the login page, in the language of the message
 * @throws {DataError} `rateLimited`, `offline`, …
 */
export async function requestRecovery(email: string, page: string): Promise<void> {
  await runAuthRequest(staffClient().auth.resetPasswordForEmail(email, { redirectTo: page }));
}

/**
 * Signs in with the secret of a link: listeners receive `PASSWORD_RECOVERY` or `SIGNED_IN`.
 * @throws {DataError} with the code `otp_expired` when it is too old or was used before
 */
export async function openAccountLink(type: AccountLink, token: string): Promise<void> {
  await runAuthRequest(staffClient().auth.verifyOtp({ type, token_hash: token }));
}
