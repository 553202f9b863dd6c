import { formatPhone, useShop } from '@shop/shared-contract';
import type { BookingReceipt } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { Button, downloadFile, notify } from '@shop/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServiceFacts } from '../rules/useServiceTotals';
import { visitServices } from '../rules/visitServices';
import { bayOf } from '../tires/tireService';
import { manageAddress } from './managePath';

type Ticket = Pick<
  BookingReceipt,
  | 'reference'
  | 'service'
  | 'further_services'
  | 'tires'
  | 'starts_at'
  | 'ends_at'
  | 'sequence'
  | 'cancel_token'
>;

/** Returns undefined for a request, which has no time. */
function useCalendarFile(ticket: Ticket) {
  const { reference, tires, starts_at, ends_at, sequence, cancel_token } = ticket;
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const shop = useShop();
  const services = visitServices(ticket.service, ticket.further_services);
  const { names } = useServiceFacts({ services, bay: bayOf(services, tires) });
  if (!starts_at || !ends_at) return undefined;

  return async () => {
    // Few visitors download the file, so its library is not part of the page.
    const { calendarFile } = await import('@shop/shared-data/calendar');
    const url = manageAddress(cancel_token, language);
    const description = [
      t('calendar.reference', { reference }),
      ...tires.map(({ count, name }) => t('calendar.tires', { count, name })),
      t('calendar.phone', { phone: formatPhone(shop.phone) }),
      t('calendar.manage', { link: url }),
    ];
    const appointment = {
      reference,
      start: new Date(starts_at),
      end: new Date(ends_at),
      title: t('calendar.title', { service: names, shop: shop.name }),
      location: `${shop.addressLine1}, ${shop.addressLine2}`,
      description: description.join('\n'),
      url,
      sequence,
    };
    const text = calendarFile(appointment, new Date());
    downloadFile(`appointment-${reference}.ics`, 'text/calendar', text);
  };
}

interface Props {
  receipt: Ticket;
  variant?: 'secondary' | undefined;
}

export function CalendarButton({ receipt, variant }: Props) {
  const { t } = useTranslation('booking');
  const download = useCalendarFile(receipt);
  if (!download) return null;
  return (
    <Button
      variant={variant}
      icon={<CalendarPlus />}
      onClick={() => download().catch(() => notify.error(t('done.calendarFailed')))}
    >
      {t('done.calendar')}
    </Button>
  );
}
