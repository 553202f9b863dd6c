import { useDraggable } from '@dnd-kit/core';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NewBadge } from '../../../news/NewBadge';
import { useBayName } from '../bayName';
import { customerName } from '../customerName';
import { type StageOrStatus, StatusBadge, stateOf } from '../StatusBadge';
import { useVisitText } from '../useVisitText';
import styles from './Block.module.css';
import type { Occupied } from './boardDay';
import { timeOf } from './minutes';
import type { DragData } from './useBoardDrag';

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

/** A booking on the board: it opens, and it can be dragged while it is confirmed. */
export function BookingBlock({ item, place: { bay, from, to }, isDragged, onOpen }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();
  const visitText = useVisitText();
  const { booking } = item;
  const { id, reference, phone, vehicle, plate, notes, status, waits } = booking;
  const name = customerName(booking, t);
  const disabled = status !== 'confirmed' || booking.forgotten_at !== null;
  const move = useDraggable({ id, data: { item, isResize: false }, disabled });
  const resize = useDraggable({ id: `${id}/end`, data: { item, isResize: true }, disabled });
  const details = [
    visitText(booking) || t('noService'),
    vehicle,
    plate,
    waits !== null && t(waits ? 'waits.wait' : 'waits.drop'),
  ];
  return (
    <article
      ref={move.setNodeRef}
      data-state={stateOf(booking)}
      className={clsx(styles.block, looks[stateOf(booking)], isDragged && styles.dragged)}
      data-dragged={isDragged || undefined}
      // A finger scrolls the page; it drags by the handle.
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') move.listeners?.['onPointerDown']?.(event);
      }}
    >
      <div className={styles.line}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('board.open', { reference, name })}
          onClick={onOpen}
        >
          {name}
        </button>
        {/* Buttons are not printed. */}
        <strong aria-hidden="true" className={styles.printed}>
          {name}
        </strong>
        <StatusBadge booking={booking} />
        <NewBadge booking={id} />
      </div>
      <div>
        {t('day.span', {
          from: formatTime(timeOf(from), language),
          to: formatTime(timeOf(to), language),
        })}
      </div>
      <div className={styles.bay}>{bayName(bay)}</div>
      <div className={styles.detail}>{details.filter(Boolean).join(' · ')}</div>
      <div className={styles.onPaper}>{phone}</div>
      {notes && <div className={styles.onPaper}>{t('notes', { notes })}</div>}
      {!disabled && (
        <>
          <button
            ref={move.setActivatorNodeRef}
            type="button"
            className={styles.handle}
            aria-label={t('move.handle', { reference, name })}
            aria-describedby={move.attributes['aria-describedby']}
            {...move.listeners}
          >
            <GripVertical aria-hidden="true" />
          </button>
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
