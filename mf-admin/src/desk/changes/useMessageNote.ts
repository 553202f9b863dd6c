import { type Booking, type CustomerMessage, MESSAGE_PAUSE_S } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '../../kit/delivery/deliveryState';
import { useDeliveryState } from '../../kit/delivery/useDeliveryState';
import { useTakesSms } from '../../kit/delivery/useTakesSms';
import { customerName } from '../../shop/bookings/customerName';

export type Recipient = Pick<
  Booking,
  'name' | 'email' | 'phone' | 'sms_consent' | 'forgotten_at' | 'is_sample'
>;

interface Sending {
  delivery: DeliveryState;
  /** Whether text messages go to the customer. */
  getsSms: boolean;
}

/** By what a customer gets messages about a booking; `off` where none go out now, `sample` about an example. */
export type Channels = 'email' | 'sms' | 'both' | 'none' | 'off' | 'sample';

export function channelsOf(
  { email, is_sample }: Pick<Recipient, 'email' | 'is_sample'>,
  { delivery, getsSms }: Sending,
): Channels {
  if (is_sample) return 'sample';
  if (delivery !== 'sent') return 'off';
  if (email === '') return getsSms ? 'sms' : 'none';
  return getsSms ? 'both' : 'email';
}

export function useChannels(recipient: Recipient): Channels {
  const { getsSms } = useTakesSms(recipient);
  return channelsOf(recipient, { delivery: useDeliveryState(), getsSms });
}

/** Whether a message goes out by them. */
export const reaches = (channels: Channels): channels is 'email' | 'sms' | 'both' =>
  !['none', 'off', 'sample'].includes(channels);

/** The first name: there is little room beside a button. */
export const shortName = (booking: Recipient, t: Parameters<typeof customerName>[1]) =>
  customerName(booking, t).split(' ')[0] ?? '';

/** Returns a function that says what a change sends to a customer, before staff make it; undefined: nothing. */
export function useMessageNote(recipient: Recipient) {
  const { t } = useTranslation('adminNotices');
  const { t: tBookings } = useTranslation('adminBookings');
  const delivery = useDeliveryState();
  const channels = useChannels(recipient);
  const { optedOut } = useTakesSms(recipient);
  return (message: CustomerMessage | undefined): string | undefined => {
    if (!message) return undefined;
    const reach = channels === 'off' && delivery !== 'sent' ? delivery : channels;
    const text = t(`gets.${reach}`, {
      name: shortName(recipient, tBookings) || t('customer'),
      seconds: MESSAGE_PAUSE_S,
    });
    return optedOut && channels !== 'off' ? `${text} ${t('noTexts')}` : text;
  };
}
