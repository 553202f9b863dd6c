import {
  type Booking,
  type CustomerMessage,
  type DeliveryState,
  MESSAGE_PAUSE_S,
} from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { useDeliveryState } from '../../../delivery/useDeliveryState';
import { useSendsTexts } from '../../../delivery/useSendsTexts';
import { customerName } from '../customerName';

export type Recipient = Pick<Booking, 'name' | 'email' | 'sms_consent' | 'forgotten_at'>;

interface Sending {
  delivery: DeliveryState;
  /** Whether the shop sends text messages. */
  sendsTexts: boolean;
}

/** By what a customer gets messages about a booking; `off` where nobody gets any. */
export type Channels = 'email' | 'sms' | 'both' | 'none' | 'off';

export function channelsOf(
  { email, sms_consent }: Pick<Recipient, 'email' | 'sms_consent'>,
  { delivery, sendsTexts }: Sending,
): Channels {
  if (delivery !== 'sent') return 'off';
  const getsTexts = sendsTexts && sms_consent !== null;
  if (email === '') return getsTexts ? 'sms' : 'none';
  return getsTexts ? 'both' : 'email';
}

/** Returns a function that says by what a customer gets messages. */
export function useChannels() {
  const sending = { delivery: useDeliveryState(), sendsTexts: useSendsTexts() };
  return (recipient: Recipient) => channelsOf(recipient, sending);
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
  const channelsOf = useChannels();
  return (recipient: Recipient, message: CustomerMessage | undefined): string | undefined =>
    message &&
    t(`gets.${channelsOf(recipient)}`, {
      name: shortName(recipient, tBookings) || t('customer'),
      seconds: MESSAGE_PAUSE_S,
    });
}
