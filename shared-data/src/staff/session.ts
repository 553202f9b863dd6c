import { type AuthChangeEvent, isAuthRetryableFetchError, type User } from '@supabase/supabase-js';
import { DataError } from '../dataError';
import type { Credentials } from './credentials';
import { runAuthRequest } from './runAuthRequest';
import { staffClient } from './staffClient';

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
