import { connectRole } from './connectRole';

/** @throws an Error of one sentence */
export const connectPublisher = (url: string) =>
  connectRole(url, 'publisher', async (sql, connectionError) => {
    const [session] = await sql
      .unsafe<{ role: string }[]>('select current_user as role')
      .catch(connectionError);
    if (session?.role === 'publisher') return;
    throw new Error(`The publisher must log in as the role publisher, not as ${session?.role}.`);
  });
