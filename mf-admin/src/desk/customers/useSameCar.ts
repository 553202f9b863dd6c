import { type Booking, listBookings } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';
import { formatShopTime } from '../../shop/times/shopTime';
import { sameCarOn } from './sameCar';

/**
 * Names another booking of a day for the same car, as far as the car is known; undefined if there is none.
 * @param loads false: only a day that was loaded for its board is searched
 */
export function useSameCarText(
  day: string | null,
  car: Parameters<typeof sameCarOn>[1],
  loads = true,
): string | undefined {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  // The query of the board of that day.
  const { data = [] } = useQuery<Booking[]>({
    queryKey: [...queryKeys.bookings, day, day],
    queryFn: () => listBookings({ from: day ?? '', to: day ?? '' }),
    enabled: loads && Boolean(day && (car.plate || car.vehicle)),
  });
  const twin = sameCarOn(
    data.filter(({ requested_date }) => requested_date === day),
    car,
  );
  return (
    twin &&
    t('sameCar', {
      time: twin.starts_at ? formatShopTime(twin.starts_at, language) : t('noTime'),
      reference: twin.reference,
    })
  );
}
