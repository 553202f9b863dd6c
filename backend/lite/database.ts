import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

/** No other statement runs on the connection while it is in use. */
export interface DatabaseSession {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  exec(sql: string): Promise<void>;
  /** Reads rows in PostgreSQL's text format of COPY. */
  copyOut(source: string): Promise<string>;
  copyIn(target: string, rows: string): Promise<void>;
}

export interface OpenDatabase<Connection = PgliteConnection | PostgresConnection> {
  connection: Connection;
  exec(sql: string): Promise<void>;
  alone<T>(work: (session: DatabaseSession) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
