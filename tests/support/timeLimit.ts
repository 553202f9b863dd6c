import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** Set by the first process of a run and inherited by its workers: all of them use one factor. */
const VARIABLE = 'TEST_TIME_FACTOR';
/** What `timeWork` takes on two quiet cores of 2020. */
const QUIET_WORK_MS = 60;
const LARGEST = 20;

/** Measures a fixed piece of work: longer on a slow machine and on one whose cores are taken. */
function timeWork(): number {
  const block = Buffer.alloc(1 << 20);
  const began = performance.now();
  for (let round = 0; round < 30; round += 1) createHash('sha256').update(block).digest();
  return performance.now() - began;
}

/**
 * How many times longer than on a quiet machine a test may take.
 * @param load processes that want a core, on average over the last minute
 * @returns 1 on a quiet machine, never less
 */
export const timeFactor = (load: number, cores: number, workMs: number) =>
  Math.min(LARGEST, Math.max(1, load / cores, workMs / QUIET_WORK_MS));

process.env[VARIABLE] ??= timeFactor(loadavg()[0] ?? 0, availableParallelism(), timeWork()).toFixed(
  1,
);

/** A time limit for this machine, in milliseconds, from the limit for a quiet one. */
export const timeLimit = (quietMs: number) =>
  Math.ceil(quietMs * Number(process.env[VARIABLE] ?? 1));
