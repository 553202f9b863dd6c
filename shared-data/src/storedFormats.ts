// Generated from supabase by `npx tsx cli/verify/generate.ts`; do not edit.

/** The spellings of tire sizes: `225/65R17`, `T145/80D18`, `195R14C`, `35X12.50R20LT`, `11R22.5`. */
export const TIRE_SIZE =
  /^(P|LT|ST|T)?[1-3][0-9]{2}(\/[2-9][0-9])?(Z?R|D)[12][0-9](\.5)?(C|LT)?$|^(([2-4][0-9](\.[0-9]{1,2})?X)?[0-9]{1,2}\.[0-9]{2}|1?[0-9])R[12][0-9](\.5)?(C|LT)?$/;

/** The formats of settings; `link` and `position` may be empty instead. */
export const settingFormats = {
  link: /^https?:\/\/[^\s/]\S*$/i,
  money: /^[0-9]{1,4}(\.[0-9]{1,2})?$/,
  months: /^[0-9]{0,3}$/,
  percent: /^[0-9]{1,2}(\.[0-9]{1,3})?$/,
  phone: /^\+[1-9][0-9]{7,14}$/,
  picture: /^(\/content\/[0-9a-f]{12}-1280\.webp)?$/,
  position: /^-?[0-9]{1,2}(\.[0-9]{1,7})?, ?-?[0-9]{1,3}(\.[0-9]{1,7})?$/,
  year: /^((18|19|20)[0-9]{2})?$/,
};
