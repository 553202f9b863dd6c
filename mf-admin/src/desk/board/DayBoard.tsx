import { paths } from '@shop/shared-contract';
import type { Booking, Hold } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { ButtonLink, EmptyState, Heading, IconButton, Skeleton } from '@shop/shared-ui';
import { Printer } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { PagedRows } from '../../kit/lists/Pagination';
import { CloseDayLink } from '../../shop/bookings/CloseDayLink';
import type { ShopSchedule } from '../../shop/bookings/schedule';
import type { BookingView } from '../../shop/bookings/useBookingView';
import { closuresOn } from '../../shop/times/closuresOn';
import { openSpans } from '../../shop/times/openSpans';
import { useNow } from '../../shop/times/useNow';
import type { BookingActions } from '../changes/useBookingActions';
import type { Entry } from '../editor/entry';
import { BoardGrid } from './BoardGrid';
import { BookingCard } from './BookingCard';
import { type BoardSource, boardDay } from './boardDay';
import styles from './DayBoard.module.css';
import { DayPicker } from './DayPicker';
import { FreeStrip } from './FreeStrip';
import { freeTimes } from './freeTimes';
import { useBoard } from './useBoard';

interface Props {
  view: BookingView;
  actions: BookingActions;
  /** A gap of a bay was pressed, or a time for any bay. */
  onEnter: (entry: Entry) => void;
  onHold: (hold: Hold) => void;
}

export function DayBoard({ view, actions, ...props }: Props) {
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
        {source && view.day >= view.today && openSpans(day, source.schedule).length > 0 && (
          <CloseDayLink day={day} />
        )}
        <IconButton label={t('day.print')} icon={<Printer />} onClick={() => window.print()} />
      </div>
      {!source && error && <LoadFailure title={t('loadFailed')} error={error} onRetry={retry} />}
      {!source && !error && <Skeleton lines={6} />}
      {source && (
        <Bays
          day={day}
          source={source}
          onStart={actions.start}
          onPlace={actions.place}
          {...props}
        />
      )}
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

/** In minutes; half an hour while no service is active. */
function shortestVisit({ services }: ShopSchedule) {
  const active = services.filter(({ is_active }) => is_active).map(({ minutes }) => minutes);
  return active.length > 0 ? Math.min(...active) : 30;
}

interface BaysProps extends Omit<Props, 'view' | 'actions'> {
  day: string;
  source: BoardSource & { schedule: ShopSchedule };
  onStart: BookingActions['start'];
  onPlace: BookingActions['place'];
}

/** A day of fifty visits takes long to render: it does not when a dialog opens above it. */
const Bays = memo(function Bays({ day, source, onStart, onPlace, onEnter, onHold }: BaysProps) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { today, minutes: present } = useNow();
  const now = day === today ? present : day < today ? 1440 : 0;
  const board = boardDay(day, now, source);
  const minutes = shortestVisit(source.schedule);
  const [closure] = closuresOn(source.schedule.closures, day);
  const reason = (language === 'es' ? closure?.reason_es : closure?.reason) ?? '';
  const hasBookings = board.items.some(({ kind }) => kind === 'booking');
  const isClosed = board.open.length === 0;
  const closedText = reason ? t('board.closedWhy', { reason }) : t('board.closedDay');
  return (
    <>
      {isClosed && board.items.length === 0 && (
        <EmptyState
          title={closedText}
          headingLevel={3}
          action={
            <ButtonLink
              variant="secondary"
              to={`${paths.admin('settings')}?section=${closure ? 'closures' : 'hours'}`}
            >
              {t(closure ? 'board.toClosures' : 'board.toHours')}
            </ButtonLink>
          }
        />
      )}
      {isClosed && board.items.length > 0 && <p className={styles.empty}>{closedText}</p>}
      {!hasBookings && !isClosed && <p className={styles.empty}>{t('emptyDay')}</p>}
      {board.hours.from < board.hours.to && (
        <BoardGrid
          board={board}
          free={
            <FreeStrip
              times={freeTimes(board, minutes, now)}
              minutes={minutes}
              onTime={(slot) => onEnter({ day, slot })}
            />
          }
          now={day === today ? now : undefined}
          closedReason={reason}
          onGap={(gap) => onEnter({ ...gap, day })}
          onBay={day < today ? undefined : (bay) => onEnter({ kind: 'hold', bay, day })}
          onHold={onHold}
          onBooking={(booking) => onStart('open', booking)}
          onPlace={onPlace}
        />
      )}
    </>
  );
});

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
