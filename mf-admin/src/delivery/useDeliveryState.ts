import { type DeliveryState, readDeliveryState } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../lists/queryKeys';

const INTERVAL_MS = 60_000;

/** What becomes of mails. Until it is known they count as sent, which is the rule. */
export function useDeliveryState(): DeliveryState {
  const { data = 'sent' } = useQuery({
    queryKey: queryKeys.delivery,
    queryFn: readDeliveryState,
    staleTime: INTERVAL_MS,
    refetchInterval: INTERVAL_MS,
  });
  return data;
}
