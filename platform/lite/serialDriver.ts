import type { PGlite } from '@electric-sql/pglite';
import { Mutex, type MutexInterface, withTimeout } from 'async-mutex';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { isBroken, stopProcess } from './brokenDatabase';
import { keepPrivate } from './databaseErrors';

const LONGEST_WAIT_MS = 15_000;
const LONGEST_QUEUE = 1_000;

// PostgREST's way to choose a status: the visitor reads 503 and may try again.
const busy = () => Object.assign(new Error('the database is busy'), { code: 'PT503' });

/**
 * Stock lite hands PGlite's only connection to every request at once: requests interleave inside
 * one transaction, and a query that runs after another's COMMIT runs without row level security.
 * This driver lends the connection to one transaction, or one query, at a time.
 */
export class SerialDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #turn = withTimeout(new Mutex(), LONGEST_WAIT_MS, busy());
  readonly #releases = new WeakMap<DatabaseConnection, MutexInterface.Releaser>();
  #waiting = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.#acquire();
    const connection: DatabaseConnection = {
      executeQuery: (query) => this.#execute(query),
      streamQuery: () => {
        throw new Error('PGlite does not stream');
      },
    };
    this.#releases.set(connection, release);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#releases.get(connection)?.();
  }

  /** Runs `task` with the connection to itself: migrations and dumps. */
  async exclusive<T>(task: (pglite: PGlite) => Promise<T>): Promise<T> {
    const release = await this.#acquire();
    try {
      return await task(this.#pglite);
    } finally {
      release();
    }
  }

  async #acquire(): Promise<MutexInterface.Releaser> {
    if (this.#waiting >= LONGEST_QUEUE) throw busy();
    this.#waiting += 1;
    try {
      return await this.#turn.acquire();
    } finally {
      this.#waiting -= 1;
    }
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const result = await this.#pglite.query<R>(query.sql, [...query.parameters]);
      if (result.affectedRows === undefined) return { rows: result.rows };
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows) };
    } catch (error) {
      if (isBroken(error)) stopProcess(error);
      throw keepPrivate(error);
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** A Kysely over PGlite that queues, and the driver behind it. */
export function serialKysely(pglite: PGlite) {
  const driver = new SerialDriver(pglite);
  const kysely = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { kysely, driver };
}
