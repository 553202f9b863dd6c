import * as z from 'zod/mini';
import { allRows } from '../allRows';
import { answer } from '../answer';
import { DataError } from '../dataError';
import { staffClient } from './staffClient';

const userRow = z.object({
  id: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
  created_at: z.string(),
});
/** A row of `user_profiles`. */
export type UserProfile = z.infer<typeof userRow>;

/** All accounts, oldest first. @throws {DataError} */
export const listUsers = (): Promise<UserProfile[]> =>
  allRows(
    (from, to) =>
      staffClient()
        .from('user_profiles')
        .select('id,email,is_admin,created_at', { count: 'exact' })
        .order('created_at')
        .order('id')
        .range(from, to),
    userRow,
  );

/** Makes an account an administrator's; one that is so already is fine. @throws {DataError} */
export async function grantAdmin(userId: string): Promise<void> {
  const { error, status } = await staffClient().from('admins').insert({ user_id: userId });
  const isAlready = error?.code === '23505';
  if (!isAlready) await answer(Promise.resolve({ data: null, error, status }));
}

/**
 * Takes an account's administrator rights.
 * @throws {DataError} `forbidden` (code `last_admin`) for the last one, `conflict` when it was not
 *   one any more
 */
export async function revokeAdmin(userId: string): Promise<void> {
  const { data } = await answer(
    staffClient().from('admins').delete().eq('user_id', userId).select('id'),
  );
  if (!data?.length) throw new DataError('conflict');
}
