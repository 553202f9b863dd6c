import * as z from 'zod/mini';
import { publicClient } from '../publicClient';
import { allRows } from '../runQuery';

const slotRow = z.object({
  day: z.string(),
  /** `HH:MM`; null in the only row of a day without slots. */
  slot: z.nullable(z.string()),
  /** The number of free bays; null when the shop is not open for the whole visit. */
  bays: z.nullable(z.number()),
});
export type SlotAvailability = z.infer<typeof slotRow>;

export interface AvailabilityQuery {
  /** The services of one visit; none stands for the service with the shortest duration. */
  services: readonly string[];
  /** The secret of a manage link: its services count, and its booking takes no bay. */
  token?: string | undefined;
  /** First and last day on the shop's calendar, `2026-11-23`, both included. */
  from: string;
  to: string;
}

/** Fetches the slots of the days within the booking window, in order, each with its free bays. @throws {DataError} */
export const slotAvailability = ({
  services,
  token,
  from,
  to,
}: AvailabilityQuery): Promise<SlotAvailability[]> =>
  allRows((first, last) => {
    const visit = { p_services: [...services], ...(token && { p_token: token }) };
    const rows = publicClient().rpc(
      'slot_availability',
      { ...visit, p_from: from, p_to: to },
      { count: 'exact' },
    );
    return first === 0 ? rows : rows.order('day').order('slot').range(first, last);
  }, slotRow);
