import * as z from 'zod/mini';
import { email, optionalText, parseInput, singleLineText } from '../fields';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { editRow, listRows, type RowVersion } from '../staffTable';

/** A row of `content_blocks`: a text of staff that replaces a built-in one. */
const contentRow = z.object({
  id: z.string(),
  page: z.string(),
  /** Dictionary key with underscores for dots; it ends in `_es` for the Spanish text. */
  identifier: z.string(),
  content: z.string(),
  updated_at: z.string(),
});
export type ContentBlock = z.infer<typeof contentRow>;

/** Lists all content blocks, by page and identifier. @throws {DataError} */
export const listContent = (): Promise<ContentBlock[]> =>
  listRows('content_blocks', { row: contentRow, order: ['page', 'identifier'] });

export const contentSchema = z.object({ content: optionalText(20_000) });
export type ContentInput = z.infer<typeof contentSchema>;

/** Changes a text if it is unchanged since it was read. @throws {DataError} `conflict`, `notFound`, `forbidden`, … */
export const editContent = (read: RowVersion, input: ContentInput): Promise<ContentBlock> =>
  editRow('content_blocks', contentRow, read, parseInput(contentSchema, input));

/** A row of `settings`: a fact about the shop that staff edit. */
const settingRow = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  description: z.string(),
  updated_at: z.string(),
});
export type Setting = z.infer<typeof settingRow>;

/** Lists all settings, by key. @throws {DataError} */
export const listSettings = (): Promise<Setting[]> =>
  listRows('settings', { row: settingRow, order: ['key'] });

const link = optionalText(2000).check(z.regex(/^$|^https?:\/\/[^\s/]\S*$/i, 'url'));

/** A US phone number in any usual notation, stored as `+17705550123`. */
const shopPhone = singleLineText(40).check(
  z.overwrite((input) => {
    const number = /^(?:\+?1[-. ]*)?\(?(\d{3})\)?[-./ ]*(\d{3})[-. ]*(\d{4})$/.exec(input);
    return number ? `+1${number.slice(1).join('')}` : input;
  }),
  z.regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'phone'),
);

const rulesByKey = {
  shop_name: 'text',
  address_line1: 'text',
  address_line2: 'text',
  phone: 'phone',
  email: 'email',
  bays: 'bays',
  closures: 'closures',
  tire_mounting: 'money',
  tire_balancing: 'money',
  tire_valve: 'money',
  tire_state_fee: 'money',
  tire_disposal: 'money',
  sales_tax: 'percent',
  sms: 'switch',
  staff_language: 'language',
} as const;

/**
 * Names the rule for a setting's value: `phone` for the constraint `settings_phone`; `oneLine` where there is none.
 * `key` may be one that was added to the database later.
 */
export function settingRule(key: string) {
  if (Object.hasOwn(rulesByKey, key)) return rulesByKey[key as keyof typeof rulesByKey];
  if (key.startsWith('hours_')) return 'hours';
  return key.startsWith('social_') || key.endsWith('_url') ? 'link' : 'oneLine';
}

// The database checks the other rules: it rejects with `invalid` and the code `settings_hours`, ….
const schemasByRule = new Map([
  ['text', singleLineText(120)],
  ['phone', shopPhone],
  ['email', email],
  ['link', link],
  ['money', singleLineText(7).check(z.regex(/^\d{1,4}(\.\d{1,2})?$/, 'money'))],
  ['percent', singleLineText(6).check(z.regex(/^\d{1,2}(\.\d{1,3})?$/, 'percent'))],
  ['switch', singleLineText(3).check(z.regex(/^(on|off)$/, 'switch'))],
  ['language', singleLineText(2).check(z.regex(/^(en|es)$/, 'language'))],
]);

const valueSchema = (key: string) => schemasByRule.get(settingRule(key)) ?? optionalText(2000);

export const settingSchema = (key: string) => z.object({ value: valueSchema(key) });
export type SettingInput = { value: string };

export const settingsSchema = (keys: readonly string[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, valueSchema(key)])));
export type SettingsInput = Record<string, string>;

/**
 * Changes a setting if it is unchanged since it was read.
 * @throws {DataError} `invalid`, `conflict`, `forbidden`, …
 */
export const editSetting = (
  read: RowVersion & { key: string },
  input: SettingInput,
): Promise<Setting> =>
  editRow('settings', settingRow, read, parseInput(settingSchema(read.key), input));

export interface SettingsGroup {
  id: 'group';
  /** Another value after each change of one of them. */
  updated_at: string;
  rows: Setting[];
}

export const groupSettings = (rows: Setting[]): SettingsGroup => ({
  id: 'group',
  updated_at: rows.map(({ id, updated_at }) => `${id} ${updated_at}`).join(),
  rows,
});

/**
 * Changes settings of a group, all or none, if these are unchanged since they were read; others may have changed.
 * @returns the settings of the group as they are now
 * @throws {DataError} `invalid`, `conflict`, `forbidden`, …
 */
export async function editSettings(
  { rows }: SettingsGroup,
  changes: SettingsInput,
): Promise<SettingsGroup> {
  const values = parseInput(settingsSchema(Object.keys(changes)), changes);
  const saved = await parseQuery(
    staffClient().rpc('save_settings', {
      p_changes: rows.flatMap(({ id, key, updated_at }) =>
        key in values ? [{ id, updated_at, value: values[key] }] : [],
      ),
    }),
    z.array(settingRow),
  );
  return groupSettings(rows.map((row) => saved.find(({ id }) => id === row.id) ?? row));
}

export type PublishedTable =
  | 'products'
  | 'content_blocks'
  | 'settings'
  | 'services'
  | 'opening_hours'
  | 'slots'
  | 'closures'
  | 'vehicle_tires';

const publicationRow = z.object({
  id: z.number(),
  state: z.enum(['pending', 'failed']),
  /** When the transaction that changed the table began. */
  requested_at: z.string(),
  /** Why the last attempt failed; empty while pending. */
  reason: z.string(),
});
/** A row of `publications` that is not published: pending, or failed and to be retried. */
export type Publication = z.infer<typeof publicationRow>;

/** The changes of a table that are not on the public site yet, oldest first. @throws {DataError} */
export const listUnpublished = (table: PublishedTable): Promise<Publication[]> =>
  listRows('publications', { row: publicationRow, order: ['requested_at', 'id'] }, (rows) =>
    rows.eq('table_name', table).neq('state', 'published'),
  );
