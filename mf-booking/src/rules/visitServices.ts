import { MAX_FURTHER_SERVICES } from '@shop/shared-data';

/**
 * Returns the services of a booking: none without a first one. In a full visit `bay`, the service that holds the bay
 * for tires, replaces the last one.
 */
export function visitServices(
  service: string | null,
  further: readonly string[],
  bay?: string,
): readonly string[] {
  const first = service ?? bay;
  if (!first) return [];
  const visit = [first, ...further];
  return !bay || visit.includes(bay) ? visit : [...visit.slice(0, MAX_FURTHER_SERVICES), bay];
}
