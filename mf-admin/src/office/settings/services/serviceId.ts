import { toSlug } from '@shop/shared-contract';

/** The id, which is part of addresses, from the English name and the ids that are taken. */
export function serviceId(name: string, taken: readonly string[]): string {
  const slug = toSlug(name, 56) || 'service';
  let id = slug;
  for (let number = 2; taken.includes(id); number += 1) id = `${slug}-${number}`;
  return id;
}
