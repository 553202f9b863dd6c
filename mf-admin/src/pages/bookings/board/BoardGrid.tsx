import { DndContext } from '@dnd-kit/core';
import type { Booking, BookingPlace, Hold } from '@shop/shared-data/staff';
import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { VisuallyHidden } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../bayName';
import styles from './BoardGrid.module.css';
import { BookingBlock } from './BookingBlock';
import type { BoardDay, BoardItem, Occupied } from './boardDay';
import { minutesOf, type Span, timeOf } from './minutes';
import { useBoardDrag } from './useBoardDrag';

/** The height of the board is a multiple of these minutes. */
const ROW = 5;

export interface PressedGap extends Span {
  bay: number;
  slot: string;
}

interface Props {
  board: BoardDay;
  slots: readonly string[];
  /** The present minute of the day; undefined on another day. */
  now: number | undefined;
  closedReason: string;
  onGap: (gap: PressedGap) => void;
  onBooking: (booking: Booking) => void;
  onHold: (hold: Hold) => void;
  onPlace: (booking: Booking, place: BookingPlace) => Promise<void>;
}

/** A day in the bays: a grid of bays and hours, and on phones and paper a list by time. */
export function BoardGrid(props: Props) {
  const { board, slots, now, closedReason, onPlace } = props;
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { grid, context, drag, saving, announcement } = useBoardDrag({ board, slots, onPlace });
  const { hours, bays, items, closed, full } = board;
  const rowOf = (minutes: number) => Math.round((minutes - hours.from) / ROW) + 1;
  const rows = ({ from, to }: Span): CSSProperties => ({
    gridRow: `${rowOf(from)} / ${Math.max(rowOf(Math.min(to, hours.to)), rowOf(from) + 1)}`,
  });
  const cell = (item: Occupied): CSSProperties => ({
    ...rows(item),
    gridColumn: bays.findIndex(({ id }) => id === item.bay) + 2,
  });
  const isDragged = (item: BoardItem) =>
    item.kind === 'booking' && item.booking.id === drag?.item.booking.id;
  const placeOf = (item: BoardItem): Occupied => {
    if (item.kind !== 'booking') return item;
    return drag && isDragged(item) ? drag.place : (saving.get(item.booking.id)?.place ?? item);
  };
  // The order of the list, and of what is read aloud.
  const inOrder = [...closed.map((span) => ({ kind: 'closed' as const, ...span })), ...items].sort(
    (one, other) => one.from - other.from,
  );
  const wholeHours = Array.from(
    { length: (hours.to - hours.from) / 60 },
    (_, hour) => hours.from + hour * 60,
  );
  const size = { '--bays': bays.length, '--rows': (hours.to - hours.from) / ROW } as CSSProperties;
  return (
    <DndContext {...context}>
      <div className={styles.board} style={size}>
        <div className={styles.heads} aria-hidden="true">
          {bays.map(({ id, name }, index) => (
            <div key={id} className={styles.head} style={{ gridColumn: index + 2 }}>
              {name}
            </div>
          ))}
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
              {formatTime(timeOf(from), language)}
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
          {full.map((span) => (
            <li key={span.from} className={styles.full} style={rows(span)}>
              <span>{`${t('board.full')} `}</span>
              <SpanText span={span} />
            </li>
          ))}
          {inOrder.map((item) =>
            item.kind !== 'closed' ? (
              <li
                key={keyOf(item)}
                className={clsx(styles.cell, item.kind === 'gap' && styles.gap)}
                style={cell(placeOf(item))}
              >
                <Item item={item} place={placeOf(item)} isDragged={isDragged(item)} {...props} />
              </li>
            ) : (
              <li key={`closed-${item.from}`} className={styles.closed} style={rows(item)}>
                <span>
                  {`${closedReason ? t('board.closedWhy', { reason: closedReason }) : t('board.closed')} `}
                </span>
                <SpanText span={item} />
              </li>
            ),
          )}
          {now !== undefined && now >= hours.from && now < hours.to && (
            <li className={styles.now} style={rows({ from: now, to: now })}>
              <span>{t('board.now')}</span>
            </li>
          )}
        </ul>
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

/** The time of what has none in the grid, for the list and for screen readers. */
function SpanText({ span: { from, to } }: { span: Span }) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  return (
    <span className={styles.span}>
      {t('day.span', {
        from: formatTime(timeOf(from), language),
        to: formatTime(to === 1440 ? '00:00' : timeOf(to), language),
      })}
    </span>
  );
}

interface ItemProps extends Props {
  item: BoardItem;
  /** Where it is shown: at its own time and bay, or where it would be dropped while it is dragged. */
  place: Occupied;
  isDragged: boolean;
}

function Item({ item, place, isDragged, slots, onGap, onBooking, onHold }: ItemProps) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
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
  const { bay, from, to } = item;
  const words = {
    bay: bayName(bay),
    from: formatTime(timeOf(from), language),
    to: formatTime(to === 1440 ? '00:00' : timeOf(to), language),
  };
  if (item.kind === 'hold') {
    return (
      <>
        {/* Buttons are not printed. */}
        <div aria-hidden="true" className={styles.printed}>
          {[t('board.hold'), t('day.span', words), words.bay, item.hold.reason].join(' · ')}
        </div>
        <button type="button" className={styles.held} onClick={() => onHold(item.hold)}>
          <strong>{t('board.hold')}</strong>
          <span className={styles.span}>{t('day.span', words)}</span>
          <span className={styles.span}>{words.bay}</span>
          <span>{item.hold.reason}</span>
        </button>
      </>
    );
  }
  return (
    <button
      type="button"
      className={styles.free}
      onClick={(event) => onGap({ bay, from, to, slot: slotAt(event, item, slots) })}
    >
      <Plus aria-hidden="true" />
      <VisuallyHidden>{t('board.gap')}</VisuallyHidden>
      <span className={styles.span}>{t('board.free')}</span>
      <span className={styles.span}>{t('day.span', words)}</span>
      <span className={styles.span}>{words.bay}</span>
    </button>
  );
}

/** The last slot before the pressed place; with the keyboard, and in the list, the first one. */
function slotAt(event: MouseEvent<HTMLElement>, { from, to }: Span, slots: readonly string[]) {
  const within = slots.filter((slot) => minutesOf(slot) >= from && minutesOf(slot) < to);
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const list = event.currentTarget.closest('ul');
  const isGrid = list !== null && getComputedStyle(list).display === 'grid';
  const isPointer = isGrid && event.detail > 0;
  const pressed = isPointer ? from + ((event.clientY - top) / height) * (to - from) : from;
  return within.findLast((slot) => minutesOf(slot) <= pressed) ?? within[0] ?? '';
}
