import bumperAfter from '../../pictures/after-1.svg';
import wheelsAfter from '../../pictures/after-2.svg';
import doorAfter from '../../pictures/after-3.svg';
import bumperBefore from '../../pictures/before-1.svg';
import wheelsBefore from '../../pictures/before-2.svg';
import doorBefore from '../../pictures/before-3.svg';

/** Finished jobs, told in the dictionaries by id. */
export const jobs = [
  { id: 'bumper', before: bumperBefore, after: bumperAfter },
  { id: 'wheels', before: wheelsBefore, after: wheelsAfter },
  { id: 'door', before: doorBefore, after: doorAfter },
] as const;

export type Job = (typeof jobs)[number];
