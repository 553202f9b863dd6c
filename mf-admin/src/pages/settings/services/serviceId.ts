import { toSlug } from '../toSlug';

/**
 * Returns the id of a new service, which is part of addresses.
 * @param name its English name
 * @param taken the ids of all services
 */
export function serviceId(name: string, taken: readonly string[]): string {
  const slug = toSlug(name, 56) || 'service';
  let id = slug;
  for (let number = 2; taken.includes(id); number += 1) id = `${slug}-${number}`;
  return id;
}
