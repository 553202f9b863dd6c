import { useShop } from '@shop/shared-contract';
import type { BookingReceipt } from '@shop/shared-data';
import { formatDay, formatPrice, formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { directionsAddress, TextLink } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { useServiceName } from '../locales/useServiceName';
import { useServices } from '../rules/useServices';
import styles from './BookingFacts.module.css';

interface Props {
  booking: Pick<BookingReceipt, 'reference' | 'service' | 'date' | 'slot' | 'vehicle'>;
}

/** Lists a booking's reference, service, price, day and time, its vehicle where it is passed, and the shop's address. */
export function BookingFacts({ booking }: Props) {
  const { reference, service, date, slot, vehicle } = booking;
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const serviceName = useServiceName();
  const { addressLine1, addressLine2 } = useShop();
  const price = useServices().find(({ id }) => id === service)?.price;
  const address = (
    <>
      {addressLine1}, {addressLine2}{' '}
      <TextLink href={directionsAddress(`${addressLine1}, ${addressLine2}`)}>
        {t('done.directions')}
      </TextLink>
    </>
  );
  const rows: [string, ReactNode][] = [
    [t('done.reference'), reference],
    [t('summary.service'), serviceName(service)],
    [t('done.price'), price !== undefined && formatPrice(price, language)],
    [t('summary.date'), date && formatDay(date, language)],
    [t('summary.time'), slot && formatTime(slot, language)],
    [t('done.vehicle'), vehicle],
    [t('done.address'), address],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
