import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

/** One connection of a database, while no other statement runs on it. */
export interface DatabaseSession {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs any number of statements. */
  exec(sql: string): Promise<void>;
  /** Reads rows in PostgreSQL's text format of COPY. */
  copyOut(source: string): Promise<string>;
  /** Inserts rows in that format. */
  copyIn(target: string, rows: string): Promise<void>;
}

/** An open database of either engine. */
export interface OpenDatabase<Connection = PgliteConnection | PostgresConnection> {
  connection: Connection;
  /** Runs any number of statements on one connection, while no other statement runs on it. */
  exec(sql: string): Promise<void>;
  /** Does work on one connection, while no other statement runs on it. */
  alone<T>(work: (session: DatabaseSession) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
