import type { BookingState, PublishedService, SymptomId } from '@shop/shared-contract';
import { bookingWindow } from './bookingWindow';

/** The symptom checker's ids. Each is also the key of a short description in our locales. */
export const symptomIds = [
  'engine-noise',
  'brake-squeal',
  'vibration',
  'smoke',
  'hard-start',
  'ac-weak',
  'tire-wear',
  'check-engine',
] as const satisfies readonly SymptomId[];

/** Returns the known symptoms that a page hands over; unknown ids are ignored. */
export const knownSymptoms = ({ symptoms }: BookingState) =>
  symptoms?.flatMap((id) => symptomIds.filter((known) => known === id)) ?? [];

/**
 * Returns the id of the service that the address names: `/booking?service=oil-change`.
 * @param state the navigation state; the address counts only where there is none, as for the make
 * @returns undefined for a service that a visitor cannot select
 */
export function requestedService(
  services: readonly PublishedService[],
  state: unknown,
  search: string,
): string | undefined {
  const requested = state ? null : new URLSearchParams(search).get('service');
  return services.find(({ id, inWizard }) => inWizard && id === requested)?.id;
}

/**
 * Returns the day and time that the address names: `/booking?date=2026-11-23&time=09:00`.
 * @param state the navigation state; the address counts only where there is none
 * @returns undefined for a day that the wizard does not show
 */
export function requestedTime(state: unknown, search: string, now: Date) {
  const query = new URLSearchParams(state ? '' : search);
  const [date, slot] = [query.get('date'), query.get('time') ?? ''];
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(slot);
  return isTime && bookingWindow(now).some((day) => day.date === date) ? { date, slot } : undefined;
}

/**
 * Returns the initial text of the vehicle field.
 * @param stored the vehicle chosen in the vehicle finder. It is more precise than the make alone, as
 *   long as the visitor has not chosen another make since
 */
export function initialVehicle({ vehicleMake, manufacturer }: BookingState, stored: string) {
  const make = vehicleMake ?? manufacturer ?? '';
  return stored.toLowerCase().includes(make.toLowerCase()) ? stored : make;
}
