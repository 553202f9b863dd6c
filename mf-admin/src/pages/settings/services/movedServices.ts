import type { Service } from '@shop/shared-data/staff';

/**
 * Moves a service one place up or down.
 * @param services all services in their order
 * @returns all services in the new order, numbered from 1; the same ones when it is at the end
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
