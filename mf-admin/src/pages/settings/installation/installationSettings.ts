import { listSettings, type Setting } from '@shop/shared-data';
import { groupSettings, type SettingsGroup } from '@shop/shared-data/staff';

/** The settings of the installed price, in the order of the screen. */
export const installationGroups = {
  amounts: ['tire_mounting', 'tire_balancing', 'tire_valve', 'tire_state_fee', 'tire_disposal'],
  taxes: ['sales_tax'],
} as const;
export type InstallationGroup = keyof typeof installationGroups;
export type InstallationKey = (typeof installationGroups)[InstallationGroup][number];

export const installationKeys: readonly InstallationKey[] =
  Object.values(installationGroups).flat();

/** Fetches these settings as one row; none when the database has none of them. @throws {DataError} */
export async function loadInstallation(): Promise<SettingsGroup[]> {
  const settings = await listSettings();
  const rows = installationKeys
    .map((key) => settings.find((setting) => setting.key === key))
    .filter((setting): setting is Setting => setting !== undefined);
  return rows.length > 0 ? [groupSettings(rows)] : [];
}
