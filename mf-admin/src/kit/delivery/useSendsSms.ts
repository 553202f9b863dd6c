import { listSettings } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shop/rows/queryKeys';

/** Whether the shop sends text messages, as the settings say now; false until they are loaded. */
export function useSendsSms(): boolean {
  const { data } = useQuery({ queryKey: queryKeys.settings, queryFn: listSettings });
  return data?.some(({ key, value }) => key === 'sms' && value === 'on') ?? false;
}
