import { type Booking, listBookingTires } from '@shop/shared-data/staff';
import { formatPrice, useLanguage, useTranslate } from '@shop/shared-i18n';
import { FormStatus, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../lists/queryKeys';
import { bookingsLocales } from '../locales/bookingsLocales';

/** The tires that a booking holds, each with its price as it was promised; nothing without any. */
export function PromisedTires({ booking }: { booking: Booking }) {
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const { data, error } = useQuery({
    queryKey: [...queryKeys.bookings, 'tires', booking.id],
    queryFn: () => listBookingTires(booking.id),
  });
  if (error) {
    return (
      <FormStatus tone="error" title={t('tires.failure')}>
        {explainFailure(error)}
      </FormStatus>
    );
  }
  if (!data?.length) return null;
  return (
    <FormStatus tone="info" title={t('tires.title')}>
      <ul>
        {data.map(({ id, name, count, installed, state }) => (
          <li key={id}>
            {t('tires.row', { count, name, price: formatPrice(installed, language) })}{' '}
            {t(`tires.${state}`)}
          </li>
        ))}
      </ul>
    </FormStatus>
  );
}
