import { DataError } from '../dataError';
import { runQuery } from '../runQuery';
import { type Identity, withIdentity } from './identity';
import { staffClient } from './staffClient';

/**
 * Checks whether there is an administrator. The request returns a count, and no account.
 * @throws {DataError}
 */
export async function adminExists(): Promise<boolean> {
  const { count } = await runQuery(
    staffClient().from('admins').select('*', { count: 'exact', head: true }),
  );
  return (count ?? 0) > 0;
}

/**
 * Makes the signed-in account the first administrator.
 * @param userId its own id
 * @throws {DataError} `forbidden` (code `admin_exists`) when there is an administrator already
 */
export async function claimFirstAdmin(userId: string): Promise<void> {
  await runQuery(staffClient().from('admins').insert({ user_id: userId }));
}

/**
 * Checks whether an account is an administrator's.
 * @param userId the account's own id
 * @param token the token of its session; by default the stored session's
 * @throws {DataError}
 */
export async function isAdmin(userId: string, token?: string): Promise<boolean> {
  const query = staffClient().from('admins').select('*').eq('user_id', userId);
  if (token) query.setHeader('Authorization', `Bearer ${token}`);
  const { data } = await runQuery(query);
  return Boolean(data?.length);
}

/**
 * Makes an account an administrator's; does nothing when it is one already.
 * @throws {DataError} as `withIdentity` does
 */
export const grantAdmin = (userId: string, identity: Identity): Promise<void> =>
  withIdentity(identity, async (client) => {
    const { error, status } = await client.from('admins').insert({ user_id: userId });
    const isAlready = error?.code === '23505';
    if (!isAlready) await runQuery(Promise.resolve({ data: null, error, status }));
  });

/**
 * Removes an account's administrator rights.
 * @throws {DataError} `forbidden` (code `last_admin`) for the last one, `conflict` when it has
 *   none any more
 */
export async function revokeAdmin(userId: string): Promise<void> {
  const { data } = await runQuery(
    staffClient().from('admins').delete().eq('user_id', userId).select('id'),
  );
  if (!data?.length) throw new DataError('conflict');
}
