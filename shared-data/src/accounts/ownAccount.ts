import { createClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { ApiDatabase } from '../apiDatabase';
import { backend, isHosted } from '../backend';
import { DataError } from '../dataError';
import { email } from '../fields';
import { staffClient, staffFetch } from '../staffClient';
import { confirmByAnyFactor } from './secondFactor';
import { currentSession, password, runAuthRequest } from './session';

/**
 * What the signed-in person enters again before a change that a browser left open must not allow. The code is that of
 * the second factor; empty where the account has none.
 */
export const identitySchema = z.object({
  password,
  code: z.string().check(z.overwrite((text) => text.replace(/\s/g, ''))),
});
export type Identity = z.infer<typeof identitySchema>;

export const newPasswordSchema = z.extend(identitySchema, { newPassword: password });

export const newEmailSchema = z.extend(identitySchema, { email });

function connectOnce() {
  const { url, key } = backend();
  return createClient<ApiDatabase>(url, key, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'confirmed-identity',
    },
    global: { fetch: staffFetch },
  });
}
type Client = ReturnType<typeof connectOnce>;

/** Does nothing where the account has no second factor. @throws {DataError} `code_needed` without a code, … */
async function confirmCode({ auth }: Client, code: string): Promise<void> {
  const { nextLevel, currentLevel } = await runAuthRequest(
    auth.mfa.getAuthenticatorAssuranceLevel(),
  );
  if (nextLevel === currentLevel) return;
  if (!code) throw new DataError('invalid', { code: 'code_needed' });
  await confirmByAnyFactor(auth, code);
}

/**
 * Does work in a session of its own after another sign-in of the same person: the server accepts some changes only
 * shortly after a sign-in.
 * @param options.keepsSession whether that session stays once the work is done
 * @throws {DataError} `invalid_credentials` for a wrong password, `mfa_verification_failed` for a wrong code,
 *   `code_needed` without one where the account has a second factor, and what the work throws
 */
export async function withIdentity<T>(
  { password, code }: Identity,
  work: (client: Client) => Promise<T>,
  { keepsSession = false } = {},
): Promise<T> {
  const account = await currentSession();
  if (!account) throw new DataError('sessionEnded');
  const client = connectOnce();
  await runAuthRequest(client.auth.signInWithPassword({ email: account.email, password }));
  let isKept = false;
  try {
    await confirmCode(client, code);
    const result = await work(client);
    isKept = keepsSession;
    return result;
  } finally {
    // Without waiting: the session ends by itself too.
    if (!isKept) void client.auth.signOut({ scope: 'local' });
  }
}

/** Changes one's own password; the service ends all other sessions. @throws {DataError} as `withIdentity` does, … */
export async function changeOwnPassword(identity: Identity, password: string): Promise<void> {
  await withIdentity(
    identity,
    async ({ auth }) => {
      // A project may demand the present one too.
      const current_password = identity.password;
      await runAuthRequest(auth.updateUser({ password, current_password }));
      const { session } = await runAuthRequest(auth.getSession());
      if (!session) throw new DataError('sessionEnded');
      // Not a new sign-in, which would lack the second factor.
      await runAuthRequest(staffClient().auth.setSession(session));
    },
    { keepsSession: true },
  );
}

/** How many links confirm another address: a project sends one to each, unless "Secure email change" is off. */
export const emailChangeLinks = () => (isHosted() ? 2 : 1);

/**
 * Requests another e-mail address of one's own, which the links in messages to it and to the present one confirm.
 * @param page the complete address of the login page, in the language of the message
 * @throws {DataError} `own_email` for the present one, for which no message goes out; as `withIdentity` does, and with
 *   the service's message
 */
export async function changeOwnEmail(
  identity: Identity,
  email: string,
  page: string,
): Promise<void> {
  const account = await currentSession();
  if (account?.email.toLowerCase() === email.toLowerCase()) {
    throw new DataError('invalid', { code: 'own_email' });
  }
  await withIdentity(identity, async ({ auth }) => {
    await runAuthRequest(auth.updateUser({ email }, { emailRedirectTo: page }));
  });
}
