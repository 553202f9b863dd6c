import { type Identity, withIdentity } from './identity';
import { runAuthRequest } from './runAuthRequest';
import { staffClient } from './staffClient';

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

/** Changes one's own password; the service ends all other sessions. @throws {DataError} as `withIdentity` does, … */
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
 * Requests another e-mail address of one's own, which the link in the message to it confirms.
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
