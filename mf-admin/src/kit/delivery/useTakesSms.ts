import { type Booking, takesSms } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useSendsSms } from './useSendsSms';

/** Whether a customer who agreed to text messages gets them. Until it is known the number counts as one that does. */
export function useTakesSms({ phone, sms_consent }: Pick<Booking, 'phone' | 'sms_consent'>) {
  const agreed = useSendsSms() && sms_consent !== null;
  const { data: takes = true } = useQuery({
    queryKey: [...queryKeys.takesSms, phone],
    queryFn: () => takesSms(phone),
    enabled: agreed,
  });
  return {
    getsSms: agreed && takes,
    /** No text message goes to this number, although its owner agreed: it answered STOP later, or is not of the US. */
    optedOut: agreed && !takes,
  };
}
