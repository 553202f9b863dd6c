import type { BoardItem } from './boardDay';
import { minutesOf } from './span';

/** Durations change in these steps. */
export const STEP = 15;

/** How the board is drawn: where a distance in pixels leads to. */
export interface Geometry {
  pixelsPerMinute: number;
  columnWidth: number;
  bays: readonly number[];
  /** The times at which a booking can start, `09:00`. */
  slots: readonly string[];
}

interface Distance {
  x: number;
  y: number;
}

export interface Drop {
  bay: number;
  from: number;
}

/** The bay and the slot nearest to where a booking was dragged. */
export function dropPlace({ bay, from }: BoardItem, { x, y }: Distance, geometry: Geometry): Drop {
  const { pixelsPerMinute, columnWidth, bays, slots } = geometry;
  const column = bays.indexOf(bay) + Math.round(x / columnWidth);
  const time = from + y / pixelsPerMinute;
  // Where it was is a place too, even if no booking can start there any more.
  const nearest = [from, ...slots.map(minutesOf)].reduce((best, each) =>
    Math.abs(each - time) < Math.abs(best - time) ? each : best,
  );
  return { bay: bays[Math.min(Math.max(column, 0), bays.length - 1)] ?? bay, from: nearest };
}

/** The distance at which a booking stands exactly in a place. */
export const distanceTo = (item: BoardItem, { bay, from }: Drop, geometry: Geometry): Distance => ({
  x: (geometry.bays.indexOf(bay) - geometry.bays.indexOf(item.bay)) * geometry.columnWidth,
  y: (from - item.from) * geometry.pixelsPerMinute,
});

/** The place that one arrow key leads to from another. */
export function stepFrom({ bay, from }: Drop, key: string, { bays, slots }: Geometry): Drop {
  const column = bays.indexOf(bay);
  const times = slots.map(minutesOf);
  switch (key) {
    case 'ArrowLeft':
      return { bay: bays[column - 1] ?? bay, from };
    case 'ArrowRight':
      return { bay: bays[column + 1] ?? bay, from };
    case 'ArrowUp':
      return { bay, from: times.findLast((time) => time < from) ?? from };
    default:
      return { bay, from: times.find((time) => time > from) ?? from };
  }
}

/** The duration after the lower edge was dragged. */
export function draggedMinutes({ from, to }: BoardItem, y: number, { pixelsPerMinute }: Geometry) {
  const minutes = to - from + y / pixelsPerMinute;
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}
