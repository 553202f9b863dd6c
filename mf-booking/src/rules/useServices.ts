import { useShop } from '@shop/shared-contract';
import { seedServices } from '@shop/shared-data';

/** Returns the services that the shop offers, in its order. Only those `inWizard` can be selected here. */
export const useServices = () => useShop().services ?? seedServices;
