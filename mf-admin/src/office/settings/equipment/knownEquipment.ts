import type { Bay, Service } from '@shop/shared-data/staff';

/** The equipment that forms offer before any bay has it. */
const common = ['lift', 'alignment-rack'];

export const knownEquipment = (
  bays: readonly Pick<Bay, 'equipment'>[],
  services: readonly Pick<Service, 'needs'>[],
) => [
  ...new Set([
    ...common,
    ...bays.flatMap(({ equipment }) => equipment),
    ...services.flatMap(({ needs }) => needs),
  ]),
];
