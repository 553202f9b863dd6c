import { useShop } from '@shop/shared-contract';
import type { BookingReceipt } from '@shop/shared-data';
import { formatPhone, useLanguage, useTranslate } from '@shop/shared-i18n';
import { downloadFile } from '@shop/shared-ui';
import { bookingLocales } from '../locales/bookingLocales';
import { useServiceName } from '../locales/useServiceName';
import { manageAddress } from './managePath';

/** What the calendar file needs of a booking. */
export type Ticket = Pick<
  BookingReceipt,
  'reference' | 'service' | 'starts_at' | 'ends_at' | 'cancel_token'
>;

/**
 * Downloads the appointment's calendar file, in the visitor's language.
 * @returns a function that does so; undefined for a request, which has no time
 */
export function useCalendarFile({ reference, service, starts_at, ends_at, ...rest }: Ticket) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const shop = useShop();
  const serviceName = useServiceName();
  if (!starts_at || !ends_at) return undefined;

  return async () => {
    // Few visitors download the file, so its library is not part of the page.
    const { calendarFile } = await import('./calendarFile');
    const url = manageAddress(rest.cancel_token, language);
    const description = [
      t('calendar.reference', { reference }),
      t('calendar.phone', { phone: formatPhone(shop.phone) }),
      t('calendar.manage', { link: url }),
    ];
    const appointment = {
      reference,
      start: new Date(starts_at),
      end: new Date(ends_at),
      title: t('calendar.title', { service: serviceName(service) ?? '', shop: shop.name }),
      location: `${shop.addressLine1}, ${shop.addressLine2}`,
      description: description.join('\n'),
      url,
    };
    const text = calendarFile(appointment, new Date());
    downloadFile(`appointment-${reference}.ics`, 'text/calendar', text);
  };
}
