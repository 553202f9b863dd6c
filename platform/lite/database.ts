import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

/** An open database of either engine. */
export interface Database<Connection = PgliteConnection | PostgresConnection> {
  connection: Connection;
  /** Runs any number of statements on one connection, while no other statement runs on it. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}
