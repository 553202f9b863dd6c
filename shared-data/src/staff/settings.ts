import * as z from 'zod/mini';
import { checkedInput } from '../checkedInput';
import { line, optionalText } from '../fields';
import { type Setting, settingRow } from '../listSettings';
import { editRow, type ReadRow } from './editRow';

const link = optionalText(2000).check(z.regex(/^$|^https?:\/\/[^\s/]\S*$/i, 'url'));

/** A US number in any of the usual ways to write one, stored as `+17705550123`. */
const shopPhone = line(40).check(
  z.overwrite((typed) => {
    const number = /^(?:\+?1[-. ]*)?\(?(\d{3})\)?[-./ ]*(\d{3})[-. ]*(\d{4})$/.exec(typed);
    return number ? `+1${number.slice(1).join('')}` : typed;
  }),
  z.regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'phone'),
);

/**
 * The form of one setting.
 * @param key the setting's key, which decides what its value may be; hours, bays and closures are
 *   left to the database, which refuses with `invalid` and the code `settings_hours`, …
 */
export const settingSchema = (key: string) => z.object({ value: valueSchema(key) });
export type SettingInput = { value: string };

function valueSchema(key: string) {
  if (key === 'phone') return shopPhone;
  if (['shop_name', 'address_line1', 'address_line2'].includes(key)) return line(120);
  if (/^social_|_url$/.test(key)) return link;
  return optionalText(2000);
}

/**
 * Changes a setting, provided that it is still as it was read.
 * @throws {DataError} `invalid`, `conflict`, `notFound`, `forbidden`, …
 */
export const editSetting = (
  read: ReadRow & { key: string },
  input: SettingInput,
): Promise<Setting> =>
  editRow({
    table: 'settings',
    read,
    changes: checkedInput(settingSchema(read.key), input),
    row: settingRow,
  });
