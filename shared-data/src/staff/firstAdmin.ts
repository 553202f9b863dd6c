import { answer } from '../answer';
import { staffClient } from './staffClient';

/**
 * Whether anybody is administrator yet, as a count that names nobody.
 * @throws {DataError}
 */
export async function adminExists(): Promise<boolean> {
  const { count } = await answer(
    staffClient().from('admins').select('*', { count: 'exact', head: true }),
  );
  return (count ?? 0) > 0;
}

/**
 * Makes the signed-in account the first administrator.
 * @param userId its own id
 * @throws {DataError} `forbidden` (code `admin_exists`) when somebody was faster
 */
export async function claimFirstAdmin(userId: string): Promise<void> {
  await answer(staffClient().from('admins').insert({ user_id: userId }));
}
