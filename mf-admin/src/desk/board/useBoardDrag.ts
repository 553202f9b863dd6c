import {
  type Active,
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type Booking,
  type BookingPlace,
  messageAbout,
  shopInstant,
  shopNow,
} from '@shop/shared-data/staff';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { timeOf } from '../../shop/times/minutes';
import { type Recipient, useMessageNote } from '../changes/useMessageNote';
import type { BoardDay, BoardItem, Occupied } from './boardDay';
import { dropPlace, type Geometry, resizedPlace, stepFrom } from './dropPlace';

export interface DragData {
  item: BoardItem & { kind: 'booking' };
  isResize: boolean;
}

/** Time and bay of a booking, and its duration if staff chose one. */
interface Stand extends Pick<Booking, 'minutes'> {
  place: Occupied;
}

interface Drag extends DragData {
  origin: Stand;
  place: Occupied;
  byKeyboard: boolean;
}

interface Options {
  board: BoardDay;
  /** Saves the new place; the booking stays there until the promise settles. */
  onPlace: (booking: Booking, place: BookingPlace) => Promise<void>;
}

// The board announces what happens: dnd-kit does not learn of the moves by keyboard.
const silent = () => undefined;

/** Gets no messages. */
const NO_RECIPIENT: Recipient = {
  name: '',
  email: '',
  phone: '',
  sms_consent: null,
  forgotten_at: null,
  is_sample: false,
};

/**
 * Moves bookings and changes their duration by mouse, touch and keyboard. The place of a dragged booking depends on
 * where it is on the grid, and not on distances that dnd-kit sums up: these are wrong while a page scrolls.
 */
export function useBoardDrag({ board, onPlace }: Options) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { t: tNotices } = useTranslation('adminNotices');
  const bayName = useBayName();
  const grid = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  // The same drag for handlers: several events can come before the next render.
  const latest = useRef<Drag>(undefined);
  /** Where bookings stand whose new place is being saved, by their ids. */
  const [saving, setSaving] = useState<ReadonlyMap<string, Stand>>(new Map());
  const [announcement, announce] = useState('');
  const messageNote = useMessageNote(drag?.item.booking ?? NO_RECIPIENT);

  const show = (shown: Drag | undefined) => {
    latest.current = shown;
    setDrag(shown);
  };
  const placeText = ({ bay, from }: Occupied) => ({
    time: formatTime(timeOf(from), language),
    bay: bayName(bay),
  });

  /** Undefined where the day is a list and not a grid: on phones. */
  const geometry = (): (Geometry & { left: number; top: number }) | undefined => {
    const list = grid.current;
    const column = list?.querySelector('[data-column]')?.getBoundingClientRect();
    if (!list || !column || getComputedStyle(list).display !== 'grid') return undefined;
    return {
      pixelsPerMinute: list.clientHeight / (board.hours.to - board.hours.from),
      columnWidth: column.width,
      left: column.left,
      top: column.top,
      bays: board.bays.map(({ id }) => id),
      hours: board.hours,
    };
  };

  const reach = (place: Occupied) => {
    const current = latest.current;
    if (!current || JSON.stringify(place) === JSON.stringify(current.place)) return;
    show({ ...current, place });
    announce(t('move.at', placeText(place)));
  };

  const follow = (active: Active) => {
    const measured = geometry();
    const rect = active.rect.current.translated;
    const current = latest.current;
    if (!measured || !rect || !current || current.byKeyboard) return;
    const { isResize } = current;
    const origin = current.origin.place;
    const yOf = (minutes: number) =>
      measured.top + (minutes - board.hours.from) * measured.pixelsPerMinute;
    if (isResize) {
      reach(resizedPlace(origin, rect.bottom - yOf(origin.to), measured));
    } else {
      const x =
        rect.left - measured.left - measured.bays.indexOf(origin.bay) * measured.columnWidth;
      reach(dropPlace(origin, { x, y: rect.top - yOf(origin.from) }, measured));
    }
  };

  /** What dropping it sends to the customer: another bay or duration nothing, another time a message. */
  const messageOfDrop = ({ item, place }: Drag) => {
    const { booking, from } = item;
    const starts_at =
      place.from === from ? booking.starts_at : shopInstant(board.day, timeOf(place.from));
    return (
      messageNote(messageAbout(booking, { ...booking, starts_at }, shopNow())) ??
      tNotices('nothing')
    );
  };

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      // Moves the booking here and returns no coordinates: with them dnd-kit would scroll the page in
      // place of moving the booking, and what is dropped would depend on how far it has scrolled.
      coordinateGetter: (event) => {
        const measured = geometry();
        const current = latest.current;
        if (!measured || !current || !event.code.startsWith('Arrow')) return undefined;
        event.preventDefault();
        reach(stepFrom(current.place, event.code, measured));
        return undefined;
      },
    }),
  );

  const drop = () => {
    const dropped = latest.current;
    if (!dropped) return;
    const { item, origin, place, isResize } = dropped;
    const { bay, from, to } = place;
    show(undefined);
    if (!isResize) announce(t('move.dropped', placeText(place)));
    if (bay === origin.place.bay && from === origin.place.from && to === origin.place.to) return;
    const { booking } = item;
    const minutes = isResize ? to - from : origin.minutes;
    const stand = { place, minutes };
    setSaving((before) => new Map(before).set(booking.id, stand));
    const saved = onPlace(booking, { day: board.day, slot: timeOf(from), bay, minutes });
    void saved.finally(() =>
      setSaving((before) => {
        // It may have been moved again meanwhile.
        if (before.get(booking.id) !== stand) return before;
        const after = new Map(before);
        after.delete(booking.id);
        return after;
      }),
    );
  };

  // The keyboard has no pointer that a page could follow.
  useEffect(() => {
    if (drag?.byKeyboard) {
      grid.current?.querySelector('[data-dragged]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [drag]);

  const context: DndContextProps = {
    sensors,
    onDragStart: ({ active, activatorEvent }) => {
      const { item, isResize } = active.data.current as DragData;
      const { bay, from, to, booking } = item;
      const place = saving.get(booking.id)?.place ?? { bay, from, to };
      const minutes = saving.get(booking.id)?.minutes ?? booking.minutes;
      const byKeyboard = activatorEvent.type === 'keydown';
      show({ item, isResize, origin: { place, minutes }, place, byKeyboard });
      announce(t('move.start', { name: item.booking.name }));
    },
    onDragMove: ({ active }) => follow(active),
    onDragEnd: ({ active }) => {
      follow(active);
      drop();
    },
    onDragCancel: () => {
      show(undefined);
      announce(t('move.cancelled'));
    },
    accessibility: {
      screenReaderInstructions: { draggable: t('move.instructions') },
      announcements: {
        onDragStart: silent,
        onDragOver: silent,
        onDragEnd: silent,
        onDragCancel: silent,
      },
    },
  };
  return {
    grid,
    context,
    drag,
    saving,
    /** Where the booking is, and what dropping it there sends. */
    announcement: drag ? `${announcement} ${messageOfDrop(drag)}` : announcement,
  };
}
