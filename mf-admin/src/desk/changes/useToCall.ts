import { listToCall } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shop/rows/queryKeys';

/** No change of a booking announces that another desk has entered a closure. */
const INTERVAL_MS = 60_000;

/** The coming appointments that cannot take place as they are. */
export const useToCall = () =>
  useQuery({ queryKey: queryKeys.toCall, queryFn: listToCall, refetchInterval: INTERVAL_MS });
