import {
  groupSettings,
  listSettings,
  type Setting,
  type SettingsGroup,
} from '@shop/shared-data/staff';

/** The settings of the installed price, in the order of the screen. */
export const installationPriceGroups = {
  amounts: ['tire_mounting', 'tire_balancing', 'tire_valve', 'tire_state_fee', 'tire_disposal'],
  taxes: ['sales_tax'],
} as const;
export type InstallationPriceGroup = keyof typeof installationPriceGroups;
export type InstallationPriceKey = (typeof installationPriceGroups)[InstallationPriceGroup][number];

export const installationPriceKeys: readonly InstallationPriceKey[] =
  Object.values(installationPriceGroups).flat();

/** Fetches these settings as one row; none when the database has none of them. @throws {DataError} */
export async function loadInstallationPrices(): Promise<SettingsGroup[]> {
  const settings = await listSettings();
  const rows = installationPriceKeys
    .map((key) => settings.find((setting) => setting.key === key))
    .filter((setting): setting is Setting => setting !== undefined);
  return rows.length > 0 ? [groupSettings(rows)] : [];
}
