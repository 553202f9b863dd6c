import { useShop } from '@shop/shared-contract';
import type { BookedVisit } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { directionsAddress, formatDuration, TextLink } from '@shop/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceFacts } from '../rules/useServiceTotals';
import { visitServices } from '../rules/visitServices';
import { TireLines } from '../tires/TireLines';
import { bayOf } from '../tires/tireService';
import styles from './BookingFactsList.module.css';

type Facts = readonly (readonly [string, ReactNode])[];

interface Props {
  /** The page of the manage link does not receive the vehicle. */
  booking: BookedVisit & { vehicle?: string };
  /** Shows what is cancelled, crossed out, without its price and the way to the shop. */
  isCancelled?: boolean;
  /** What can be done, after what the customer has to know. */
  children?: ReactNode;
}

const minutesBetween = (start: string, end: string) =>
  (Date.parse(end) - Date.parse(start)) / 60_000;

export function BookingFactsList({ booking, isCancelled = false, children }: Props) {
  const { reference, starts_at, ends_at, waits, vehicle, tires, total } = booking;
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const services = visitServices(booking.service, booking.further_services);
  const { names, duration } = useServiceFacts({ services, bay: bayOf(services, tires) });
  const { addressLine1, addressLine2 } = useShop();
  const address = `${addressLine1}, ${addressLine2}`;
  // What the customer has to know comes first; the day and the time are the heading.
  const main: Facts = [
    [t('summary.service'), names],
    [t('summary.tires'), tires.length > 0 && <TireLines tires={tires} />],
    [t('done.price'), !isCancelled && total !== null && formatPrice(total)],
    [
      t('done.address'),
      !isCancelled && <TextLink href={directionsAddress(address)}>{address}</TextLink>,
    ],
  ];
  const plan: Facts = [
    [t('done.vehicle'), vehicle],
    [t('details.stay'), waits !== null && t(waits ? 'done.waits' : 'done.leaves')],
    [
      t('done.duration'),
      // Staff may have chosen another duration than that of the services.
      starts_at && ends_at
        ? formatDuration(minutesBetween(starts_at, ends_at), language)
        : duration,
    ],
  ];
  const others: Facts = [...(isCancelled ? [] : plan), [t('done.reference'), reference]];
  const list = (facts: Facts) => (
    <dl
      className={clsx(
        facts === main ? styles.main : styles.others,
        isCancelled && styles.cancelled,
      )}
    >
      {facts.map(
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
  return (
    <>
      {list(main)}
      {children}
      {list(others)}
    </>
  );
}
