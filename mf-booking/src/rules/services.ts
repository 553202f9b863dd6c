import type { ServiceId } from '@shop/shared-data';

/** What can be booked: the id the database knows, the dictionary's key, minutes and US dollars. */
export const shopServices = [
  { id: 'tire-rotation', key: 'tireRotation', minutes: 30, price: 30 },
  { id: 'oil-change', key: 'oilChange', minutes: 45, price: 45 },
  { id: 'brake-service', key: 'brakeService', minutes: 120, price: 150 },
  { id: 'wheel-alignment', key: 'wheelAlignment', minutes: 60, price: 80 },
  { id: 'engine-diagnostic', key: 'engineDiagnostic', minutes: 60, price: 100 },
  { id: 'battery-replacement', key: 'batteryReplacement', minutes: 30, price: 200 },
] as const satisfies readonly { id: ServiceId; key: string; minutes: number; price: number }[];

/** The service with this id, or nothing for an id of another release. */
export const findService = (id: string | null) => shopServices.find((service) => service.id === id);
