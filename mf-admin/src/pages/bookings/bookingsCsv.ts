import type { Booking } from '@shop/shared-data/staff';
import type { Language } from '@shop/shared-i18n';
import Papa from 'papaparse';
import { shopClock, shopDay, shopMoment } from '../../format/shopTime';
import type { BookingWords } from './bookingWords';
import { formatRequestedTime } from './formatRequestedTime';
import { statusKey } from './statusKey';

const columns = [
  'reference',
  'status',
  'date',
  'time',
  'wish',
  'bay',
  'service',
  'customer',
  'phone',
  'email',
  'vehicle',
  'notes',
  'language',
  'received',
] as const;

/**
 * Where spreadsheets begin to reckon, also behind blanks and in the wide signs of Asian keyboards.
 * Papa's own pattern lets text of several lines through.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * Bookings as a spreadsheet file.
 * @param bookings in the order wanted
 * @param t words for headings, statuses and services
 * @returns CSV that spreadsheets open as UTF-8 and in which no text runs as a formula
 */
export function bookingsCsv(bookings: readonly Booking[], t: BookingWords, language: Language) {
  const data = bookings.map((booking) => {
    const { starts_at, service, bay } = booking;
    return [
      booking.reference,
      t(statusKey(booking.status)),
      starts_at ? shopDay(starts_at) : '',
      starts_at ? shopClock(starts_at) : '',
      starts_at ? '' : formatRequestedTime(booking, language),
      bay ?? '',
      service ? t(`services.${service}`) : '',
      booking.name,
      booking.phone,
      booking.email,
      booking.vehicle,
      booking.notes,
      t(`speaks.${booking.language}`),
      shopMoment(booking.created_at, language),
    ];
  });
  const fields = columns.map((column) => t(`table.${column}`));
  // The mark tells spreadsheets that this is UTF-8.
  return `\ufeff${Papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}`;
}
