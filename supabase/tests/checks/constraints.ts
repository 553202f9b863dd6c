import assert from 'node:assert/strict';
import { DatabaseError, type Db, withSavepointRollback } from '../support/db.ts';
import { insert, type Table, VALID } from '../support/fixture.ts';
import { ACCOUNT_CASES } from './accountCases.ts';
import type { Check } from './check.ts';
import type { Values } from './constraintCase.ts';
import { CUSTOMER_CASES } from './customerCases.ts';
import { LIST_CASES } from './listCases.ts';
import { MESSAGE_TEXT_CASES } from './messageTextCases.ts';
import { OUTBOX_CASES } from './outboxCases.ts';
import { PICTURE_CASES } from './pictureCases.ts';
import { PRODUCT_CASES } from './productCases.ts';
import { REQUIRED } from './requiredColumns.ts';
import { SCHEDULE_CASES } from './scheduleCases.ts';
import { STAFF_CASES } from './staffCases.ts';
import { UNIQUENESS_CASES } from './uniquenessCases.ts';
import { VEHICLE_CASES } from './vehicleCases.ts';

/**
 * Empties the table and disables its triggers, so that only constraints can reject a row. The hold of
 * the fixture goes first, because it refers to a bay.
 */
const aloneWith = (table: Table) =>
  `delete from public.holds; delete from public.offers; alter table ${table} disable trigger user; delete from ${table}`;

const put = (db: Db, table: Table, values: Values) =>
  withSavepointRollback(db, () => db.run(insert(table, { ...VALID[table], ...values })));

/** Expects that a constraint rejects a row, or the column that must have a value. */
export async function expectRefused(
  db: Db,
  table: string,
  row: Values,
  rule: string,
): Promise<void> {
  const error = await withSavepointRollback(db, () => db.run(insert(table, row))).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof DatabaseError, `${rule} accepted ${JSON.stringify(row)}`);
  assert.equal(error.rule, rule, `${JSON.stringify(row)}: ${error.message}`);
}

const refuse = (db: Db, table: Table, rule: string, values: Values) =>
  expectRefused(db, table, { ...VALID[table], ...values }, rule);

const valueChecks = [
  ...STAFF_CASES,
  ...ACCOUNT_CASES,
  ...PRODUCT_CASES,
  ...PICTURE_CASES,
  ...SCHEDULE_CASES,
  ...VEHICLE_CASES,
  ...LIST_CASES,
  ...CUSTOMER_CASES,
  ...OUTBOX_CASES,
  ...MESSAGE_TEXT_CASES,
].map(
  ({ table, rule, accepts = [], refuses }): Check => ({
    name: `constraint ${rule} on ${table}`,
    run: async (db) => {
      await db.run(aloneWith(table));
      for (const values of [{}, ...accepts]) await put(db, table, values);
      for (const values of refuses) await refuse(db, table, rule, values);
    },
  }),
);

const requiredChecks = (Object.keys(REQUIRED) as Table[]).flatMap((table) =>
  REQUIRED[table].map(
    (column): Check => ({
      name: `not null ${table}.${column}`,
      run: async (db) => {
        await db.run(aloneWith(table));
        await refuse(db, table, column, { [column]: null });
      },
    }),
  ),
);

const uniquenessChecks = UNIQUENESS_CASES.map(
  ({ table, rule, one, other }): Check => ({
    name: `constraint ${rule} on ${table}`,
    run: async (db) => {
      await db.run(aloneWith(table));
      await db.run(insert(table, { ...VALID[table], ...one }));
      await refuse(db, table, rule, other);
    },
  }),
);

export const constraints: Check[] = [...valueChecks, ...requiredChecks, ...uniquenessChecks];
