import {
  groupSettings,
  listSettings,
  type Setting,
  type SettingsGroup,
} from '@shop/shared-data/staff';

/** The settings that name the shop and lead to it, in the order of the screen. */
export const contactGroups = {
  shop: ['shop_name', 'phone', 'email'],
  address: ['address_line1', 'address_line2'],
  social: ['social_facebook', 'social_instagram', 'social_x'],
  videos: ['hero_video_url', 'tour_video_url'],
} as const;
export type ContactGroup = keyof typeof contactGroups;
export type ContactKey = (typeof contactGroups)[ContactGroup][number];

export const contactKeys: readonly ContactKey[] = Object.values(contactGroups).flat();

/** Fetches these settings as one row; none when the database has none of them. @throws {DataError} */
export async function loadContact(): Promise<SettingsGroup[]> {
  const settings = await listSettings();
  const rows = contactKeys
    .map((key) => settings.find((setting) => setting.key === key))
    .filter((setting): setting is Setting => setting !== undefined);
  return rows.length > 0 ? [groupSettings(rows)] : [];
}

export const valuesByKey = ({ rows }: SettingsGroup): Record<string, string> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));
