// Weakens the database in every way of support/mutants.ts, one at a time, and shows that the
// checks detect each. Run with: npx tsx supabase/tests/mutations.ts

import { CHECKS } from './checks/allChecks.ts';
import type { Check } from './checks/check.ts';
import { type Db, withRollback, withSavepointRollback } from './support/db.ts';
import { openEngine } from './support/engines.ts';
import { arrange } from './support/fixture.ts';
import { findMutants, type Mutant } from './support/mutants.ts';

const checks = Object.values(CHECKS).flat();

const fails = (db: Db, check: Check) =>
  withSavepointRollback(db, () => check.run(db)).then(
    () => false,
    () => true,
  );

/** The checks, sorted by the words their names share with the mutant's: those detect it soonest. */
function sortBySimilarity({ name }: Mutant): Check[] {
  const terms = new Set(name.split(/[^a-z_]+/).filter((word) => word.length > 3));
  const likeness = (check: Check) =>
    check.name.split(/[^a-z_]+/).filter((word) => terms.has(word)).length;
  return checks.toSorted((one, other) => likeness(other) - likeness(one));
}

async function isDetected(db: Db, mutant: Mutant): Promise<boolean> {
  return withRollback(db, async () => {
    await arrange(db);
    await db.run(mutant.sql);
    for (const check of sortBySimilarity(mutant)) if (await fails(db, check)) return true;
    return false;
  });
}

async function failingUnchanged(db: Db): Promise<string[]> {
  return withRollback(db, async () => {
    await arrange(db);
    const failing: string[] = [];
    for (const check of checks) if (await fails(db, check)) failing.push(check.name);
    return failing;
  });
}

async function main(): Promise<number> {
  // PGlite fails after some thousand rejected statements: its stack of errors is full.
  const { db, close } = await openEngine('postgres');
  const failing = await failingUnchanged(db);
  if (failing.length > 0) {
    console.error(`Checks fail on the unchanged database:\n${failing.join('\n')}`);
    return 1;
  }
  const mutants = await findMutants(db);
  const survivors: Mutant[] = [];
  for (const mutant of mutants) {
    if (await isDetected(db, mutant)) continue;
    console.info(`SURVIVED  ${mutant.kind}: ${mutant.name}`);
    survivors.push(mutant);
  }
  console.info(`${mutants.length} mutants, ${survivors.length} survived`);
  await close();
  return survivors.length === 0 ? 0 : 1;
}

process.exitCode = await main();
