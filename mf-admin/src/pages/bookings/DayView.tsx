import { type Booking, listBookings } from '@shop/shared-data/staff';
import { formatDay, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Button, EmptyState, Heading, IconButton, Skeleton } from '@shop/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LoadFailure } from '../../lists/LoadFailure';
import { Pagination } from '../../lists/Pagination';
import { queryKeys } from '../../lists/queryKeys';
import { useRows } from '../../lists/useRows';
import { BookingCard } from './BookingCard';
import type { BookingAction } from './bookingActions';
import { DayField } from './DayField';
import styles from './DayView.module.css';
import { bookingsLocales } from './locales/bookingsLocales';
import type { BookingView } from './useBookingView';

interface Props {
  view: BookingView;
  onAction: (action: BookingAction, booking: Booking) => void;
}

/** One day's appointments by time, and the requests that have no time yet. */
export function DayView({ view, onAction }: Props) {
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const { day } = view;
  const { data, error, refetch } = useRows({
    name: [...queryKeys.bookings, day, day],
    load: () => listBookings({ from: day, to: day }),
    failure: t('loadFailed'),
  });
  const appointments = data?.filter(({ starts_at }) => starts_at !== null) ?? [];
  const requests =
    data?.filter(({ starts_at, status }) => !starts_at && status === 'requested') ?? [];
  const cards = (bookings: Booking[]) => (
    <ul className={styles.cards}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <DayPicker view={view} />
      <Heading level={2} className={styles.day} aria-live="polite">
        {formatDay(day, language)}
      </Heading>
      {!data && error && <LoadFailure title={t('loadFailed')} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && appointments.length === 0 && <EmptyState title={t('emptyDay')} headingLevel={3} />}
      {cards(appointments)}
      {requests.length > 0 && (
        <section aria-labelledby="requests">
          <Heading level={2} id="requests" className={styles.day}>
            {t('day.requests', { count: requests.length })}
          </Heading>
          <Pagination rows={requests} search="">
            {cards}
          </Pagination>
        </section>
      )}
    </>
  );
}

/** Selects the day that shows. */
function DayPicker({ view }: { view: BookingView }) {
  const t = useTranslate(bookingsLocales);
  const { day, today, dayAfter, change } = view;
  const show = (next: string) => change({ day: next });
  return (
    <div className={styles.picker}>
      <IconButton
        label={t('day.previous')}
        icon={<ChevronLeft />}
        variant="outline"
        onClick={() => show(dayAfter(-1))}
      />
      <DayField label={t('day.choose')} labelHidden required value={day} onPick={show} />
      <IconButton
        label={t('day.next')}
        icon={<ChevronRight />}
        variant="outline"
        onClick={() => show(dayAfter(1))}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={day === today}
        onClick={() => show(today)}
      >
        {t('day.today')}
      </Button>
    </div>
  );
}
