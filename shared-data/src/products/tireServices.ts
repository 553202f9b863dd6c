/** Takes off all wheels too, so it holds the bay in a new shop, which has no installation of its own. */
export const STAND_IN_SERVICE = 'tire-rotation';

/** Ids of services that hold a bay while tires are installed, the most fitting first. */
const tireServices = ['tire-installation', 'tire-mounting', STAND_IN_SERVICE];

/** The service that holds the bay for tires. Its work is part of their installed price, so it is not charged again. */
export const tireServiceOf = (services: readonly string[]): string | undefined =>
  tireServices.find((id) => services.includes(id));
