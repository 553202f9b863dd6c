import type { BookingDetails } from '@shop/shared-data';

/** The fields in the order they stand on the form. */
export const detailFields = [
  'name',
  'email',
  'phone',
  'vehicle',
  'notes',
] as const satisfies readonly (keyof BookingDetails)[];
export type DetailField = (typeof detailFields)[number];

/** The keys of `validation.*` that the form's rules use. */
export type DetailProblem = 'required' | 'email' | 'phone' | 'tooLong';
