/** A time of one day, in minutes since midnight on the shop's wall clock. */
export interface Span {
  from: number;
  to: number;
}

/** Staff start visits at quarters of an hour, in minutes. */
export const QUARTER = 15;

/** Converts a time of day into minutes: `09:30` is 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60]
    .map((number) => String(number).padStart(2, '0'))
    .join(':');

/** Removes times, which may overlap, from times in ascending order without overlaps. */
export const subtract = (spans: readonly Span[], removed: readonly Span[]): Span[] =>
  removed.reduce<Span[]>(
    (left, { from, to }) =>
      left
        .flatMap((span) => [
          { from: span.from, to: Math.min(span.to, from) },
          { from: Math.max(span.from, to), to: span.to },
        ])
        .filter((span) => span.from < span.to),
    [...spans],
  );
