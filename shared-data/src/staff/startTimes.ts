import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from './staffClient';

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

/** Lists the slots of a day, in order, each with the bays in which a visit fits. @throws {DataError} */
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
