import * as z from 'zod/mini';
import { email, optionalLine, parseInput } from '../fields';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { requireAdmin } from '../staffRights';
import { editRow, listRows } from '../staffTable';
import { type Identity, withIdentity } from './ownAccount';

const userRow = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty until it is set. */
  name: z.string(),
  is_admin: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type UserProfile = z.infer<typeof userRow>;

/** Lists all accounts, oldest first. @throws {DataError} */
export const listUsers = (): Promise<UserProfile[]> =>
  listRows('user_profiles', { row: userRow, order: ['created_at', 'id'] });

export const userNameSchema = z.object({ name: optionalLine(60) });
export type UserName = z.infer<typeof userNameSchema>;

/** Names an account, one's own or another's. An empty name removes it. @throws {DataError} as `editRow` does */
export const renameUser = (read: UserProfile, name: UserName): Promise<UserProfile> =>
  editRow('user_profiles', userRow, read, parseInput(userNameSchema, name));

/** Makes an account an administrator's; idempotent. @throws {DataError} as `withIdentity` does */
export const grantAdmin = (userId: string, identity: Identity): Promise<void> =>
  withIdentity(identity, async (client) => {
    const { error, status } = await client.from('admins').insert({ user_id: userId });
    const isAlready = error?.code === '23505';
    if (!isAlready) await runQuery(Promise.resolve({ data: null, error, status }));
  });

/** Removes administrator rights; idempotent. @throws {DataError} `forbidden` (`last_admin`), … */
export async function revokeAdmin(userId: string): Promise<void> {
  const { data } = await runQuery(
    staffClient().from('admins').delete().eq('user_id', userId).select('id'),
  );
  if (!data?.length) await requireAdmin();
}

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
  await runQuery(staffClient().rpc('withdraw_invitation', { p_id: id }));
}

/** Restores an invitation that was just withdrawn. @throws {DataError} `notFound`, … */
export async function restoreInvitation(id: string): Promise<void> {
  await runQuery(staffClient().rpc('restore_invitation', { p_id: id }));
}

const invitationState = z.enum(['open', 'used', 'expired', 'withdrawn', 'replaced', 'inviter']);
export type InvitationState = z.infer<typeof invitationState> | 'unknown';

/**
 * Reads whether the link of an invitation is accepted: `inviter` means that who invited has no rights any more,
 * `unknown` that no invitation has this secret.
 * @throws {DataError} `rateLimited`, …
 */
export async function readInvitation(token: string): Promise<InvitationState> {
  const state = await parseQuery(
    staffClient().rpc('invitation_state', { p_token: token }),
    z.nullable(invitationState),
  );
  return state ?? 'unknown';
}
