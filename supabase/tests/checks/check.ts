import type { Db } from '../support/db.ts';

/**
 * One requirement of the database. It runs inside a transaction that `arrange` has filled, and its
 * changes are rolled back afterwards. It throws when the database does not meet the requirement, so
 * that jest and the mutation script can both use it.
 */
export interface Check {
  name: string;
  run(db: Db): Promise<void>;
}
