import { shopDay, shopTime } from '@shop/shared-contract';
import type { Bay, Booking, Hold } from '@shop/shared-data/staff';
import { minutesOf, type Span, subtract } from '../../shop/times/minutes';
import { openSpans, type Schedule } from '../../shop/times/openSpans';

const HOUR = 60;
const DAY = 24 * HOUR;

export interface Occupied extends Span {
  bay: number;
}

/** An item has a lane where several overlap in one bay: they stand side by side. */
interface Lane {
  lane: number;
  lanes: number;
}

export type BoardItem = Occupied &
  Partial<Lane> &
  ({ kind: 'booking'; booking: Booking } | { kind: 'hold'; hold: Hold } | { kind: 'gap' });

export interface BoardDay {
  day: string;
  /** The hours that show: they include everything that happens on the day. */
  hours: Span;
  bays: Bay[];
  /** By time, then by bay. */
  items: BoardItem[];
  /** When the shop is open, and the shown hours at which it is closed. */
  open: Span[];
  closed: Span[];
}

export interface BoardSource {
  bays: readonly Bay[];
  schedule: Schedule;
  bookings: readonly Booking[];
  holds: readonly Hold[];
}

/** The part of a time that is on a day; undefined when none is. */
export function spanOn(
  day: string,
  { starts_at, ends_at }: { starts_at: string | null; ends_at: string | null },
): Span | undefined {
  if (!starts_at || !ends_at) return undefined;
  const from = shopDay(starts_at) < day ? 0 : minutesOf(shopTime(starts_at));
  const to = shopDay(ends_at) > day ? DAY : minutesOf(shopTime(ends_at));
  return shopDay(starts_at) <= day && shopDay(ends_at) >= day && from < to
    ? { from, to }
    : undefined;
}

/** What overlaps in a bay, directly or by way of others between them. */
function groupsOf(items: readonly BoardItem[]): BoardItem[][] {
  const groups: BoardItem[][] = [];
  let end = 0;
  for (const item of [...items].sort(
    (one, other) => one.bay - other.bay || one.from - other.from,
  )) {
    const group = groups.at(-1);
    const overlaps = group?.[0]?.bay === item.bay && item.from < end;
    if (overlaps) group.push(item);
    else groups.push([item]);
    end = overlaps ? Math.max(end, item.to) : item.to;
  }
  return groups;
}

/** Puts what overlaps in a bay side by side: staff can book a bay twice. All of a group have lanes of one width. */
function inLanes(group: readonly BoardItem[]): BoardItem[] {
  const placed: (BoardItem & Pick<Lane, 'lane'>)[] = [];
  for (const item of group) {
    const used = placed.filter(({ to }) => item.from < to).map(({ lane }) => lane);
    let lane = 0;
    while (used.includes(lane)) lane += 1;
    placed.push({ ...item, lane });
  }
  const lanes = Math.max(...placed.map(({ lane }) => lane)) + 1;
  return placed.map((item) => ({ ...item, lanes }));
}

/**
 * Arranges a day on the board.
 * @param now minutes since midnight, before which what is free is no gap; 1440 for a past day, 0 for a later one
 */
export function boardDay(day: string, now: number, source: BoardSource): BoardDay {
  const open = openSpans(day, source.schedule);
  const taken: BoardItem[] = [];
  for (const booking of source.bookings) {
    const span = spanOn(day, booking);
    if (span && booking.bay !== null)
      taken.push({ kind: 'booking', booking, bay: booking.bay, ...span });
  }
  for (const hold of source.holds) {
    const span = spanOn(day, hold);
    if (span) taken.push({ kind: 'hold', hold, bay: hold.bay, ...span });
  }
  // A booking stays visible in a bay that was deactivated, and outside hours that were shortened. A hold
  // of a whole day shows in the opening hours.
  const bays = source.bays.filter(
    ({ id, is_active }) =>
      is_active || taken.some(({ kind, bay }) => kind === 'booking' && bay === id),
  );
  const bookings = taken.filter(({ kind }) => kind === 'booking');
  const shown = open.length + bookings.length > 0 ? [...open, ...bookings] : taken;
  const hours = {
    from: Math.floor(Math.min(DAY, ...shown.map(({ from }) => from)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(0, ...shown.map(({ to }) => to)) / HOUR) * HOUR,
  };
  const free = bays
    .filter(({ is_active }) => is_active)
    .flatMap(({ id: bay }) =>
      subtract(
        open,
        taken.filter((item) => item.bay === bay),
      ).map((span) => ({ bay, ...span })),
    );
  const gaps = free
    .filter(({ to }) => to > now)
    .map((gap): BoardItem => ({ kind: 'gap', ...gap, from: Math.max(gap.from, now) }));
  const visible = groupsOf(taken)
    .flatMap(inLanes)
    .map((item) => ({
      ...item,
      from: Math.max(item.from, hours.from),
      to: Math.min(item.to, hours.to),
    }))
    .filter(({ from, to, bay }) => from < to && bays.some(({ id }) => id === bay));
  return {
    day,
    hours,
    bays,
    items: [...visible, ...gaps].sort((one, other) => one.from - other.from || one.bay - other.bay),
    open,
    closed: hours.from < hours.to ? subtract([hours], open) : [],
  };
}
