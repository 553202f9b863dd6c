import {
  BOOKING_DAYS,
  type BookingState,
  dayAfter,
  type PublishedService,
  type SymptomId,
  serviceOfSymptom,
  shopDay,
} from '@shop/shared-contract';

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

export const knownSymptoms = ({ symptoms }: BookingState) =>
  symptoms?.flatMap((id) => symptomIds.filter((known) => known === id)) ?? [];

/** The service that fits the first symptom that one fits, the most urgent; undefined where the shop does not offer it. */
export function fittingService(
  services: readonly PublishedService[],
  symptoms: readonly SymptomId[],
): string | undefined {
  const [fitting] = symptoms.flatMap((symptom) => serviceOfSymptom[symptom] ?? []);
  return services.find(({ id, inWizard }) => inWizard && id === fitting)?.id;
}

/**
 * Parses `/booking?service=oil-change`, unless there is navigation state; only services that a visitor can select.
 */
export function requestedService(
  services: readonly PublishedService[],
  state: unknown,
  search: string,
): string | undefined {
  const requested = state ? null : new URLSearchParams(search).get('service');
  return services.find(({ id, inWizard }) => inWizard && id === requested)?.id;
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) > 0 && dayAfter(text, 0) === text;

/**
 * Parses `/booking?date=2026-11-23&time=09:00`, unless there is navigation state; no day after those that the wizard
 * shows. It may have passed: the wizard says so.
 */
export function requestedTime(state: unknown, search: string, now: Date) {
  const query = new URLSearchParams(state ? '' : search);
  const [date, slot] = [query.get('date') ?? '', query.get('time') ?? ''];
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(slot);
  const last = dayAfter(shopDay(now), BOOKING_DAYS - 1);
  return isTime && isDay(date) && date <= last ? { date, slot } : undefined;
}

/**
 * The vehicle of the finder is more precise than the make, as long as the visitor has not chosen another make since.
 */
export function initialVehicle({ vehicleMake, manufacturer }: BookingState, stored: string) {
  const make = vehicleMake ?? manufacturer ?? '';
  return stored.toLowerCase().includes(make.toLowerCase()) ? stored : make;
}
