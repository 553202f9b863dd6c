import * as z from 'zod/mini';
import { allRows } from '../../allRows';
import { singleLineText } from '../../fields';
import { parseInput } from '../../parseInput';
import { parseQuery } from '../../runQuery';
import { editRow, type RowVersion } from '../editRow';
import { staffClient } from '../staffClient';
import { equipment } from './equipment';

const bayRow = z.object({
  /** The number by which bookings refer to the bay, 1 to 99. */
  id: z.number(),
  name: z.string(),
  /** False: no booking is assigned to it. */
  is_active: z.boolean(),
  equipment: z.array(z.string()),
  updated_at: z.string(),
});
/** A row of `bays`: a place for one vehicle. */
export type Bay = z.infer<typeof bayRow>;

export const baySchema = z.object({
  name: singleLineText(60),
  is_active: z.boolean(),
  equipment,
});
export type BayInput = z.infer<typeof baySchema>;

/** Lists all bays by number, the inactive ones too. @throws {DataError} */
export const listBays = (): Promise<Bay[]> =>
  allRows(
    (from, to) =>
      staffClient().from('bays').select('*', { count: 'exact' }).order('id').range(from, to),
    bayRow,
  );

/** Adds a bay with a number from 1 to 99. @throws {DataError} `conflict` when another bay has the number, … */
export const addBay = (id: number, input: BayInput): Promise<Bay> =>
  parseQuery(
    staffClient()
      .from('bays')
      .insert({ id, ...parseInput(baySchema, input) })
      .select()
      .single(),
    bayRow,
  );

/** Changes a bay if it is unchanged since it was read. @throws {DataError} `invalid` (`last_bay`: none active), … */
export const editBay = (read: RowVersion<number>, input: BayInput): Promise<Bay> =>
  editRow({ table: 'bays', read, changes: parseInput(baySchema, input), row: bayRow });
