import { DataError } from './dataError';
import { runQuery } from './runQuery';
import { staffClient } from './staffClient';

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

/**
 * Row level security hides every row from those without rights: what they change or delete matches none.
 * @throws {DataError} `forbidden` when the rights were taken away, `sessionEnded`, …
 */
export async function requireAdmin(): Promise<void> {
  const { data } = await staffClient().auth.getSession();
  const id = data.session?.user.id;
  if (id === undefined || !(await isAdmin(id))) throw new DataError('forbidden');
}
