/** One connection to a database: enough for every check, the same for both engines. */
export interface Db {
  /** Runs one statement with `$1`… parameters and returns its rows. Rejects with a `Refusal`. */
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs any number of statements without parameters. Rejects with a `Refusal`. */
  run(sql: string): Promise<void>;
}

/** What Postgres said when it refused a statement. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The broken constraint, or the column that may not be null. */
    readonly rule: string | undefined,
  ) {
    super(message);
  }
}

/** Runs a task in a transaction of its own and undoes all of it. */
export async function undone<Result>(db: Db, task: () => Promise<Result>): Promise<Result> {
  await db.run('begin');
  try {
    return await task();
  } finally {
    await db.run('rollback');
  }
}

/** Runs a task inside the current transaction and undoes only what the task did. */
export async function undoneToHere<Result>(db: Db, task: () => Promise<Result>): Promise<Result> {
  await db.run('savepoint here');
  try {
    return await task();
  } finally {
    await db.run('rollback to savepoint here; release savepoint here');
  }
}
