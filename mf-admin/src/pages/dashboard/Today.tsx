import { paths } from '@shop/shared-contract';
import { type Booking, todaySummary } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { ButtonLink, Heading, Skeleton, TextLink, useErrorTranslator } from '@shop/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShopTime } from '../../format/shopTime';
import { ChangeFailure } from '../../lists/ChangeFailure';
import { LoadFailure } from '../../lists/LoadFailure';
import { queryKeys } from '../../lists/queryKeys';
import { useNow } from '../bookings/board/useNow';
import { customerName } from '../bookings/customerName';
import { BookingUndoBar } from '../bookings/notices/BookingUndoBar';
import { StatusBadge } from '../bookings/StatusBadge';
import { useBookingActions } from '../bookings/useBookingActions';
import { useBookingWatch } from '../bookings/useBookingWatch';
import { expectedCar } from './expectedCar';
import { NextCar } from './NextCar';
import styles from './Today.module.css';

function DayList({ appointments }: { appointments: readonly Booking[] }) {
  const { t } = useTranslation('adminDashboard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  return (
    <ol className={styles.list} aria-label={t('today.list')}>
      {appointments.map((booking) => (
        <li key={booking.id} className={styles.row}>
          <span className={styles.time}>
            {booking.starts_at && formatShopTime(booking.starts_at, language)}
          </span>
          <span className={styles.who}>
            <TextLink to={paths.admin('bookings')} stretched look="plain">
              {customerName(booking, tBookings)}
            </TextLink>
            {booking.vehicle && <span className={styles.vehicle}>{booking.vehicle}</span>}
          </span>
          <StatusBadge booking={booking} />
        </li>
      ))}
    </ol>
  );
}

/** Loads again when bookings change. */
export function Today() {
  const { t } = useTranslation('adminDashboard');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const { change, undo, error: changeError, failure, busy, question } = useBookingActions();
  // Renders again as time passes: an appointment becomes late, and tomorrow is another day.
  const { today } = useNow();
  const client = useQueryClient();
  const reload = useCallback(() => {
    for (const queryKey of [queryKeys.today, queryKeys.flood]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client]);
  const enabled = useBookingWatch(reload);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.today, today],
    queryFn: todaySummary,
    enabled,
  });

  if (!data) {
    return error ? (
      <LoadFailure title={t('today.failure')} error={error} onRetry={refetch} />
    ) : (
      <Skeleton lines={4} />
    );
  }

  const { date, appointments, openRequests, unreadMessages, lowStock } = data;
  const next = expectedCar(appointments);
  const day = formatDay(date, language, { weekday: 'long', month: 'long', day: 'numeric' });
  const facts = [
    { label: t('today.appointments'), value: appointments.length, to: paths.admin('bookings') },
    { label: t('today.requests'), value: openRequests, to: paths.admin('bookings') },
    { label: t('today.unread'), value: unreadMessages, to: paths.admin('messages') },
    {
      label: t('today.lowStock'),
      value: lowStock,
      to: `${paths.admin('products')}?stock=low`,
    },
  ];
  return (
    <section className={styles.today} aria-labelledby="today">
      <div className={styles.head}>
        <Heading level={2} id="today" className={styles.heading}>
          {t('today.title', { day })}
        </Heading>
        <ButtonLink size="sm" icon={<Plus />} to={`${paths.admin('bookings')}?enter=booking`}>
          {t('today.add')}
        </ButtonLink>
      </div>
      {changeError && (
        <ChangeFailure title={failure ?? ''}>{explainFailure(changeError)}</ChangeFailure>
      )}
      {next ? (
        <NextCar
          key={next.id}
          booking={next}
          now={Date.now()}
          busy={busy}
          onChange={(changes) => void change(next, changes)}
        />
      ) : (
        <p className={styles.none}>{t('next.none')}</p>
      )}
      {appointments.length > 0 && <DayList appointments={appointments} />}
      <dl className={styles.facts}>
        {facts.map(({ label, value, to }) => (
          <div key={label} className={styles.fact}>
            <dt>
              <TextLink to={to} stretched look="plain">
                {label}
              </TextLink>
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {undo && (
        <div className={styles.undo}>
          <BookingUndoBar undo={undo} />
        </div>
      )}
      {question}
    </section>
  );
}
