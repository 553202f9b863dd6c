import type { ApiTables } from './apiDatabase';
import { runQuery } from './runQuery';
import { staffClient } from './staffClient';

/** The tables that can hold samples of a trial: those with `is_sample`. */
type SampleTable = {
  [Name in keyof ApiTables]: 'is_sample' extends keyof ApiTables[Name]['Row'] ? Name : never;
}[keyof ApiTables];

/** Named here because types have no values at run time; the compiler requires every table. */
const sampleTables = Object.keys({
  products: true,
  bookings: true,
  contact_messages: true,
} satisfies Record<SampleTable, true>) as SampleTable[];

export type SampleCounts = Record<SampleTable, number>;

/** Counts the samples that are left, by table. @throws {DataError} */
export async function countSamples(): Promise<SampleCounts> {
  const counts = await Promise.all(
    sampleTables.map(async (name) => {
      const samples = staffClient().from(name).select('id', { count: 'exact', head: true });
      const { count } = await runQuery(samples.eq('is_sample', true));
      return [name, count ?? 0];
    }),
  );
  return Object.fromEntries(counts);
}

/**
 * Deletes all samples, of bookings and messages too; idempotent.
 * @throws {DataError} `forbidden` without administrator rights
 */
export async function deleteSamples(): Promise<void> {
  await runQuery(staffClient().rpc('delete_samples'));
}
