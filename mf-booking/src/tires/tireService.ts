import type { PublishedService } from '@shop/shared-contract';

/**
 * Ids of services that hold a bay while tires are installed, the most fitting first. A new shop has only the
 * rotation, which takes off all wheels too.
 */
const tireServices = ['tire-installation', 'tire-mounting', 'tire-rotation'];

/**
 * Returns the id of the service that holds the bay for tires. Its work is part of the installed price, so a visit
 * with tires does not cost it again.
 * @param services that the shop offers
 */
export const tireService = (services: readonly PublishedService[]): string | undefined =>
  tireServices.find((id) => services.some((service) => service.inWizard && service.id === id));
