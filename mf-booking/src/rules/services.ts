import type { ServiceId } from '@shop/shared-data';

interface Service {
  /** The id in the database, which is also the key of the name in the dictionary. */
  id: ServiceId;
  minutes: number;
  /** US dollars. */
  price: number;
}

/** The services that a visitor can book, in the order of the page. */
export const services: readonly Service[] = [
  { id: 'tire-rotation', minutes: 30, price: 30 },
  { id: 'oil-change', minutes: 45, price: 45 },
  { id: 'brake-service', minutes: 120, price: 150 },
  { id: 'wheel-alignment', minutes: 60, price: 80 },
  { id: 'engine-diagnostic', minutes: 60, price: 100 },
  { id: 'battery-replacement', minutes: 30, price: 200 },
];

/** Finds the service with this id; undefined for an id of another release. */
export const findService = (id: string | null) => services.find((service) => service.id === id);
