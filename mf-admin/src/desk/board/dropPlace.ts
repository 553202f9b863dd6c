import { QUARTER, type Span } from '../../shop/times/minutes';
import type { Occupied } from './boardDay';

export interface Geometry {
  pixelsPerMinute: number;
  columnWidth: number;
  bays: readonly number[];
  /** The hours that the board shows. */
  hours: Span;
}

interface Distance {
  x: number;
  y: number;
}

/** The place with another start, which is on the board. */
const startingAt = (place: Occupied, bay: number, start: number, hours: Span): Occupied => {
  const from = Math.min(Math.max(start, hours.from), hours.to - QUARTER);
  return { bay, from, to: from + place.to - place.from };
};

/** The nearest quarter of an hour; where it was is a place too, at any minute. */
export function dropPlace(item: Occupied, { x, y }: Distance, geometry: Geometry): Occupied {
  const { bay, from } = item;
  const { pixelsPerMinute, columnWidth, bays, hours } = geometry;
  const column = bays.indexOf(bay) + Math.round(x / columnWidth);
  const minutes = y / pixelsPerMinute;
  const start =
    Math.abs(minutes) < QUARTER / 2 ? from : Math.round((from + minutes) / QUARTER) * QUARTER;
  const dropped = bays[Math.min(Math.max(column, 0), bays.length - 1)] ?? bay;
  return start === from ? { ...item, bay: dropped } : startingAt(item, dropped, start, hours);
}

export function stepFrom(place: Occupied, key: string, { bays, hours }: Geometry): Occupied {
  const { bay, from } = place;
  const column = bays.indexOf(bay);
  switch (key) {
    case 'ArrowLeft':
      return { ...place, bay: bays[column - 1] ?? bay };
    case 'ArrowRight':
      return { ...place, bay: bays[column + 1] ?? bay };
    case 'ArrowUp':
      return startingAt(place, bay, (Math.ceil(from / QUARTER) - 1) * QUARTER, hours);
    default:
      return startingAt(place, bay, (Math.floor(from / QUARTER) + 1) * QUARTER, hours);
  }
}

/** The time of a booking whose lower edge was dragged; less than half a step changes nothing. */
export function resizedPlace(
  { bay, from, to }: Occupied,
  y: number,
  { pixelsPerMinute }: Pick<Geometry, 'pixelsPerMinute'>,
): Occupied {
  const dragged = to - from + y / pixelsPerMinute;
  const minutes = Math.max(QUARTER, Math.round(dragged / QUARTER) * QUARTER);
  return { bay, from, to: Math.abs(minutes - (to - from)) < QUARTER / 2 ? to : from + minutes };
}

/**
 * The quarter of an hour in which a gap of the board is pressed, but none before the gap begins.
 * @param share how far down the gap it is pressed, from 0 to 1
 */
export function pressedTime({ from, to }: Span, share: number): number {
  const pressed = Math.floor((from + share * (to - from)) / QUARTER) * QUARTER;
  return Math.max(pressed, Math.ceil(from / QUARTER) * QUARTER);
}
