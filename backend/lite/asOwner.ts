import postgres, { type ReservedSql, type Sql } from 'postgres';
import { tlsOf } from './connectRole';
import type { DatabaseSession } from './database';
import { errorMessageOf } from './databaseErrors';
import { postgresSession } from './postgresSession';

/** Uses one connection. @throws an Error of one sentence; also when `url` is not a Supabase project */
export async function asOwner<T>(
  url: string,
  work: (session: DatabaseSession) => Promise<T>,
): Promise<T> {
  let sql: Sql | undefined;
  let reserved: ReservedSql | undefined;
  try {
    const quiet = { onnotice: () => undefined };
    sql = postgres(url, { ...quiet, ...tlsOf(url), max: 1, connect_timeout: 10 });
    reserved = await sql.reserve();
    const session = postgresSession(reserved);
    await checkProject(session);
    return await work(session);
  } catch (error) {
    // Without the error itself, which can contain rows. Several refused addresses are an error without a message.
    throw new Error(
      errorMessageOf(error) || 'The database of HOSTED_DATABASE_URL does not answer.',
    );
  } finally {
    reserved?.release();
    await sql?.end({ timeout: 5 });
  }
}

async function checkProject(session: DatabaseSession) {
  const [found] = await session.query<{ users: string | null }>(
    `select to_regclass('auth.users')::text as users`,
  );
  if (!found?.users)
    throw new Error(
      'HOSTED_DATABASE_URL is not the database of a Supabase project: it has no auth.users.',
    );
}
