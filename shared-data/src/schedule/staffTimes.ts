import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import type { Bay, Closure, Service } from './staff';
import type { OpeningHours, Slot } from './staffWeek';

const startTime = z.object({
  slot: z.string(),
  is_past: z.boolean(),
  /** The bays that are free for the whole visit; null when the shop is not open for all of it. */
  bays: z.nullable(z.array(z.number())),
});
export type StartTime = z.infer<typeof startTime>;

export interface StartTimesQuery {
  day: string;
  /** The services of the visit; none stands for the service with the shortest duration. */
  services: readonly string[];
  /** Null: as long as the services take. */
  minutes: number | null;
  /** The booking that is moved, which takes no bay. */
  except?: string | undefined;
}

/** Lists the quarters of an hour and the slots of a day, each with the bays in which a visit fits. @throws {DataError} */
export const listStartTimes = ({
  day,
  services,
  minutes,
  except,
}: StartTimesQuery): Promise<StartTime[]> =>
  parseQuery(
    staffClient().rpc('start_times', {
      p_date: day,
      p_services: [...services],
      ...(minutes !== null && { p_minutes: minutes }),
      ...(except && { p_except: except }),
    }),
    z.array(startTime),
  );

const outsideRow = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  starts_at: z.string(),
  service: z.string(),
  /** Why: `closed_day`, `outside_hours`, `invalid_slot`, `invalid_bay` or `slot_full`. */
  reason: z.string(),
});
/** A coming booking that would not fit a changed schedule. */
export type BookingOutside = z.infer<typeof outsideRow>;

/** The rows as they would be; what is left out does not change. */
export interface ScheduleChange {
  /** All spans of the week. */
  openingHours?: Pick<OpeningHours, 'weekday' | 'opens' | 'closes'>[];
  slots?: Pick<Slot, 'weekday' | 'starts'>[];
  /** All closures; past ones may be left out. */
  closures?: Pick<Closure, 'first_day' | 'last_day' | 'closes' | 'reopens'>[];
  bays?: Pick<Bay, 'id' | 'is_active' | 'equipment'>[];
  services?: Pick<Service, 'id' | 'minutes' | 'needs'>[];
}

/**
 * Lists the coming bookings that would no longer fit after the change, which is not saved.
 * @throws {DataError} the error of saving the change, where a constraint rejects it
 */
export const bookingsOutside = ({
  openingHours,
  slots,
  closures,
  bays,
  services,
}: ScheduleChange): Promise<BookingOutside[]> =>
  parseQuery(
    staffClient().rpc('bookings_outside', {
      ...(openingHours && { p_opening_hours: openingHours }),
      ...(slots && { p_slots: slots }),
      ...(closures && { p_closures: closures }),
      ...(bays && { p_bays: bays }),
      ...(services && { p_services: services }),
    }),
    z.array(outsideRow),
  );
