import type { BookingState } from '@shop/shared-contract';

/** The symptom checker's ids, with the key of our own short words for each. */
export const symptomKeys = {
  'engine-noise': 'engineNoise',
  'brake-squeal': 'brakeSqueal',
  vibration: 'vibration',
  smoke: 'smoke',
  'hard-start': 'hardStart',
  'ac-weak': 'acWeak',
  'tire-wear': 'tireWear',
  'check-engine': 'checkEngine',
} as const;

type SymptomId = keyof typeof symptomKeys;
const isSymptom = (id: string): id is SymptomId => Object.hasOwn(symptomKeys, id);

/** The dictionary keys of the symptoms a visitor brings along; ids we don't know are passed over. */
export const symptomsIn = ({ symptoms = [] }: BookingState) =>
  symptoms.filter(isSymptom).map((id) => symptomKeys[id]);

/**
 * The text for the vehicle field.
 * @param remembered the vehicle chosen in the finder; it says more than the make alone, as long as
 * the visitor did not pick another make since
 */
export function vehicleFor({ vehicleMake, manufacturer }: BookingState, remembered: string) {
  const make = vehicleMake ?? manufacturer ?? '';
  return remembered.toLowerCase().includes(make.toLowerCase()) ? remembered : make;
}
