import { createClient } from '@supabase/supabase-js';
import type { ApiDatabase } from '../apiDatabase';
import { backend, timedFetch } from '../backend';
import { DataError } from '../dataError';
import { runAuthRequest } from './runAuthRequest';
import { currentSession } from './session';

/** What the signed-in person enters again before a change that a browser left open must not allow. */
export interface Identity {
  password: string;
  /** The code of the second factor; empty where the account has none. */
  code: string;
}

function connectOnce() {
  const { url, key } = backend();
  return createClient<ApiDatabase>(url, key, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'confirmed-identity',
    },
    global: { fetch: timedFetch },
  });
}
type Client = ReturnType<typeof connectOnce>;

async function confirmCode({ auth }: Client, code: string): Promise<void> {
  const { nextLevel, currentLevel } = await runAuthRequest(
    auth.mfa.getAuthenticatorAssuranceLevel(),
  );
  if (nextLevel === currentLevel) return;
  const { totp } = await runAuthRequest(auth.mfa.listFactors());
  const [factor] = totp;
  if (!factor) return;
  await runAuthRequest(auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

/**
 * Does work in a session of its own after another sign-in of the same person: the server accepts some changes only
 * shortly after a sign-in.
 * @throws {DataError} `invalid_credentials` for a wrong password, `mfa_verification_failed` for a wrong code, and
 *   what the work throws
 */
export async function withIdentity<T>(
  { password, code }: Identity,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const account = await currentSession();
  if (!account) throw new DataError('sessionEnded');
  const client = connectOnce();
  await runAuthRequest(client.auth.signInWithPassword({ email: account.email, password }));
  try {
    // Only a hosted project has second factors.
    if (code) await confirmCode(client, code);
    return await work(client);
  } finally {
    // Without waiting: the session ends by itself too.
    void client.auth.signOut({ scope: 'local' });
  }
}
