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
import { hidePersonalData } from './databaseErrors';

const MAX_WAIT_MS = 15_000;
const MAX_QUEUE_LENGTH = 1_000;

// PostgREST answers this code with status 503; the client can retry.
const busy = () => Object.assign(new Error('the database is busy'), { code: 'PT503' });

/**
 * lite's own driver gives PGlite's only connection to all requests at once: they interleave in one
 * transaction, and a query that runs after the COMMIT of another runs without row level security.
 */
export class SerialDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #turn = withTimeout(new Mutex(), MAX_WAIT_MS, busy());
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

  /** Used for migrations and dumps. */
  async exclusive<T>(task: (pglite: PGlite) => Promise<T>): Promise<T> {
    const release = await this.#acquire();
    try {
      return await task(this.#pglite);
    } finally {
      release();
    }
  }

  async #acquire(): Promise<MutexInterface.Releaser> {
    if (this.#waiting >= MAX_QUEUE_LENGTH) throw busy();
    this.#waiting += 1;
    const expires = Date.now() + MAX_WAIT_MS;
    try {
      const release = await this.#turn.acquire();
      // A query that blocks this thread also blocks the timer of the mutex. A request that has waited
      // longer than its limit has its answer already.
      if (Date.now() < expires) return release;
      release();
      throw busy();
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
      throw hidePersonalData(error);
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: Error) => {
      // The next request would run in the transaction of this one.
      if (!this.#pglite.closed) stopProcess(error);
    });
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
}

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
