/** The spellings that the database stores: `225/65R17`, `LT265/70R17`, `195R14C`, `35X12.50R20LT`. */
export const TIRE_SIZE =
  /^(?:(?:P|LT|ST)?[1-3]\d{2}(?:\/[2-9]\d)?Z?R[12]\d(?:\.5)?(?:C|LT)?|[2-4]\d(?:\.\d{1,2})?X\d{1,2}\.\d{2}R[12]\d(?:\.5)?(?:C|LT)?)$/;

const METRIC =
  /^(P|LT|ST)? ?([1-3]\d{2}) ?[-/ ]? ?([2-9]\d) ?[-/ ]? ?(Z?)R? ?([12]\d(?:\.5)?) ?(C|LT)?$/;
const INCHES =
  /^([2-4]\d(?:\.\d{1,2})?) ?[X ] ?(\d{1,2}(?:\.\d{1,2})?) ?[-R ] ?([12]\d(?:\.5)?) ?(C|LT)?$/;

/** Converts `225 65 17`, `225/65-17` or `2256517` to `225/65R17`. Other texts become upper case. */
export function normalizeTireSize(text: string): string {
  const typed = text.trim().toUpperCase().replace(/\s+/g, ' ').replaceAll('×', 'X');
  const metric = METRIC.exec(typed);
  if (metric) {
    const [, type = '', width, aspect, fast = '', rim, load = ''] = metric;
    return `${type}${width}/${aspect}${fast}R${rim}${load}`;
  }
  const inches = INCHES.exec(typed);
  if (!inches) return typed;
  const [, diameter, width, rim, load = ''] = inches;
  return `${diameter}X${Number(width).toFixed(2)}R${rim}${load}`;
}
