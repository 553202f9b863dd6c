import { formatPhone, shopDay, shopTime } from '@shop/shared-contract';
import type { Booking } from '@shop/shared-data/staff';
import type { Language } from '@shop/shared-i18n';
import type { TFunction } from 'i18next';
import Papa from 'papaparse';
import { customerName } from '../../shop/bookings/customerName';
import { formatRequestedTime } from '../../shop/bookings/formatRequestedTime';
import { stateOf } from '../../shop/bookings/StatusBadge';
import { servicesText } from '../../shop/bookings/servicesText';
import { FORMULA } from '../../shop/csv/formula';
import { formatShopDateTime } from '../../shop/times/shopTime';

const columns = [
  'reference',
  'status',
  'date',
  'time',
  'requestedTime',
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

interface Words {
  t: TFunction<'adminBookings'>;
  language: Language;
  serviceName: (id: string) => string;
}

/** CSV that spreadsheets open as UTF-8 and in which they evaluate no text as a formula. */
export function bookingsCsv(bookings: readonly Booking[], { t, language, serviceName }: Words) {
  const data = bookings.map((booking) => {
    const { starts_at, bay } = booking;
    return [
      booking.reference,
      t(`status.${stateOf(booking)}`),
      starts_at ? shopDay(starts_at) : '',
      starts_at ? shopTime(starts_at) : '',
      starts_at ? '' : formatRequestedTime(booking, language),
      bay ?? '',
      servicesText(booking, serviceName),
      customerName(booking, t),
      // No formula, in contrast to +1770….
      formatPhone(booking.phone),
      booking.email,
      booking.vehicle,
      booking.notes,
      t(`speaks.${booking.language}`),
      formatShopDateTime(booking.created_at, language),
    ];
  });
  const fields = columns.map((column) => t(`table.${column}`));
  // Spreadsheets recognize UTF-8 by the byte order mark.
  return `\ufeff${Papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}`;
}
