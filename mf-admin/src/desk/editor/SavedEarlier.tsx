import { type Booking, readBooking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, FormStatus, Stack } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { customerName } from '../../shop/bookings/customerName';
import { useVisitText } from '../../shop/bookings/useVisitText';
import { queryKeys } from '../../shop/rows/queryKeys';
import { formatShopDateTime } from '../../shop/times/shopTime';

interface Props {
  /** The id of the booking that an earlier attempt saved. */
  id: string;
  onOpen: (booking: Booking) => void;
}

/** An earlier attempt, whose answer was lost, has saved the booking with other details. */
export function SavedEarlier({ id, onOpen }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();
  const visitText = useVisitText();
  const { data: [booking] = [] } = useQuery({
    queryKey: [...queryKeys.bookings, 'one', id],
    queryFn: () => readBooking(id),
  });
  const saved = booking && [
    customerName(booking, t),
    visitText(booking) || t('noService'),
    booking.starts_at ? formatShopDateTime(booking.starts_at, language) : t('noTime'),
    booking.bay !== null && bayName(booking.bay),
    booking.reference,
  ];
  return (
    <FormStatus tone="error" title={t('enter.earlier.title')}>
      <Stack gap="sm">
        {saved && <p>{t('enter.earlier.saved', { booking: saved.filter(Boolean).join(', ') })}</p>}
        <p>{t('enter.earlier.text')}</p>
        {booking && (
          <div>
            <Button size="sm" variant="secondary" onClick={() => onOpen(booking)}>
              {t('enter.earlier.open')}
            </Button>
          </div>
        )}
      </Stack>
    </FormStatus>
  );
}
