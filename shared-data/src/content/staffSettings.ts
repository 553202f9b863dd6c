import { parseAmount } from '@shop/shared-contract';
import { isLanguage } from '@shop/shared-site/languages';
import * as z from 'zod/mini';
import { email, nationalPhone, optionalLine, parseInput, singleLineText } from '../fields';
import { parseQuery } from '../runQuery';
import { lastChange } from '../staffChangeLog';
import { staffClient } from '../staffClient';
import { saveMerged } from '../staffMerge';
import { editRow, listRows, readStored, unlessChanged } from '../staffTable';
import { settingFormats } from '../storedFormats';
import { settingsRow } from '../storedRows';
import type { Setting } from './staff';

/** A text of a format of the database, or none. */
const optionalFormat = (
  longest: number,
  name: keyof typeof settingFormats,
  problem: string = name,
) =>
  optionalLine(longest).check(
    z.refine((text) => text === '' || settingFormats[name].test(text), problem),
  );

/** Written as it is stored: `12.5` for `12,5`. */
const amountText = (longest: number) =>
  singleLineText(longest).check(
    z.overwrite((text) => {
      const amount = /[,$]/.test(text) ? parseAmount(text) : Number.NaN;
      return Number.isNaN(amount) ? text : String(amount);
    }),
  );

const rulesByKey = {
  shop_name: 'text',
  address_line1: 'text',
  address_line2: 'text',
  phone: 'phone',
  email: 'email',
  tire_mounting: 'money',
  tire_balancing: 'money',
  tire_valve: 'money',
  tire_state_fee: 'money',
  tire_disposal: 'money',
  sales_tax: 'percent',
  map_position: 'position',
  forget_after_months: 'months',
  sms: 'switch',
  roadside_help: 'switch',
  warranty: 'switch',
  opening_year: 'year',
  area_served: 'areas',
  staff_language: 'language',
} as const;

/**
 * Names the rule for a setting's value: `phone` for the constraint `settings_phone`; `oneLine` where there is none.
 * `key` may be one that was added to the database later.
 */
export function settingRule(key: string) {
  if (Object.hasOwn(rulesByKey, key)) return rulesByKey[key as keyof typeof rulesByKey];
  if (key.startsWith('picture_')) return 'picture';
  return key.startsWith('social_') || key.endsWith('_url') ? 'link' : 'oneLine';
}

const schemasByRule = new Map([
  ['text', singleLineText(120)],
  ['phone', nationalPhone],
  ['email', email],
  ['link', optionalFormat(2000, 'link', 'url')],
  ['picture', optionalFormat(100, 'picture')],
  ['money', amountText(7).check(z.regex(settingFormats.money, 'money'))],
  ['percent', amountText(6).check(z.regex(settingFormats.percent, 'percent'))],
  ['position', optionalFormat(30, 'position')],
  ['year', optionalFormat(4, 'year')],
  ['areas', optionalLine(300)],
  ['months', optionalFormat(3, 'months')],
  ['switch', singleLineText(3).check(z.regex(/^(on|off)$/, 'switch'))],
  ['language', singleLineText(2).check(z.refine(isLanguage, 'language'))],
]);

const valueSchema = (key: string) => schemasByRule.get(settingRule(key)) ?? optionalLine(2000);

export const settingSchema = (key: string) => z.object({ value: valueSchema(key) });
export type SettingInput = { value: string };

export const settingsSchema = (keys: readonly string[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, valueSchema(key)])));
export type SettingsInput = Record<string, string>;

/** Changes a setting. @throws {DataError} `invalid`, and as `editRow` does */
export const editSetting = (read: Setting, input: SettingInput): Promise<Setting> =>
  editRow('settings', settingsRow, read, parseInput(settingSchema(read.key), input));

export interface GroupedSettings {
  id: 'group';
  /** Another value after each change of one of them. */
  updated_at: string;
  rows: Setting[];
}

export const groupSettings = (rows: Setting[]): GroupedSettings => ({
  id: 'group',
  updated_at: rows.map(({ id, updated_at }) => `${id} ${updated_at}`).join(),
  rows,
});

const valuesByKey = ({ rows }: GroupedSettings): Record<string, string> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

/**
 * Changes settings of a group, all or none; others may have changed.
 * @returns the settings of the group as they are now
 * @throws {DataError} `invalid`, and as `editRow` does
 */
export async function editSettings(
  read: GroupedSettings,
  changes: SettingsInput,
): Promise<GroupedSettings> {
  const idsOf = (keys: readonly string[]) =>
    read.rows.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  return saveMerged({
    read,
    valuesOf: valuesByKey,
    changes: parseInput(settingsSchema(Object.keys(changes)), changes),
    write: async ({ rows }, values) => {
      const changed = rows.filter(({ key }) => key in values);
      const saved = await unlessChanged(
        parseQuery(
          staffClient().rpc('save_settings', {
            p_changes: changed.map(({ id, key, updated_at }) => ({
              id,
              updated_at,
              value: String(values[key]),
            })),
          }),
          z.array(settingsRow),
        ),
        'settings_changed',
      );
      return (
        saved && groupSettings(rows.map((row) => saved.find(({ id }) => id === row.id) ?? row))
      );
    },
    readStored: async () => {
      const ids = read.rows.map(({ id }) => id);
      const rows = await listRows('settings', { row: settingsRow, order: ['key'] }, (all) =>
        all.in('id', ids),
      );
      const stored = read.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row.id);
      return groupSettings(
        await Promise.all(
          // Says why a row is missing.
          stored.map((row) =>
            typeof row === 'string' ? readStored('settings', settingsRow, row) : row,
          ),
        ),
      );
    },
    lastChange: (keys) => lastChange('settings', idsOf(keys), ['value']),
  });
}
