import { type Identity, withIdentity } from './identity';
import { runAuthRequest } from './runAuthRequest';
import { staffClient } from './staffClient';

/** What a link in a message about an account is for. */
type AccountLink = 'recovery' | 'email_change';

/**
 * Asks for a message with a link to a new password. The answer is the same whether the account exists.
 * @param page the complete address of the login page, in the language of the message
 * @throws {DataError} `rateLimited`, `offline`, …
 */
export async function requestRecovery(email: string, page: string): Promise<void> {
  await runAuthRequest(staffClient().auth.resetPasswordForEmail(email, { redirectTo: page }));
}

/**
 * Uses up the secret of a link, which signs in: the listeners of the session receive `PASSWORD_RECOVERY` or
 * `SIGNED_IN`.
 * @throws {DataError} with the code `otp_expired` when it is too old or was used before
 */
export async function openAccountLink(type: AccountLink, token: string): Promise<void> {
  await runAuthRequest(staffClient().auth.verifyOtp({ type, token_hash: token }));
}

/**
 * Changes the password of the signed-in account. The service ends its other sessions; this browser goes on
 * with the one in which the password was entered.
 * @throws {DataError} as `withIdentity` does, and with the service's message
 */
export async function changeOwnPassword(identity: Identity, password: string): Promise<void> {
  const { auth } = staffClient();
  await withIdentity(identity, async (client) => {
    await runAuthRequest(client.auth.updateUser({ password }));
    const { data } = await client.auth.getSession();
    // Another one of its own: that of the client ends with it.
    const email = data.session?.user.email ?? '';
    await runAuthRequest(auth.signInWithPassword({ email, password }));
  });
}

/**
 * Asks for another e-mail address of the signed-in account. It changes once the link in the message to the
 * new address was opened.
 * @param page the complete address of the login page, in the language of the message
 * @throws {DataError} as `withIdentity` does, and with the service's message
 */
export const changeOwnEmail = (identity: Identity, email: string, page: string): Promise<void> =>
  withIdentity(identity, async ({ auth }) => {
    await runAuthRequest(auth.updateUser({ email }, { emailRedirectTo: page }));
  });

/** Ends all sessions of the signed-in account, on all devices. @throws {DataError} */
export async function signOutEverywhere(): Promise<void> {
  await runAuthRequest(
    staffClient()
      .auth.signOut({ scope: 'global' })
      .then(({ error }) => ({ data: null, error })),
  );
}
