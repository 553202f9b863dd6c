import { DndContext } from '@dnd-kit/core';
import type { Booking, BookingPlace, Hold } from '@shop/shared-data/staff';
import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { PlainButton, VisuallyHidden } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { type Span, timeOf } from '../../shop/times/minutes';
import { BayHeads } from './BayHeads';
import styles from './BoardGrid.module.css';
import { BookingBlock } from './BookingBlock';
import type { BoardDay, BoardItem, Occupied } from './boardDay';
import { GapButton, type PressedGap } from './GapButton';
import { SpanText } from './SpanText';
import { useBoardDrag } from './useBoardDrag';

/** The height of the board is a multiple of these minutes. */
const ROW = 5;

/** More of them do not fit beside each other: the board scrolls. */
const MOST_BAYS_WITHOUT_SCROLLING = 6;

/** Whether a word below this minute would cover the hour that stands there. */
const coversHour = (minutes = 0) => minutes % 60 < 13 || minutes % 60 > 47;

interface Props {
  board: BoardDay;
  /** What stays in sight above the bays. */
  free: ReactNode;
  /** The present minute of the day; undefined on another day. */
  now: number | undefined;
  closedReason: string;
  onGap: (gap: PressedGap) => void;
  /** The heading of a bay was pressed; undefined on a day that is past. */
  onBay: ((bay: number) => void) | undefined;
  onBooking: (booking: Booking) => void;
  onHold: (hold: Hold) => void;
  onPlace: (booking: Booking, place: BookingPlace) => Promise<void>;
}

/** A day in the bays: a grid of bays and hours, and on phones and paper a list by time. */
export function BoardGrid(props: Props) {
  const { board, free, now, closedReason, onBay, onPlace } = props;
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { grid, context, drag, saving, announcement } = useBoardDrag({ board, onPlace });
  const { hours, bays, items, closed } = board;
  const isNow = now !== undefined && now >= hours.from && now < hours.to;
  const nowLine = useRef<HTMLLIElement>(null);
  // The day opens where the work is, and stays where it is scrolled to as time goes by.
  const today = isNow ? board.day : undefined;
  useEffect(() => {
    if (today) nowLine.current?.scrollIntoView({ block: 'center' });
  }, [today]);
  const rowOf = (minutes: number) => Math.round((minutes - hours.from) / ROW) + 1;
  const rows = ({ from, to }: Span): CSSProperties => ({
    gridRow: `${rowOf(from)} / ${Math.max(rowOf(Math.min(to, hours.to)), rowOf(from) + 1)}`,
  });
  const cell = (item: BoardItem) => {
    const place = placeOf(item);
    const { lane = 0, lanes = 1 } = place === item ? item : {};
    return {
      ...rows(place),
      gridColumn: bays.findIndex(({ id }) => id === place.bay) + 2,
      '--lane': lane,
      '--lanes': lanes,
    } as CSSProperties;
  };
  const isDragged = (item: BoardItem) =>
    item.kind === 'booking' && item.booking.id === drag?.item.booking.id;
  const placeOf = (item: BoardItem): Occupied => {
    if (item.kind !== 'booking') return item;
    return drag && isDragged(item) ? drag.place : (saving.get(item.booking.id)?.place ?? item);
  };
  // The order of the list, and of what is read aloud.
  const inOrder = [
    ...closed.map((span) => ({ kind: 'closed' as const, ...span })),
    ...(isNow ? [{ kind: 'now' as const, from: now, to: now }] : []),
    ...items,
  ].sort((one, other) => one.from - other.from);
  const wholeHours = Array.from(
    { length: (hours.to - hours.from) / 60 },
    (_, hour) => hours.from + hour * 60,
  );
  const size = { '--bays': bays.length, '--rows': (hours.to - hours.from) / ROW } as CSSProperties;
  return (
    <DndContext {...context}>
      <div
        className={clsx(
          styles.board,
          bays.length > MOST_BAYS_WITHOUT_SCROLLING && styles.scrolling,
        )}
        style={size}
      >
        <div className={styles.top}>
          {free}
          <BayHeads bays={bays} onBay={onBay} />
        </div>
        <ul
          ref={grid}
          className={styles.items}
          aria-label={t('board.label', { day: formatDay(board.day, language) })}
        >
          {wholeHours.map((from) => (
            <li
              key={from}
              aria-hidden="true"
              className={styles.hour}
              style={rows({ from, to: from + 60 })}
            >
              <span className={styles.hourText}>{formatTime(timeOf(from), language)}</span>
            </li>
          ))}
          {bays.map(({ id }, index) => (
            <li
              key={id}
              aria-hidden="true"
              data-column
              className={styles.column}
              style={{ gridColumn: index + 2 }}
            />
          ))}
          {inOrder.map((item) => {
            if (item.kind === 'now') {
              return (
                <li
                  key="now"
                  ref={nowLine}
                  className={clsx(styles.now, coversHour(now) && styles.nowAbove)}
                  style={rows(item)}
                >
                  <span>{t('board.now')}</span>
                </li>
              );
            }
            if (item.kind === 'closed') {
              return (
                <li key={`closed-${item.from}`} className={styles.closed} style={rows(item)}>
                  <span>
                    {`${closedReason ? t('board.closedWhy', { reason: closedReason }) : t('board.closed')} `}
                  </span>
                  <SpanText span={item} className={styles.span} />
                </li>
              );
            }
            return (
              <li
                key={keyOf(item)}
                className={clsx(
                  styles.cell,
                  item.kind === 'gap' && styles.gap,
                  isDragged(item) && styles.onTop,
                )}
                style={cell(item)}
              >
                <Item item={item} place={placeOf(item)} isDragged={isDragged(item)} {...props} />
              </li>
            );
          })}
        </ul>
        {drag && (
          <p aria-hidden="true" className={styles.dropNote}>
            {announcement}
          </p>
        )}
        <VisuallyHidden>
          <span role="status" aria-live="assertive">
            {announcement}
          </span>
        </VisuallyHidden>
      </div>
    </DndContext>
  );
}

const keyOf = (item: BoardItem) => {
  if (item.kind === 'booking') return item.booking.id;
  return item.kind === 'hold' ? item.hold.id : `gap-${item.bay}-${item.to}`;
};

interface ItemProps extends Props {
  item: BoardItem;
  /** Where it is shown: at its own time and bay, or where it would be dropped while it is dragged. */
  place: Occupied;
  isDragged: boolean;
}

function Item({ item, place, isDragged, onGap, onBooking, onHold }: ItemProps) {
  const { t } = useTranslation('adminBookings');
  const bayName = useBayName();
  if (item.kind === 'booking') {
    return (
      <BookingBlock
        item={item}
        place={place}
        isDragged={isDragged}
        onOpen={() => onBooking(item.booking)}
      />
    );
  }
  if (item.kind === 'hold') {
    const bay = bayName(item.bay);
    return (
      <>
        {/* Buttons are not printed. */}
        <div aria-hidden="true" className={styles.printed}>
          <strong>{`${t('board.hold')} `}</strong>
          <SpanText span={item} className={undefined} />
          <span>{` ${item.hold.reason}`}</span>
        </div>
        <PlainButton className={styles.held} onClick={() => onHold(item.hold)}>
          <strong>{t('board.hold')}</strong>
          <SpanText span={item} className={styles.span} />
          <span className={styles.span}>{bay}</span>
          <span>{item.hold.reason}</span>
        </PlainButton>
      </>
    );
  }
  return <GapButton gap={item} onGap={onGap} />;
}
