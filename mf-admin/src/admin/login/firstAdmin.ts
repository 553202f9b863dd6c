import { DataError } from '@shop/shared-data';
import {
  adminExists,
  type Credentials,
  claimFirstAdmin,
  type InvitationState,
  isAdmin,
  readInvitation,
  signIn,
  signOut,
  signUp,
} from '@shop/shared-data/staff';

/** `restricted`: an administrator exists, so the backend rejects further sign-ups. */
export type ClaimResult = 'created' | 'restricted';

/** Makes an account the first administrator. If there is one already, signs the account out. @throws {DataError} */
export async function claim(accountId: string): Promise<ClaimResult> {
  try {
    await claimFirstAdmin(accountId);
    return 'created';
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== 'admin_exists') throw error;
    await signOut().catch((failure) => console.error('[admin] sign-out', failure));
    return 'restricted';
  }
}

/** Whatever the database answers to a new account, the service sends this. */
const isRefusal = (error: unknown): error is DataError =>
  error instanceof DataError && error.message === 'Database error saving new user';

/**
 * Signs up the first administrator. The check comes first, so that no account is created for a visitor who is
 * refused; the database checks again.
 * @returns `confirm` when the e-mail address has to be confirmed first
 * @throws {DataError}
 */
export async function signUpFirstAdmin(
  credentials: Credentials,
  page: string,
): Promise<ClaimResult | 'confirm'> {
  if (await adminExists()) return 'restricted';
  try {
    const account = await signUp(credentials, { page });
    return account ? claim(account.id) : 'confirm';
  } catch (error) {
    if (isRefusal(error) && (await adminExists())) return 'restricted';
    throw error;
  }
}

/**
 * Signs up with an invitation, which makes the account an administrator's.
 * @returns `confirm`, or the state of an invitation that was refused: `open` is for another address
 * @throws {DataError}
 */
export async function signUpInvited(
  credentials: Credentials,
  page: string,
  invitation: string,
): Promise<'created' | 'confirm' | InvitationState> {
  try {
    return (await signUp(credentials, { page, invitation })) ? 'created' : 'confirm';
  } catch (error) {
    if (isRefusal(error)) return readInvitation(invitation);
    throw error;
  }
}

/**
 * An account that signs in while there is no administrator becomes one: this completes a first sign-up whose e-mail
 * address had to be confirmed.
 * @throws {DataError}
 */
export async function signInStaff(credentials: Credentials): Promise<void> {
  const account = await signIn(credentials);
  if (!account) return;
  try {
    const isTaken = (await isAdmin(account.id)) || (await adminExists());
    if (!isTaken) await claimFirstAdmin(account.id);
  } catch (error) {
    console.error('[admin] first administrator', error);
  }
}
