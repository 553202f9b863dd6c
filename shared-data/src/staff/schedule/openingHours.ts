import * as z from 'zod/mini';
import { allRows } from '../../allRows';
import { staffClient } from '../staffClient';
import { timeColumn } from './timeOfDay';

const openingHoursRow = z.object({
  id: z.string(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.number(),
  /** `08:00` */
  opens: timeColumn,
  closes: timeColumn,
  updated_at: z.string(),
});
/** A row of `opening_hours`: a span without a break. A weekday without a span is closed. */
export type OpeningHours = z.infer<typeof openingHoursRow>;

/** Lists the opening hours by weekday and time. @throws {DataError} */
export const listOpeningHours = (): Promise<OpeningHours[]> =>
  allRows(
    (from, to) =>
      staffClient()
        .from('opening_hours')
        .select('*', { count: 'exact' })
        .order('weekday')
        .order('opens')
        .range(from, to),
    openingHoursRow,
  );
