import type { Service } from '@shop/shared-data/staff';

/**
 * Moves a service one place; all services are numbered from 1 in the new order. The same ones at the end of the list.
 */
export function movedServices(
  services: readonly Service[],
  id: string,
  direction: 'up' | 'down',
): Service[] {
  const from = services.findIndex((service) => service.id === id);
  const to = from + (direction === 'up' ? -1 : 1);
  const moved = [...services];
  const [service] = moved.splice(from, 1);
  if (!service || to < 0 || to > moved.length) return [...services];
  moved.splice(to, 0, service);
  return moved.map((each, index) => ({ ...each, position: index + 1 }));
}
