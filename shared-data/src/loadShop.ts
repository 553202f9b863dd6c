import type { Shop } from '@shop/shared-contract';
import { listSettings } from './listSettings';
import { shopFromSettings } from './shopFromSettings';

/**
 * Reads the shop's facts from the settings, for `provideShop`.
 * @returns the facts; malformed settings are passed over
 * @throws {DataError}
 */
export const loadShop = async (): Promise<Partial<Shop>> => shopFromSettings(await listSettings());
