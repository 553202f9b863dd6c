/** One connection to a database: enough for every check, the same for both engines. */
export interface Db {
  /** Runs one statement with `$1`… parameters and returns its rows. Rejects with a `DatabaseError`. */
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs any number of statements without parameters. Rejects with a `DatabaseError`. */
  run(sql: string): Promise<void>;
}

/** The error of a statement that PostgreSQL rejected. */
export class DatabaseError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The violated constraint, or the column that may not be null. */
    readonly rule: string | undefined,
    readonly detail: string | undefined,
  ) {
    super(message);
  }
}

/** Runs a task in a transaction of its own and rolls it back. */
export async function withRollback<Result>(db: Db, task: () => Promise<Result>): Promise<Result> {
  await db.run('begin');
  try {
    return await task();
  } finally {
    await db.run('rollback');
  }
}

/** Runs a task inside the current transaction and rolls back only to a savepoint before it. */
export async function withSavepointRollback<Result>(
  db: Db,
  task: () => Promise<Result>,
): Promise<Result> {
  await db.run('savepoint here');
  try {
    return await task();
  } finally {
    await db.run('rollback to savepoint here; release savepoint here');
  }
}
