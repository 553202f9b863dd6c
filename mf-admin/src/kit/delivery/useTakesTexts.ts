import { type Booking, takesTexts } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useSendsTexts } from './useSendsTexts';

/** Whether a customer who agreed to text messages gets them. Until it is known the number counts as one that does. */
export function useTakesTexts({ phone, sms_consent }: Pick<Booking, 'phone' | 'sms_consent'>) {
  const agreed = useSendsTexts() && sms_consent !== null;
  const { data: takes = true } = useQuery({
    queryKey: [...queryKeys.takesTexts, phone],
    queryFn: () => takesTexts(phone),
    enabled: agreed,
  });
  return {
    getsTexts: agreed && takes,
    /** No text message goes to this number, although its owner agreed: it answered STOP later, or is not of the US. */
    optedOut: agreed && !takes,
  };
}
