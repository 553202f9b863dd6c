import { formatPhone, shopDay, shopTime, useShop } from '@shop/shared-contract';
import { type Booking, listBookingTires, shopNow } from '@shop/shared-data/staff';
import { formatDay, formatPrice } from '@shop/shared-i18n';
import { formatHour } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSchedule } from '../../shop/bookings/schedule';
import { minutesOf, timeOf } from '../../shop/times/minutes';
import { openSpans } from '../../shop/times/openSpans';
import { useNow } from '../../shop/times/useNow';
import { tiresKey } from '../tires/tiresKey';
import { bookingTotal } from './bookingTotal';
import { customerText, momentText, subjectOf } from './customerTexts';

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/**
 * The message that is prepared for the customer of a booking, in the customer's language.
 * @param reason why the customer is to be called, if they are
 */
export function useCustomerText(booking: Booking, reason: Booking['called_about'] = null): string {
  const { name: shop, phone } = useShop();
  const { today, minutes } = useNow();
  const { data: schedule } = useSchedule();
  const { id, language, name, vehicle, starts_at } = booking;
  const subject = subjectOf(booking, reason, shopNow());
  const { data: held } = useQuery({
    queryKey: tiresKey(id),
    queryFn: () => listBookingTires(id),
    enabled: subject === 'ready',
  });
  const total =
    held &&
    bookingTotal(
      booking,
      held.filter(({ state }) => state !== 'released'),
    );
  const closes = schedule && openSpans(today, schedule).find(({ to }) => to > minutes)?.to;
  return customerText(subject, language, {
    name: name.split(' ')[0] ?? '',
    vehicle,
    when: starts_at
      ? momentText(
          language,
          formatDay(shopDay(starts_at), language, DAY),
          formatHour(shopTime(starts_at), language),
        )
      : '',
    amount: subject === 'ready' && total !== undefined ? formatPrice(total) : '',
    until:
      closes === undefined
        ? ''
        : formatHour(timeOf(Math.min(closes, minutesOf('23:59'))), language),
    shop,
    phone: formatPhone(phone),
  });
}
