/** The spellings that the database stores: `225/65R17`, `T145/80D18`, `195R14C`, `35X12.50R20LT`, `11R22.5`. */
export const TIRE_SIZE =
  /^(?:(?:P|LT|ST|T)?[1-3]\d{2}(?:\/[2-9]\d)?(?:Z?R|D)|(?:(?:[2-4]\d(?:\.\d{1,2})?X)?\d{1,2}\.\d{2}|1?\d)R)[12]\d(?:\.5)?(?:C|LT)?$/;
