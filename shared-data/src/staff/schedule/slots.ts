import * as z from 'zod/mini';
import { allRows } from '../../allRows';
import { staffClient } from '../staffClient';
import { timeColumn } from './timeOfDay';

const slotRow = z.object({
  id: z.string(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.number(),
  /** The time of day at which a booking can start: `08:00`. */
  starts: timeColumn,
  updated_at: z.string(),
});
export type Slot = z.infer<typeof slotRow>;

/** Lists the slots by weekday and time. @throws {DataError} */
export const listSlots = (): Promise<Slot[]> =>
  allRows(
    (from, to) =>
      staffClient()
        .from('slots')
        .select('*', { count: 'exact' })
        .order('weekday')
        .order('starts')
        .range(from, to),
    slotRow,
  );
