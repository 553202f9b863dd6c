import type { Booking } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { customerName } from '../customerName';
import { type CustomerMessage, MESSAGE_PAUSE_S } from './customerMessage';

export type Recipient = Pick<Booking, 'name' | 'email' | 'sms_consent' | 'forgotten_at'>;

export type Channels = 'email' | 'sms' | 'both' | 'none';

/** By what a customer gets messages about a booking. */
export function channelsOf({
  email,
  sms_consent,
}: Pick<Recipient, 'email' | 'sms_consent'>): Channels {
  if (email === '') return sms_consent === null ? 'none' : 'sms';
  return sms_consent === null ? 'email' : 'both';
}

/** The first name: there is little room beside a button. */
export const shortName = (booking: Recipient, t: Parameters<typeof customerName>[1]) =>
  customerName(booking, t).split(' ')[0] ?? '';

/**
 * Returns a function that says what a change sends to a customer, before staff make it; undefined when it sends
 * nothing to anybody.
 */
export function useMessageText() {
  const { t } = useTranslation('adminNotices');
  const { t: tBookings } = useTranslation('adminBookings');
  return (recipient: Recipient, message: CustomerMessage | undefined): string | undefined =>
    message &&
    t(`gets.${channelsOf(recipient)}`, {
      name: shortName(recipient, tBookings),
      seconds: MESSAGE_PAUSE_S,
    });
}
