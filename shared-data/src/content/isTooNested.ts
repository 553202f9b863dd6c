const DEEP_LINE = /(^|[\n\r])([ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]){41}/;
const NO_MARK = /[^\][*_~`<!{]/g;

/**
 * Whether a text has more quotes, lists or marks than what reads it can take: a line that begins with more than 40 of
 * them, or more than 400 marks before the next empty line. `private.is_too_nested` has the same rule.
 */
export const isTooNested = (text: string): boolean =>
  DEEP_LINE.test(text) ||
  text.split(/\n[ \t\r]*\n/).some((paragraph) => paragraph.replace(NO_MARK, '').length > 400);
