import type { Db } from '../support/db.ts';

/**
 * One thing the database must do. It runs inside a transaction that `arrange` has filled and that
 * is undone afterwards, throws when the database does otherwise, and so serves jest and the
 * mutation script alike.
 */
export interface Check {
  name: string;
  run(db: Db): Promise<void>;
}
