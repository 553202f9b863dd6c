import {
  type Booking,
  type Cancellation,
  MESSAGE_PAUSE_S,
  messageOf,
} from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { useDeliveryState } from '../../kit/delivery/useDeliveryState';
import { useSendsSms } from '../../kit/delivery/useSendsSms';

type Sent = Pick<Cancellation, 'channels'>;

/** Returns functions that say what goes out when many bookings are cancelled or restored. */
export function useManyMessagesNote() {
  const { t } = useTranslation('adminCancelMany');
  const { t: tNotices } = useTranslation('adminNotices');
  const delivery = useDeliveryState();
  const sendsSms = useSendsSms();
  const unsent =
    delivery === 'sent' ? undefined : tNotices(`gets.${delivery}`, { name: tNotices('customer') });
  const seconds = MESSAGE_PAUSE_S;

  /** Before the bookings are cancelled. */
  const before = (bookings: readonly Booking[], withMessages: boolean): string => {
    if (!withMessages) return t('gets.silent');
    if (unsent) return unsent;
    const due = bookings.filter(
      (booking) => !booking.is_sample && messageOf(booking, { status: 'cancelled' }),
    );
    const emails = due.filter(({ email }) => email !== '').length;
    const withSms = due.filter(({ sms_consent }) => sendsSms && sms_consent !== null);
    const onlySms = withSms.filter(({ email }) => email === '').length;
    const nothing = bookings.length - emails - onlySms;
    return [
      emails > 0 && t('gets.emails', { count: emails, seconds }),
      withSms.length > 0 && t('gets.texts'),
      nothing > 0 && t('gets.nothing', { count: nothing }),
    ]
      .filter(Boolean)
      .join(' ');
  };

  /** Afterwards: what the database sends. */
  const after = (results: readonly Sent[], isLate = false): string => {
    const channels = results.flatMap((result) => result.channels);
    if (channels.length === 0) return t('nothing');
    if (unsent) return unsent;
    const emails = channels.filter((channel) => channel === 'email').length;
    const texts = channels.length - emails;
    const messages = [
      emails > 0 && t('emails', { count: emails }),
      texts > 0 && t('texts', { count: texts }),
    ]
      .filter(Boolean)
      .join(', ');
    return isLate ? t('gone', { messages }) : t('going', { seconds, messages });
  };

  return { before, after };
}
