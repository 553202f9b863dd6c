import tireAfter from '../../pictures/after-1.svg';
import brakesAfter from '../../pictures/after-2.svg';
import fenderAfter from '../../pictures/after-3.svg';
import tireBefore from '../../pictures/before-1.svg';
import brakesBefore from '../../pictures/before-2.svg';
import fenderBefore from '../../pictures/before-3.svg';

/** Finished jobs, told in the dictionaries by id. */
export const jobs = [
  { id: 'tire', before: tireBefore, after: tireAfter },
  { id: 'brakes', before: brakesBefore, after: brakesAfter },
  { id: 'fender', before: fenderBefore, after: fenderAfter },
] as const;

export type Job = (typeof jobs)[number];
