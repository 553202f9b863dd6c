import * as z from 'zod/mini';
import { isHosted } from '../backend';
import { DataError } from '../dataError';
import { staffClient } from '../staffClient';
import { renewSession, runAuthRequest } from './session';

export const codeSchema = z.object({
  // Apps show it in two groups of three digits.
  code: z.string('code').check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, 'code'),
  ),
});

export interface Factor {
  id: string;
  /** When it was added, as ISO 8601. */
  createdAt: string;
}

/** A second factor that the account has not confirmed with a code yet. */
export interface NewFactor {
  id: string;
  /** The address of a picture (`data:`) for the camera of the app. */
  picture: string;
  key: string;
}

/** False with the embedded backend. */
export const hasSecondFactors = isHosted;

/**
 * Whether the second factor must confirm the stored session before it has any rights; read from the browser's storage
 * unless the session has expired.
 * @throws {DataError}
 */
export async function needsCode(): Promise<boolean> {
  if (!hasSecondFactors()) return false;
  const { currentLevel, nextLevel } = await runAuthRequest(
    staffClient().auth.mfa.getAuthenticatorAssuranceLevel(),
  );
  return nextLevel === 'aal2' && currentLevel !== 'aal2';
}

type Auth = ReturnType<typeof staffClient>['auth'];

async function readFactors({ mfa }: Auth): Promise<Factor[]> {
  const { totp } = await runAuthRequest(mfa.listFactors());
  return totp.map(({ id, created_at }) => ({ id, createdAt: created_at }));
}

/** Lists the verified second factors of the signed-in account. @throws {DataError} */
export const listFactors = (): Promise<Factor[]> => readFactors(staffClient().auth);

/** A challenge is bound to the network address, and ends after some minutes: a new one accepts the same code. */
const STALE = ['mfa_ip_address_mismatch', 'mfa_challenge_expired'];

async function confirm({ mfa }: Auth, factorId: string, code: string): Promise<void> {
  const send = () => runAuthRequest(mfa.challengeAndVerify({ factorId, code }));
  await send().catch((error: unknown) => {
    const isStale = error instanceof DataError && STALE.includes(error.code ?? '');
    if (!isStale) throw error;
    return send();
  });
}

/**
 * Confirms the session with a code of one app. The first code also completes a new second factor; the service then
 * ends the account's other sessions.
 * @throws {DataError} `mfa_verification_failed` for a wrong code
 */
export const confirmFactor = (factorId: string, code: string): Promise<void> =>
  confirm(staffClient().auth, factorId, code);

/**
 * Confirms a client's session with a code of any app of its account. Returns false where the account has none.
 * @throws {DataError} `mfa_verification_failed` for a wrong code
 */
export async function confirmByAnyFactor(auth: Auth, code: string): Promise<boolean> {
  const [last, ...others] = await readFactors(auth);
  if (!last) return false;
  for (const { id } of others) {
    try {
      await confirm(auth, id, code);
      return true;
    } catch (error) {
      if (!(error instanceof DataError) || error.code !== 'mfa_verification_failed') throw error;
    }
  }
  await confirm(auth, last.id, code);
  return true;
}

/**
 * Confirms the session with a code of any app of the account. Renews it where the account has none any more, because
 * its user has to be read again.
 * @throws {DataError} `mfa_verification_failed` for a wrong code
 */
export async function confirmSession(code: string): Promise<void> {
  if (!(await confirmByAnyFactor(staffClient().auth, code))) await renewSession();
}

/** Begins to add a second factor, and removes those that were never confirmed. @throws {DataError} */
export async function addFactor(): Promise<NewFactor> {
  const { mfa } = staffClient().auth;
  const { all } = await runAuthRequest(mfa.listFactors());
  for (const { id, status } of all) {
    if (status === 'unverified') await removeFactor(id);
  }
  const { id, totp } = await runAuthRequest(
    // The service rejects a second factor of the same name.
    mfa.enroll({ factorType: 'totp', friendlyName: new Date().toISOString() }),
  );
  return { id, picture: totp.qr_code, key: totp.secret };
}

/** Removes a second factor of the signed-in account. @throws {DataError} */
export async function removeFactor(factorId: string): Promise<void> {
  await runAuthRequest(staffClient().auth.mfa.unenroll({ factorId }));
}
