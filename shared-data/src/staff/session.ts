import type { AuthChangeEvent, User } from '@supabase/supabase-js';
import { answer } from '../answer';
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

/** `INITIAL_SESSION`, `SIGNED_IN`, `SIGNED_OUT`, `TOKEN_REFRESHED`, `PASSWORD_RECOVERY`, … */
export type SessionEvent = AuthChangeEvent;

/**
 * Follows the session, in other tabs too.
 * @param listener told of each event and who is signed in after it, first of `INITIAL_SESSION`
 * @returns a function that ends it
 */
export function onSessionChange(
  listener: (event: SessionEvent, account: Account | null) => void,
): () => void {
  const { data } = staffClient().auth.onAuthStateChange((event, session) => {
    listener(event, accountOf(session?.user));
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Looks up whether an account is an administrator's.
 * @throws {DataError}
 */
export async function isAdmin(userId: string): Promise<boolean> {
  const { data } = await answer(staffClient().from('admins').select('*').eq('user_id', userId));
  return Boolean(data?.length);
}
