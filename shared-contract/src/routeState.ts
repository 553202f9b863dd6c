export type SymptomId =
  | 'engine-noise'
  | 'brake-squeal'
  | 'vibration'
  | 'smoke'
  | 'hard-start'
  | 'ac-weak'
  | 'tire-wear'
  | 'check-engine';

/**
 * The id of the service with which a visit for a symptom begins, while the shop offers it. A symptom that none of the
 * services cures has none: a vibration is mostly a matter of balance, and the A/C has no service of its own.
 */
export const serviceOfSymptom: Readonly<Partial<Record<SymptomId, string>>> = {
  'engine-noise': 'engine-diagnostic',
  'brake-squeal': 'brake-service',
  smoke: 'engine-diagnostic',
  'hard-start': 'engine-diagnostic',
  'tire-wear': 'wheel-alignment',
  'check-engine': 'engine-diagnostic',
};

/** Navigation state that a page may pass to the booking wizard. */
export interface BookingState {
  manufacturer?: string;
  /** Step to open at, 1 to 4. */
  step?: number;
  vehicleMake?: string;
  /** Another version of a remote may know others than `SymptomId`. */
  symptoms?: string[];
}

/**
 * Parses the navigation state with which a page was opened, and drops malformed parts.
 * @param state any value, since another version of a remote may have set it
 * @param search names the make where there is no state, because the link was followed without the router
 */
export function readBookingState(state: unknown, search = ''): BookingState {
  const result: BookingState = {};
  if (typeof state !== 'object' || state === null) {
    const make = new URLSearchParams(search).get('make');
    return make ? { manufacturer: make, step: 1, vehicleMake: make } : result;
  }
  const { manufacturer, step, vehicleMake, symptoms } = state as Record<string, unknown>;
  if (typeof manufacturer === 'string') result.manufacturer = manufacturer;
  if (typeof vehicleMake === 'string') result.vehicleMake = vehicleMake;
  if (typeof step === 'number' && step >= 1 && step <= 4) result.step = Math.floor(step);
  if (Array.isArray(symptoms)) {
    result.symptoms = symptoms.filter((id): id is string => typeof id === 'string');
  }
  return result;
}
