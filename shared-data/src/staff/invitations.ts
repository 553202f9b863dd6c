import * as z from 'zod/mini';
import { email } from '../fields';
import { parseInput } from '../parseInput';
import { parseQuery, runQuery } from '../runQuery';
import { type Identity, withIdentity } from './identity';
import { staffClient } from './staffClient';

const invitation = z.object({ id: z.string(), email: z.string(), expires_at: z.string() });
export type Invitation = z.infer<typeof invitation>;

const invitationSchema = z.object({ email });

/** Lists the invitations, newest first. @throws {DataError} */
export const listInvitations = (): Promise<Invitation[]> =>
  parseQuery(
    staffClient()
      .from('invitations')
      .select('id,email,expires_at')
      .order('created_at', { ascending: false }),
    z.array(invitation),
  );

/**
 * Invites a colleague. Returns the secret of the link, which is valid for this address only.
 * @throws {DataError} as `withIdentity` does; `conflict` (code `account_exists`), `rateLimited`, …
 */
export async function inviteAdmin(
  identity: Identity,
  input: z.infer<typeof invitationSchema>,
  language: 'en' | 'es',
): Promise<string> {
  const { email: address } = parseInput(invitationSchema, input);
  const { token } = await withIdentity(identity, (client) =>
    parseQuery(
      client.rpc('invite_admin', { p_email: address, p_language: language }),
      z.object({ token: z.string() }),
    ),
  );
  return token;
}

/** Withdraws an invitation; nothing happens when it was used already. @throws {DataError} */
export async function withdrawInvitation(id: string): Promise<void> {
  await runQuery(staffClient().from('invitations').delete().eq('id', id));
}
