import {
  type DndContextProps,
  type DragEndEvent,
  type DragMoveEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Booking, BookingPlace } from '@shop/shared-data/staff';
import { formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { useRef } from 'react';
import { useBayName } from '../bayName';
import { bookingsLocales } from '../locales/bookingsLocales';
import type { BoardDay, BoardItem } from './boardDay';
import {
  type Drop,
  distanceTo,
  draggedMinutes,
  dropPlace,
  type Geometry,
  STEP,
  stepFrom,
} from './dropPlace';
import { timeOf } from './span';

/** What the draggable of a booking carries. */
export interface DragData {
  item: BoardItem & { kind: 'booking' };
  isResize: boolean;
}

interface Options {
  board: BoardDay;
  slots: readonly string[];
  onPlace: (booking: Booking, place: BookingPlace) => void;
}

const dataOf = (active: DragMoveEvent['active'] | null) => active?.data.current as DragData;
const STAYS = { x: 0, y: 0 };

/** Moves bookings between bays and times, and changes their duration, by mouse, touch and keyboard. */
export function useBoardDrag({ board, slots, onPlace }: Options) {
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const bayName = useBayName();
  const grid = useRef<HTMLUListElement>(null);
  // The last place that was reached, which the arrow keys start from and which is announced.
  const reached = useRef<Drop>(null);

  /** Undefined where the day is a list and not a grid: on phones. */
  const geometry = (): Geometry | undefined => {
    const list = grid.current;
    const column = list?.querySelector('[data-column]');
    if (!list || !column || getComputedStyle(list).display !== 'grid') return undefined;
    return {
      pixelsPerMinute: list.clientHeight / (board.hours.to - board.hours.from),
      columnWidth: column.getBoundingClientRect().width,
      bays: board.bays.map(({ id }) => id),
      slots,
    };
  };

  const snap: Modifier = ({ active, transform }) => {
    const measured = geometry();
    if (!active || !measured) return { ...transform, ...STAYS };
    const { item, isResize } = dataOf(active);
    if (isResize) {
      const minutes = draggedMinutes(item, transform.y, measured);
      return { ...transform, x: 0, y: (minutes - item.to + item.from) * measured.pixelsPerMinute };
    }
    return { ...transform, ...distanceTo(item, dropPlace(item, transform, measured), measured) };
  };

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, { currentCoordinates }) => {
        const measured = geometry();
        const before = reached.current;
        if (!measured || !before || !event.code.startsWith('Arrow')) return undefined;
        event.preventDefault();
        const after = stepFrom(before, event.code, measured);
        reached.current = after;
        const { bays, columnWidth, pixelsPerMinute } = measured;
        return {
          x:
            currentCoordinates.x +
            (bays.indexOf(after.bay) - bays.indexOf(before.bay)) * columnWidth,
          y: currentCoordinates.y + (after.from - before.from) * pixelsPerMinute,
        };
      },
    }),
  );

  const onDragEnd = ({ active, delta }: DragEndEvent) => {
    const { item, isResize } = dataOf(active);
    const measured = geometry();
    const { booking } = item;
    if (!measured || (delta.x === 0 && delta.y === 0)) return;
    if (isResize) {
      const minutes = draggedMinutes(item, delta.y, measured);
      if (Math.abs(minutes - (item.to - item.from)) < STEP / 2) return;
      onPlace(booking, { day: board.day, slot: timeOf(item.from), bay: item.bay, minutes });
      return;
    }
    const { bay, from } = dropPlace(item, delta, measured);
    if (bay === item.bay && from === item.from) return;
    onPlace(booking, { day: board.day, slot: timeOf(from), bay, minutes: booking.minutes });
  };

  const placeText = () =>
    reached.current
      ? {
          time: formatTime(timeOf(reached.current.from), language),
          bay: bayName(reached.current.bay),
        }
      : { time: '', bay: '' };
  const context: DndContextProps = {
    sensors,
    modifiers: [snap],
    onDragStart: ({ active }) => {
      const { item } = dataOf(active);
      reached.current = { bay: item.bay, from: item.from };
    },
    onDragMove: ({ active, delta }) => {
      const measured = geometry();
      const { item, isResize } = dataOf(active);
      if (measured && !isResize) reached.current = dropPlace(item, delta, measured);
    },
    onDragEnd,
    accessibility: {
      screenReaderInstructions: { draggable: t('move.instructions') },
      announcements: {
        onDragStart: ({ active }) => t('move.start', { name: dataOf(active).item.booking.name }),
        onDragMove: () => t('move.at', placeText()),
        onDragOver: () => undefined,
        onDragEnd: () => t('move.dropped', placeText()),
        onDragCancel: () => t('move.cancelled'),
      },
    },
  };
  return { grid, context };
}
