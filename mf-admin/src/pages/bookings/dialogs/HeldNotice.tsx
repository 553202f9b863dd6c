import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, FormStatus } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../../format/shopTime';
import type { BookingActions } from '../useBookingActions';

interface Props {
  booking: Booking;
  actions: BookingActions;
  /** Runs an action that closes the form, after a confirmation if needed. */
  guard: (action: () => void) => void;
}

/** Says when a booking ends by itself, and makes it firm. */
export function HeldNotice({ booking, actions, guard }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { held_until, status } = booking;
  if (!held_until || status !== 'confirmed') return null;
  return (
    <FormStatus tone="info">
      <p>{t('held.text', { until: formatShopDateTime(held_until, language) })}</p>
      <Button
        size="sm"
        onClick={() => guard(() => void actions.change(booking, { held_until: null }))}
      >
        {t('held.keep')}
      </Button>
    </FormStatus>
  );
}
