import * as z from 'zod/mini';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

const fullSlotRow = z.object({
  /** Day on the shop's calendar, `2026-11-23`. */
  day: z.string(),
  /** `HH:MM`. */
  slot: z.string(),
});
export type FullSlot = z.infer<typeof fullSlotRow>;

interface Query {
  /** Null stands for the service with the shortest duration. */
  service: string | null;
  /** First and last day, `2026-11-23`, both included. */
  from: string;
  to: string;
}

/**
 * Fetches the slots that cannot be booked: full, closed or past.
 * @throws {DataError}
 */
export const fullSlots = ({ service, from, to }: Query): Promise<FullSlot[]> =>
  parseQuery(
    publicClient().rpc('full_slots', { p_service: service, p_from: from, p_to: to }),
    z.array(fullSlotRow),
  );
