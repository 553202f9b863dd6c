import { type AuthChangeEvent, isAuthRetryableFetchError, type User } from '@supabase/supabase-js';
import { answer } from '../answer';
import { DataError } from '../dataError';
import { authAnswer } from './authAnswer';
import type { Credentials } from './credentials';
import { staffClient } from './staffClient';

/** Who is signed in. */
export interface Account {
  id: string;
  email: string;
}

const accountOf = (user: User | null | undefined): Account | null =>
  user ? { id: user.id, email: user.email ?? '' } : null;

/** @throws {DataError} with the service's message, such as `Invalid login credentials` */
export async function signIn(credentials: Credentials): Promise<Account | null> {
  const { user } = await authAnswer(staffClient().auth.signInWithPassword(credentials));
  return accountOf(user);
}

/**
 * Makes an account.
 * @returns the account, or null when the service wants the e-mail address confirmed first
 * @throws {DataError} with the service's message
 */
export async function signUp(credentials: Credentials): Promise<Account | null> {
  const { session } = await authAnswer(staffClient().auth.signUp(credentials));
  return accountOf(session?.user);
}

/**
 * Gives the signed-in account another password, as after the link for a forgotten one.
 * @throws {DataError} with the service's message
 */
export async function changePassword(password: string): Promise<void> {
  await authAnswer(staffClient().auth.updateUser({ password }));
}

/** Ends this browser's session. @throws {DataError} */
export async function signOut(): Promise<void> {
  await authAnswer(
    staffClient()
      .auth.signOut({ scope: 'local' })
      .then(({ error }) => ({ data: null, error })),
  );
}

/** The account of the stored session, refreshed if need be; null when there is none. @throws {DataError} */
export async function currentSession(): Promise<Account | null> {
  const { session } = await authAnswer(staffClient().auth.getSession());
  return accountOf(session?.user);
}

/**
 * Has the stored session renewed because the API refuses its token, whatever its clock says.
 * @returns whose it is; null when it has ended
 * @throws {DataError} `offline` when nobody could tell
 */
export async function renewSession(): Promise<Account | null> {
  const { data, error } = await staffClient().auth.refreshSession();
  if (isAuthRetryableFetchError(error)) throw new DataError('offline', { cause: error });
  return accountOf(data.session?.user);
}

/** `INITIAL_SESSION`, `SIGNED_IN`, `SIGNED_OUT`, `TOKEN_REFRESHED`, `PASSWORD_RECOVERY`, … */
export type SessionEvent = AuthChangeEvent;

/**
 * Follows the session, in other tabs too.
 * @param listener told of each event, who is signed in after it and that session's token, first of
 *   `INITIAL_SESSION`. Another tab's event may overtake what that tab has stored: until the browser
 *   has brought it here, calls go without the session, except with this token.
 * @returns a function that ends it
 */
export function onSessionChange(
  listener: (event: SessionEvent, account: Account | null, token?: string) => void,
): () => void {
  const { data } = staffClient().auth.onAuthStateChange((event, session) => {
    listener(event, accountOf(session?.user), session?.access_token);
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Looks up whether an account is an administrator's.
 * @param userId the account's own id
 * @param token the token of its session; without one that of the stored session
 * @throws {DataError}
 */
export async function isAdmin(userId: string, token?: string): Promise<boolean> {
  const question = staffClient().from('admins').select('*').eq('user_id', userId);
  if (token) question.setHeader('Authorization', `Bearer ${token}`);
  const { data } = await answer(question);
  return Boolean(data?.length);
}
