import { connectRole } from './connectRole';

/** Several may be connected at once. @throws an Error of one sentence, also when the role may not deliver */
export const connectMessenger = (url: string) =>
  connectRole(url, 'messenger', async (sql, connectionError) => {
    const claims = `coalesce(has_function_privilege(to_regprocedure('public.claim_outbox(int, boolean)'), 'execute'), false)`;
    const [session] = await sql
      .unsafe<{ role: string; may: boolean }[]>(`select current_user as role, ${claims} as may`)
      .catch(connectionError);
    if (session?.may) return;
    throw new Error(
      `The role ${session?.role} may not deliver messages: log in as messenger, on a database with all migrations.`,
    );
  });
