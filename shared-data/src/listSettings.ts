import * as z from 'zod/mini';
import { allRows } from './allRows';
import { publicClient } from './publicClient';

/** A row of `settings`: a fact about the shop that staff edit. */
export const settingRow = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  description: z.string(),
  updated_at: z.string(),
});
export type Setting = z.infer<typeof settingRow>;

/** Fetches all settings, by key. @throws {DataError} */
export const listSettings = (): Promise<Setting[]> =>
  allRows(
    (from, to) =>
      publicClient().from('settings').select('*', { count: 'exact' }).order('key').range(from, to),
    settingRow,
  );
