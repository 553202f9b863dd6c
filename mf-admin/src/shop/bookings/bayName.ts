import { useTranslation } from 'react-i18next';
import { useSchedule } from './schedule';

/** Returns a function for the name of a bay; while they load it is `Bay 1`. */
export function useBayName() {
  const { t } = useTranslation('adminBookings');
  const { data } = useSchedule();
  return (bay: number) => data?.bays.find(({ id }) => id === bay)?.name ?? t('day.bay', { bay });
}
