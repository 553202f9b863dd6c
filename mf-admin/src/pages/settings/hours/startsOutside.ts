import type { WeekdayInput } from '@shop/shared-data/staff';

/** Returns the start times, sorted, at which the shop is closed. An empty field is none. */
export const startsOutside = ({ spans, starts }: Pick<WeekdayInput, 'spans' | 'starts'>) =>
  starts
    .map(({ time }) => time)
    .filter((time) => time && !spans.some(({ opens, closes }) => opens <= time && time < closes))
    .sort();
