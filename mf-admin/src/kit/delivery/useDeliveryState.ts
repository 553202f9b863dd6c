import { type DeliveryState, deliveryState } from './deliveryState';
import { useWorkState } from './useWorkState';

/** What becomes of messages. Until it is known they count as sent, which is the rule. */
export function useDeliveryState(): DeliveryState {
  const { data = 'sent' } = useWorkState(deliveryState);
  return data;
}
