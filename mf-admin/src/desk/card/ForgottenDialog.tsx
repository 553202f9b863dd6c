import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, Cluster, Dialog, FormStatus, Stack } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../shop/bookings/StatusBadge';
import { useVisitText } from '../../shop/bookings/useVisitText';
import { formatShopDateTime } from '../../shop/times/shopTime';
import { BookingTires } from '../tires/BookingTires';
import { BookingHistory } from './BookingHistory';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** A booking whose customer was forgotten: there is nothing to change. */
export function ForgottenDialog({ booking, onClose }: Props) {
  const { t } = useTranslation('adminForgetting');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const visitText = useVisitText();
  const { reference, starts_at, created_at, forgotten_at } = booking;
  return (
    <Dialog
      open
      onClose={onClose}
      title={tBookings('edit.title', { reference })}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack>
        <FormStatus tone="info">
          {t('since', { when: formatShopDateTime(forgotten_at ?? '', language) })}
        </FormStatus>
        <Cluster>
          <span>{formatShopDateTime(starts_at ?? created_at, language)}</span>
          <span>{visitText(booking) || tBookings('noService')}</span>
          <StatusBadge booking={booking} />
        </Cluster>
        <BookingTires booking={booking} />
        <BookingHistory booking={booking} />
      </Stack>
    </Dialog>
  );
}
