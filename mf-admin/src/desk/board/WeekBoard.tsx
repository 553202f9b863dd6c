import { parseDate } from '@internationalized/date';
import { weekdayOf } from '@shop/shared-contract';
import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { Disclosure, Heading, PlainButton, Skeleton } from '@shop/shared-ui';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { customerName } from '../../shop/bookings/customerName';
import { StatusBadge } from '../../shop/bookings/StatusBadge';
import type { BookingView } from '../../shop/bookings/useBookingView';
import { type Span, timeOf } from '../../shop/times/minutes';
import { useNow } from '../../shop/times/useNow';
import type { BookingActions } from '../changes/useBookingActions';
import { type BoardDay, boardDay } from './boardDay';
import dayStyles from './DayBoard.module.css';
import { DayPicker } from './DayPicker';
import { useBoard } from './useBoard';
import styles from './WeekBoard.module.css';

type BookingItem = Extract<BoardDay['items'][number], { kind: 'booking' }>;

/** A day with more bookings shows them by the hour, so that a full week still fits the screen. */
const MANY = 8;

function hoursOf(items: readonly BookingItem[]): Map<number, BookingItem[]> {
  const hours = new Map<number, BookingItem[]>();
  for (const item of items) {
    const hour = Math.floor(item.from / 60);
    hours.set(hour, [...(hours.get(hour) ?? []), item]);
  }
  return hours;
}

interface Props {
  view: BookingView;
  actions: BookingActions;
}

/** Seven days from Monday: how full each bay is, and the bookings by time. */
export function WeekBoard({ view, actions }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { today, minutes } = useNow();
  const monday = parseDate(view.day).subtract({ days: weekdayOf(view.day) - 1 });
  const days = Array.from({ length: 7 }, (_, days) => monday.add({ days }).toString());
  const { source, error, retry } = useBoard(days[0] ?? view.day, days[6] ?? view.day);
  const nowOn = (day: string) => (day === today ? minutes : day < today ? 1440 : 0);
  return (
    <>
      <DayPicker view={view} unit="week" />
      <Heading level={2} className={dayStyles.day} aria-live="polite">
        {t('week.from', { day: formatDay(monday.toString(), language, { dateStyle: 'long' }) })}
      </Heading>
      {!source && error && <LoadFailure title={t('loadFailed')} error={error} onRetry={retry} />}
      {!source && !error && <Skeleton lines={6} />}
      {source && (
        <ol className={styles.week}>
          {days.map((day) => (
            <li key={day} className={clsx(styles.day, day === today && styles.today)}>
              <Day
                board={boardDay(day, nowOn(day), source)}
                onShow={() => view.change({ view: 'board', day })}
                actions={actions}
              />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface DayProps {
  board: BoardDay;
  onShow: () => void;
  actions: BookingActions;
}

function Day({ board, onShow, actions }: DayProps) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { day, hours, bays, items } = board;
  const bookings = items.filter((item) => item.kind === 'booking');
  const free = items.reduce((sum, { kind, from, to }) => sum + (kind === 'gap' ? to - from : 0), 0);
  const isOpen = hours.from < hours.to;
  const bar = ({ from, to }: Span): CSSProperties => ({
    left: `${((from - hours.from) / (hours.to - hours.from)) * 100}%`,
    width: `${((to - from) / (hours.to - hours.from)) * 100}%`,
  });
  return (
    <>
      <Heading level={3} className={styles.name}>
        <PlainButton className={styles.show} onClick={onShow}>
          {formatDay(day, language, { weekday: 'short', month: 'short', day: 'numeric' })}
        </PlainButton>
      </Heading>
      <p className={styles.counts}>
        {isOpen
          ? t('week.counts', { bookings: bookings.length, free: Math.floor(free / 30) / 2 })
          : t('board.closed')}
      </p>
      {isOpen && (
        <div aria-hidden="true">
          {bays.map(({ id }) => (
            <div key={id} className={styles.bay}>
              {items
                .filter(({ bay, kind }) => bay === id && kind !== 'gap')
                .map((item) => (
                  <span
                    key={`${item.from}-${item.kind}`}
                    className={clsx(styles.taken, item.kind === 'hold' && styles.hold)}
                    style={bar(item)}
                  />
                ))}
            </div>
          ))}
        </div>
      )}
      {bookings.length > MANY ? (
        [...hoursOf(bookings)].map(([hour, items]) => (
          <Disclosure
            key={hour}
            className={styles.hour}
            title={t('week.hour', {
              time: formatTime(timeOf(hour * 60), language),
              count: items.length,
            })}
          >
            <Bookings items={items} actions={actions} />
          </Disclosure>
        ))
      ) : (
        <Bookings items={bookings} actions={actions} />
      )}
    </>
  );
}

function Bookings({ items, actions }: { items: BookingItem[]; actions: BookingActions }) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  return (
    <ul className={styles.bookings}>
      {items.map(({ booking, from }) => (
        <li key={booking.id}>
          <PlainButton className={styles.booking} onClick={() => actions.start('open', booking)}>
            <span>{`${formatTime(timeOf(from), language)} ${customerName(booking, t)}`}</span>
            <StatusBadge booking={booking} />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
