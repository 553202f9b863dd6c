import type { Occupied } from './boardDay';
import { minutesOf } from './minutes';

const STEP = 15;

export interface Geometry {
  pixelsPerMinute: number;
  columnWidth: number;
  bays: readonly number[];
  slots: readonly string[];
}

interface Distance {
  x: number;
  y: number;
}

const startingAt = ({ from, to }: Occupied, bay: number, start: number): Occupied => ({
  bay,
  from: start,
  to: start + to - from,
});

export function dropPlace(item: Occupied, { x, y }: Distance, geometry: Geometry): Occupied {
  const { bay, from } = item;
  const { pixelsPerMinute, columnWidth, bays, slots } = geometry;
  const column = bays.indexOf(bay) + Math.round(x / columnWidth);
  const time = from + y / pixelsPerMinute;
  // Where it was is a place too, even if no booking can start there any more.
  const nearest = [from, ...slots.map(minutesOf)].reduce((best, each) =>
    Math.abs(each - time) < Math.abs(best - time) ? each : best,
  );
  return startingAt(item, bays[Math.min(Math.max(column, 0), bays.length - 1)] ?? bay, nearest);
}

export function stepFrom(place: Occupied, key: string, { bays, slots }: Geometry): Occupied {
  const { bay, from } = place;
  const column = bays.indexOf(bay);
  const times = slots.map(minutesOf);
  switch (key) {
    case 'ArrowLeft':
      return startingAt(place, bays[column - 1] ?? bay, from);
    case 'ArrowRight':
      return startingAt(place, bays[column + 1] ?? bay, from);
    case 'ArrowUp':
      return startingAt(place, bay, times.findLast((time) => time < from) ?? from);
    default:
      return startingAt(place, bay, times.find((time) => time > from) ?? from);
  }
}

/** The time of a booking whose lower edge was dragged; less than half a step changes nothing. */
export function resizedPlace(
  { bay, from, to }: Occupied,
  y: number,
  { pixelsPerMinute }: Geometry,
): Occupied {
  const dragged = to - from + y / pixelsPerMinute;
  const minutes = Math.max(STEP, Math.round(dragged / STEP) * STEP);
  return { bay, from, to: Math.abs(minutes - (to - from)) < STEP / 2 ? to : from + minutes };
}
