// Weakens the database in every way of support/mutants.ts, one at a time, and shows that the
// checks detect each. Run with: npx tsx supabase/tests/mutations.ts
// The name of a table chooses the ways that name it.

import { CHECKS } from './checks/allChecks.ts';
import type { Check } from './checks/check.ts';
import { type Db, withRollback, withSavepointRollback } from './support/db.ts';
import { openEngine } from './support/engines.ts';
import { arrange } from './support/fixture.ts';
import { findMutants, type Mutant } from './support/mutants.ts';

const checks = Object.entries(CHECKS).flatMap(([group, members]) =>
  members.map((check) => ({ group, check })),
);

const fails = (db: Db, check: Check) =>
  withSavepointRollback(db, () => check.run(db)).then(
    () => false,
    () => true,
  );

const wordsOf = (text: string) => text.split(/[^a-z_]+/).filter((word) => word.length > 3);

/** How often each function was called in the current transaction. */
async function countCalls(db: Db): Promise<Map<string, number>> {
  const rows = await db.query<{ name: string; calls: number }>(
    'select funcname as name, sum(calls)::integer as calls from pg_stat_xact_user_functions group by 1',
  );
  return new Map(rows.map(({ name, calls }) => [name, calls]));
}

/** A check on the unchanged database. */
interface Passed {
  check: Check;
  group: string;
  /** Those of its name, and the functions that it calls. */
  words: Set<string>;
  milliseconds: number;
}

/** Runs all checks on the unchanged database, which must pass. */
async function runUnchanged(db: Db): Promise<Passed[]> {
  return withRollback(db, async () => {
    await arrange(db);
    const passed: Passed[] = [];
    const failing: string[] = [];
    for (const { group, check } of checks) {
      const before = await countCalls(db);
      const start = performance.now();
      if (await fails(db, check)) failing.push(check.name);
      const milliseconds = performance.now() - start;
      const counts = [...(await countCalls(db))];
      const called = counts.filter(([name, calls]) => calls > (before.get(name) ?? 0));
      const words = new Set([...wordsOf(check.name), ...called.map(([name]) => name)]);
      passed.push({ check, group, words, milliseconds });
    }
    if (failing.length === 0) return passed;
    throw new Error(`Checks fail on the unchanged database:\n${failing.join('\n')}`);
  });
}

/** The groups and checks that have detected a mutant, by its kind. */
const detectors = new Map<string, Set<unknown>>();

/**
 * The checks in the order in which they probably detect a mutant soonest: by the words that they share
 * with its name, which contains the function that it changes, and by what has detected others of its
 * kind; the fast ones first.
 */
function sortByLikelihood(passed: Passed[], { kind, name }: Mutant): Passed[] {
  const terms = wordsOf(name);
  const known = detectors.get(kind);
  const rate = ({ check, group, words }: Passed) =>
    terms.filter((term) => words.has(term)).length +
    (known?.has(group) ? 3 : 0) +
    (known?.has(check) ? 1 : 0);
  return passed
    .map((each) => ({ each, rating: rate(each) }))
    .toSorted((a, b) => b.rating - a.rating || a.each.milliseconds - b.each.milliseconds)
    .map(({ each }) => each);
}

async function isDetected(db: Db, mutant: Mutant, passed: Passed[]): Promise<boolean> {
  return withRollback(db, async () => {
    await arrange(db);
    await db.run(mutant.sql);
    for (const { check, group } of sortByLikelihood(passed, mutant)) {
      if (!(await fails(db, check))) continue;
      detectors.set(mutant.kind, new Set([...(detectors.get(mutant.kind) ?? []), group, check]));
      return true;
    }
    return false;
  });
}

async function main(): Promise<number> {
  // PGlite fails after some thousand rejected statements: its stack of errors is full.
  const { db, close } = await openEngine('postgres');
  const passed = await runUnchanged(db);
  const [table = ''] = process.argv.slice(2);
  const mutants = (await findMutants(db)).filter(({ name }) => name.includes(table));
  const survivors: Mutant[] = [];
  for (const mutant of mutants) {
    if (await isDetected(db, mutant, passed)) continue;
    console.info(`SURVIVED  ${mutant.kind}: ${mutant.name}`);
    survivors.push(mutant);
  }
  console.info(`${mutants.length} mutants, ${survivors.length} survived`);
  await close();
  return survivors.length === 0 ? 0 : 1;
}

process.exitCode = await main();
