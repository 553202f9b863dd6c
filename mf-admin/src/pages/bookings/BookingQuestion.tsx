import { useTranslate } from '@shop/shared-i18n';
import { ConfirmDialog } from '@shop/shared-ui';
import { bookingsLocales } from './locales/bookingsLocales';
import { ScheduleDialog } from './ScheduleDialog';
import type { BookingActions } from './useBookingActions';

/** What is asked before a booking changes. */
export function BookingQuestion({ desk }: { desk: BookingActions }) {
  const t = useTranslate(bookingsLocales);
  const { question, busy, change, dismiss } = desk;
  if (!question) return null;
  const { action, booking } = question;
  const { reference, name } = booking;
  if (action !== 'cancel') return <ScheduleDialog booking={booking} desk={desk} />;
  return (
    <ConfirmDialog
      open
      title={t('cancel.title', { reference })}
      text={t('cancel.question', { name })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      tone="danger"
      busy={busy}
      onConfirm={() => change(booking, { status: 'cancelled' })}
      onCancel={dismiss}
    />
  );
}
