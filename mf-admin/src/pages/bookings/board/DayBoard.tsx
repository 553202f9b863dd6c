import type { Booking, Hold } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { EmptyState, Heading, IconButton, Skeleton } from '@shop/shared-ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../lists/LoadFailure';
import { PagedRows } from '../../../lists/Pagination';
import { closuresOn } from '../../settings/closures/closuresOn';
import { BookingCard } from '../BookingCard';
import { type ShopSchedule, slotsOn } from '../schedule';
import type { BookingActions } from '../useBookingActions';
import type { BookingView } from '../useBookingView';
import { BoardGrid, type PressedGap } from './BoardGrid';
import { type BoardSource, boardDay } from './boardDay';
import styles from './DayBoard.module.css';
import { DayPicker } from './DayPicker';
import { openSpans } from './openSpans';
import { useBoard } from './useBoard';
import { useNow } from './useNow';

interface Props {
  view: BookingView;
  actions: BookingActions;
  onGap: (gap: PressedGap) => void;
  onHold: (hold: Hold) => void;
}

export function DayBoard({ view, actions, onGap, onHold }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { day } = view;
  const { source, bookings = [], error, retry } = useBoard(day, day);
  return (
    <>
      <DayPicker view={view} unit="day" />
      <div className={styles.head}>
        <Heading level={2} className={styles.day} aria-live="polite">
          {formatDay(day, language)}
        </Heading>
        <IconButton label={t('day.print')} icon={<Printer />} onClick={() => window.print()} />
      </div>
      {!source && error && <LoadFailure title={t('loadFailed')} error={error} onRetry={retry} />}
      {!source && !error && <Skeleton lines={6} />}
      {source && <Bays day={day} source={source} actions={actions} onGap={onGap} onHold={onHold} />}
      <Cards
        id="requests"
        title="day.requests"
        bookings={bookings.filter(({ starts_at, status }) => !starts_at && status === 'requested')}
        actions={actions}
      />
      <Cards
        id="cancelled"
        title="day.cancelled"
        bookings={bookings.filter(({ starts_at, status }) => starts_at && status === 'cancelled')}
        actions={actions}
      />
    </>
  );
}

interface BaysProps extends Omit<Props, 'view'> {
  day: string;
  source: BoardSource & { schedule: ShopSchedule };
}

function Bays({ day, source, actions, onGap, onHold }: BaysProps) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { today, minutes } = useNow();
  const now = day === today ? minutes : day < today ? 1440 : 0;
  const board = boardDay(day, now, source);
  const [closure] = closuresOn(source.schedule.closures, day);
  const reason = (language === 'es' ? closure?.reason_es : closure?.reason) ?? '';
  const hasBookings = board.items.some(({ kind }) => kind === 'booking');
  const isClosed = openSpans(day, source.schedule).length === 0 && board.items.length === 0;
  return (
    <>
      {isClosed && day >= today && (
        <EmptyState title={reason || t('board.closedDay')} headingLevel={3} />
      )}
      {!hasBookings && !isClosed && <p className={styles.empty}>{t('emptyDay')}</p>}
      {board.hours.from < board.hours.to && (
        <BoardGrid
          board={board}
          slots={slotsOn(day, source.schedule)}
          now={day === today ? minutes : undefined}
          closedReason={reason}
          onGap={onGap}
          onHold={onHold}
          onBooking={(booking) => actions.start('open', booking)}
          onPlace={actions.place}
        />
      )}
    </>
  );
}

interface CardsProps {
  id: string;
  title: 'day.requests' | 'day.cancelled';
  bookings: Booking[];
  actions: BookingActions;
}

function Cards({ id, title, bookings, actions }: CardsProps) {
  const { t } = useTranslation('adminBookings');
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.aside}>
      <Heading level={2} id={id} className={styles.day}>
        {t(title, { count: bookings.length })}
      </Heading>
      <PagedRows rows={bookings}>
        {(rows) => (
          <ul className={styles.cards}>
            {rows.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} onAction={actions.start} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  );
}
