// Invented days: commands (day.ts) begin what the actors do, in a world (world/) whose clock and randomness are a seed's;
// the model keeps what was acknowledged, and the invariants compare it with what is stored, sent and published.

import { dayAfter } from '@shop/shared-contract';
import { shopInstant } from '@shop/shared-data/staff';
import fc, { type Scheduler } from 'fast-check';
import { type Days, someDays } from './day';
import { Invariants } from './invariants/invariants';
import { Model } from './model';
import { realNow } from './world/clock';
import { Database } from './world/database';
import type { Rendering } from './world/renderedSite';
import { Steps, stepScheduler } from './world/steps';
import { World } from './world/world';

/** Days that a run begins before: both changes of the clock, the year's end, a February, and one of none. */
const NOTABLE = ['2026-11-01', '2027-03-14', '2027-01-01', '2027-03-01', '2026-10-20'];

function firstDay(seed: number, days: number): string {
  const notable = NOTABLE[seed % NOTABLE.length] ?? '';
  return dayAfter(notable, -1 - (seed % days));
}

interface RunOptions {
  seed: number;
  days: number;
  /** Commands a day. */
  pace: number;
  /** SQL that weakens the database. */
  mutation?: string | undefined;
  /** Renders the pages too. */
  rendering?: Rendering | undefined;
  /** Called each fifth day, with what was done until then. */
  progress?: (line: string) => void;
  /** How long to look for a shorter sequence, in milliseconds. */
  shrinkFor: number;
}

export interface Outcome {
  /** Undefined where every invariant held. */
  failure: string | undefined;
  /** What led to it, one command each. */
  sequence: string[];
  statements: number;
  digest: string;
  summary: string;
}

/** Runs some invented days. The same seed and days run the same statements in the same order. */
export async function runDays({
  seed,
  days,
  pace,
  mutation,
  rendering,
  progress,
  shrinkFor,
}: RunOptions): Promise<Outcome> {
  let firstRun: Pick<Outcome, 'statements' | 'digest' | 'summary'> | undefined;
  let giveUpAt = Number.POSITIVE_INFINITY;

  async function live(plan: Days, scheduler: Scheduler) {
    // What fast-check still tries passes.
    if (realNow() > giveUpAt) return;
    const first = firstDay(seed, days);
    const begins = shopInstant(first, '06:00');
    const ends = shopInstant(dayAfter(first, days), '06:00');
    const database = new Database();
    const steps = new Steps(scheduler);
    const world = await World.open({ seed, begins, steps, database, mutation, rendering });
    const model = new Model(Date.parse(ends));
    const invariants = new Invariants(world, model);
    invariants.atFifthDay = () => {
      const [counts] = invariants.summary().split('\n');
      progress?.(`${new Date().toISOString().slice(0, 10)}: ${counts}`);
    };
    try {
      await fc.asyncModelRun(() => ({ model, real: world }), plan);
      await invariants.atEnd();
    } finally {
      const { count: statements, digest } = world.database;
      firstRun ??= { statements, digest, summary: invariants.summary() };
      giveUpAt = Math.min(giveUpAt, realNow() + shrinkFor);
      await world.close();
    }
  }

  const property = fc.asyncProperty(someDays(days, pace), stepScheduler(), live);
  const result = await fc.check(property, { seed, numRuns: 1, endOnFailure: shrinkFor === 0 });
  const [plan = ''] = result.counterexample ?? [];
  return {
    failure: result.failed ? String(result.errorInstance) : undefined,
    sequence: String(plan)
      .replace(/ \/\*.*/, '')
      .split(/(?<=\)),/)
      .filter(Boolean),
    ...(firstRun ?? { statements: 0, digest: '', summary: '' }),
  };
}
