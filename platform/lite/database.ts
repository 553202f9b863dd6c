import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

/** One opened database, whichever engine it is. */
export interface Database<Connection = PgliteConnection | PostgresConnection> {
  connection: Connection;
  /** Runs SQL of any number of statements, all on the same connection, alone. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}
