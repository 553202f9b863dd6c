import { DataError } from '../dataError';
import { runQuery } from '../runQuery';
import { type Identity, withIdentity } from './identity';
import { staffClient } from './staffClient';

/** Checks whether there is an administrator. @throws {DataError} */
export async function adminExists(): Promise<boolean> {
  const { count } = await runQuery(
    staffClient().from('admins').select('*', { count: 'exact', head: true }),
  );
  return (count ?? 0) > 0;
}

/**
 * Makes the signed-in account the first administrator.
 * @throws {DataError} `forbidden` (`admin_exists`) if there is one
 */
export async function claimFirstAdmin(userId: string): Promise<void> {
  await runQuery(staffClient().from('admins').insert({ user_id: userId }));
}

/**
 * Checks whether the account of a session is an administrator's: by default of the stored session.
 * @throws {DataError}
 */
export async function isAdmin(userId: string, token?: string): Promise<boolean> {
  const query = staffClient().from('admins').select('*').eq('user_id', userId);
  if (token) query.setHeader('Authorization', `Bearer ${token}`);
  const { data } = await runQuery(query);
  return Boolean(data?.length);
}

/** Makes an account an administrator's; idempotent. @throws {DataError} as `withIdentity` does */
export const grantAdmin = (userId: string, identity: Identity): Promise<void> =>
  withIdentity(identity, async (client) => {
    const { error, status } = await client.from('admins').insert({ user_id: userId });
    const isAlready = error?.code === '23505';
    if (!isAlready) await runQuery(Promise.resolve({ data: null, error, status }));
  });

/**
 * Removes administrator rights.
 * @throws {DataError} `forbidden` (`last_admin`), `conflict` when there are none any more
 */
export async function revokeAdmin(userId: string): Promise<void> {
  const { data } = await runQuery(
    staffClient().from('admins').delete().eq('user_id', userId).select('id'),
  );
  if (!data?.length) throw new DataError('conflict');
}
