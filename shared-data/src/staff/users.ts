import * as z from 'zod/mini';
import { allRows } from '../allRows';
import { staffClient } from './staffClient';

const userRow = z.object({
  id: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
  created_at: z.string(),
});
export type UserProfile = z.infer<typeof userRow>;

/** Lists all accounts, oldest first. @throws {DataError} */
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
