import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findStaffTables } from '../../privileges/privileges.ts';
import { attempt } from '../support/actors.ts';
import { type Db, withSavepointRollback } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import { sampleRow } from '../support/sampleRow.ts';
import { accessChecks, OF_STAFF, statements } from './accessMatrix.ts';
import { expectAudited } from './audit.ts';
import type { Check } from './check.ts';
import { expectRefused } from './constraints.ts';
import { expectVersions } from './editing.ts';

/** A table that no list names, its valid row that the fixture has inserted, and another one. */
interface Sampled {
  name: string;
  columns: string[];
  present: Record<string, string>;
  other: Record<string, string>;
}

/** A check of each of these tables. Each starts with the rows of the fixture. */
const ofEach = (name: string, run: (db: Db, table: Sampled) => Promise<void>): Check => ({
  name: `tables of staff: ${name}`,
  run: async (db) => {
    for (const table of await findStaffTables(db)) {
      const [present, other] = [
        await sampleRow(db, table.name, 1),
        await sampleRow(db, table.name, 2),
      ];
      await withSavepointRollback(db, () => run(db, { ...table, present, other }));
    }
  },
});

const textColumns = ({ present }: Sampled) =>
  Object.keys(present).filter((column) => present[column] === 'A1');

/** A column with a text, and its value in both rows. */
function oneText(table: Sampled) {
  const [column] = textColumns(table);
  assert.ok(column, `${table.name} has no text: name it in the lists of the checks`);
  return { column, from: table.present[column], to: table.other[column] };
}

/** The unique rules that supabase/schemas declare for a table. */
function declaredUnique(table: string): string[] {
  const folder = path.resolve(process.cwd(), 'supabase/schemas');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const rule = new RegExp(
    `constraint (${table}_\\w+) unique|create unique index (\\w+)\\s+on public\\.${table}\\b`,
    'g',
  );
  return [...texts.join('\n').matchAll(rule)].map(
    ([, constraint, index]) => constraint ?? `${index}`,
  );
}

/** Only constraints can reject a row of a table without triggers. */
const alone = (name: string) =>
  `alter table public.${name} disable trigger user; delete from public.${name}`;

export const staffTables: Check[] = [
  ofEach('only administrators and the service role read and change them', async (db, table) => {
    const { column, from } = oneText(table);
    const target = { set: `${column} = ${column}`, where: `${column} = '${from}'` };
    const sql = statements(`public.${table.name}`, table.other, target);
    for (const { name, run } of accessChecks(table.name, sql, OF_STAFF)) {
      await withSavepointRollback(db, () => run(db)).catch((error: unknown) => {
        throw new assert.AssertionError({ message: `${name}: ${error}` });
      });
    }
  }),
  ofEach('a statement without a condition changes nothing for others', async (db, table) => {
    const { column, to } = oneText(table);
    const rows = () => db.query(`select to_jsonb(t) as row from public.${table.name} t`);
    const before = await rows();
    for (const actor of ['user', 'removed'] as const) {
      await attempt(db, actor, `update public.${table.name} set ${column} = '${to}'`);
      await attempt(db, actor, `delete from public.${table.name}`);
    }
    assert.deepEqual(await rows(), before);
  }),
  ofEach('every change advances updated_at', async (db, table) => {
    const { column, to } = oneText(table);
    await expectVersions(db, table.name, `${column} = '${to}'`);
  }),
  ofEach('the audit log has every change', async (db, table) => {
    await db.run(`delete from public.${table.name}`);
    const third = await sampleRow(db, table.name, 3);
    const { column } = oneText(table);
    const change = { column, from: table.other[column], to: third[column] };
    await expectAudited(db, table.name, table.other, change);
  }),
  ofEach('each column must have a value', async (db, { name, columns, present }) => {
    await db.run(alone(name));
    for (const column of [...columns, 'updated_at']) {
      const row = { ...present, [column]: null };
      await expectRefused(db, `public.${name}`, row, column);
    }
  }),
  ofEach(
    'each text has a rule that rejects long ones and control characters',
    async (db, table) => {
      const { name, present } = table;
      await db.run(alone(name));
      for (const column of textColumns(table)) {
        for (const text of ['x'.repeat(301), 'A\u0001']) {
          const row = { ...present, [column]: text };
          await expectRefused(db, `public.${name}`, row, `${name}_${column}`);
        }
      }
    },
  ),
  ofEach(
    'no two rows have one id, or what must be unique',
    async (db, { name, present, other }) => {
      await db.run(alone(name));
      const id = '00000000-0000-4000-8000-0000000000e1';
      await db.run(insert(`public.${name}`, { ...present, id }));
      const sameId = { ...other, id };
      await expectRefused(db, `public.${name}`, sameId, `${name}_pkey`);
      for (const rule of declaredUnique(name)) {
        await expectRefused(db, `public.${name}`, present, rule);
      }
    },
  ),
];
