import { MAX_FURTHER_SERVICES } from '@shop/shared-data';

/**
 * Returns the ids of all services of a booking. Without a first one there are no further ones.
 * @param bay the service that holds the bay for tires. A full visit has it instead of the last further one,
 *   because tires without time for them can't be installed
 */
export function visitServices(
  service: string | null,
  further: readonly string[] = [],
  bay?: string,
): readonly string[] {
  const first = service ?? bay;
  if (!first) return [];
  const visit = [first, ...further];
  return !bay || visit.includes(bay) ? visit : [...visit.slice(0, MAX_FURTHER_SERVICES), bay];
}
