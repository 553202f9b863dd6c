import { useDraggable } from '@dnd-kit/core';
import { formatPhone } from '@shop/shared-contract';
import { PlainButton } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { customerName } from '../../shop/bookings/customerName';
import { type StageOrStatus, StatusBadge, stateOf } from '../../shop/bookings/StatusBadge';
import { useVisitText } from '../../shop/bookings/useVisitText';
import { NewBadge } from '../../shop/news/NewBadge';
import { BookedAnyway } from '../changes/BookedAnyway';
import styles from './Block.module.css';
import type { Occupied } from './boardDay';
import { SpanText } from './SpanText';
import type { DragData } from './useBoardDrag';

/** A shorter block has no room for its state and time. A line of text is about as high as ten minutes. */
const SHORT = 45;

/** How many lines are left for what the customer comes for. */
const linesOf = (minutes: number) =>
  minutes < SHORT ? Math.floor((minutes - 10) / 10) : Math.floor((minutes - 15) / 10) - 1;

const looks: Partial<Record<StageOrStatus, string>> = {
  confirmed: styles.confirmed,
  arrived: styles.arrived,
  in_bay: styles.in_bay,
  ready: styles.ready,
  completed: styles.completed,
  no_show: styles.no_show,
};

interface Props {
  item: DragData['item'];
  /** Where it is shown: at its own time and bay, or where it would be dropped while it is dragged. */
  place: Occupied;
  isDragged: boolean;
  onOpen: () => void;
}

/**
 * A booking on the board. It opens, and while it is confirmed it is dragged: with the mouse, with a finger that rests
 * on it for a moment, and by keyboard with its handle.
 */
export function BookingBlock({ item, place, isDragged, onOpen }: Props) {
  const { t } = useTranslation('adminBookings');
  const bayName = useBayName();
  const visitText = useVisitText();
  const { booking } = item;
  const { bay } = place;
  const minutes = place.to - place.from;
  const lines = linesOf(minutes);
  const { id, reference, phone, vehicle, plate, notes, status, waits } = booking;
  const name = customerName(booking, t);
  const disabled = status !== 'confirmed' || booking.forgotten_at !== null;
  const move = useDraggable({ id, data: { item, isResize: false }, disabled });
  const resize = useDraggable({ id: `${id}/end`, data: { item, isResize: true }, disabled });
  const details = [
    booking.is_sample && t('sample'),
    visitText(booking) || t('noService'),
    vehicle,
    plate,
    waits !== null && t(waits ? 'waits.wait' : 'waits.drop'),
  ];
  return (
    <article
      ref={move.setNodeRef}
      className={clsx(
        styles.block,
        looks[stateOf(booking)],
        minutes < SHORT && styles.short,
        lines < 1 && styles.nameOnly,
        isDragged && styles.dragged,
      )}
      style={{ '--lines': lines } as CSSProperties}
      data-dragged={isDragged || undefined}
      onMouseDown={(event) => move.listeners?.['onMouseDown']?.(event)}
      onTouchStart={(event) => move.listeners?.['onTouchStart']?.(event)}
    >
      <div className={styles.name}>
        <PlainButton
          className={styles.open}
          aria-label={t('board.open', { reference, name })}
          onClick={onOpen}
        >
          {name}
        </PlainButton>
        {/* Buttons are not printed. */}
        <strong aria-hidden="true" className={styles.printed}>
          {name}
        </strong>
        <BookedAnyway booking={booking} />
      </div>
      <div className={styles.when}>
        <SpanText span={place} className={undefined} />
        <span className={styles.bay}>{bayName(bay)}</span>
        <NewBadge booking={id} />
        <StatusBadge booking={booking} />
      </div>
      <div className={styles.detail}>{details.filter(Boolean).join(' · ')}</div>
      <div className={styles.onPaper}>{formatPhone(phone)}</div>
      {notes && <div className={styles.onPaper}>{t('notes', { notes })}</div>}
      {!disabled && (
        <>
          <PlainButton
            ref={move.setActivatorNodeRef}
            className={styles.handle}
            aria-label={t('move.handle', { reference, name })}
            aria-describedby={move.attributes['aria-describedby']}
            {...move.listeners}
          >
            <GripVertical aria-hidden="true" />
          </PlainButton>
          {/* The keyboard changes the duration in the dialog. */}
          <div
            ref={resize.setNodeRef}
            className={styles.edge}
            title={t('move.resize')}
            {...resize.listeners}
          />
        </>
      )}
    </article>
  );
}
