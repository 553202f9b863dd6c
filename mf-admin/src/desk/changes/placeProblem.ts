import { DataError } from '@shop/shared-data';
import type { en } from '../../shop/bookings/locales/editing/en';

/** The field of each problem with the time or the bay. */
export const placeFields = {
  slot_full: 'requested_slot',
  bay_taken: 'bay',
  invalid_slot: 'requested_slot',
  closed_day: 'requested_date',
  outside_hours: 'requested_slot',
  invalid_bay: 'bay',
  time_missing: 'requested_slot',
} as const satisfies Record<keyof typeof en.place, string>;

export type PlaceProblem = keyof typeof placeFields;

/** Finds why the database refused the time or the bay: a key of `place.*` and the field's name. */
export function placeProblem(error: unknown) {
  const code = error instanceof DataError ? (error.code ?? '') : '';
  if (!Object.hasOwn(placeFields, code)) return undefined;
  const problem = code as PlaceProblem;
  return { problem, field: placeFields[problem] };
}
