/** A longer text is refused by its length, and is not searched for an extension: that takes the square of it. */
const LONGEST = 300;
/** What stands in for a dash in copied text. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const EXTENSION = /[ ,;]*(?:extensi[oóÓ]n|ext|x|#)[.:=]* *(\d{1,6})$/i;
const STORED = /^\+?[-0-9(). /]{7,30}(?: ext\. (?<extension>\d{1,6}))?$/;
const OF_ANOTHER_COUNTRY = /^\+(?!1)/;

/**
 * Writes a phone number as it is stored: with the characters of a keyboard, without `tel:`, an extension as `ext. 12`.
 * Twin: `private.clean_phone`, which also removes invisible characters.
 * @param text one line without invisible characters
 */
export const writePhone = (text: string): string =>
  text.length > LONGEST
    ? text
    : text
        .replace(/\s/g, ' ')
        .replace(DASHES, '-')
        .replace(/^ *tel[.:]*/i, '')
        .replace(/^ +| +$/g, '')
        .replace(EXTENSION, ' ext. $1');

/**
 * The digits by which numbers are compared and searched: equal in every notation, with and without the country code 1,
 * without extension. Twin: `private.phone_digits`.
 */
export const phoneDigits = (phone: string): string =>
  phone
    .replace(/(ext|x|#).*$/i, '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');

/** Whether the number has its area code; it may still be typed otherwise than it is stored. */
export const isWholePhone = (phone: string): boolean => phoneDigits(phone).length >= 10;

/** Whether a number can be stored: its area code, at most 15 digits, and an extension that may follow. Twin: `private.is_phone`. */
export const isPhone = (phone: string): boolean =>
  STORED.test(phone) && isWholePhone(phone) && phoneDigits(phone).length <= 15;

/** Whether two numbers reach the same people, whatever their extensions; a booking without a number equals no other. */
export const isSamePhone = (one: string, other: string): boolean =>
  phoneDigits(one) !== '' && phoneDigits(one) === phoneDigits(other);

interface Parts {
  /** `+17705550123`; without `+` where the country is unknown. */
  number: string;
  /** The ten digits of a number of the United States. */
  national: string | undefined;
  extension: string | undefined;
}

function partsOf(phone: string): Parts {
  const digits = phoneDigits(phone);
  const stored = STORED.exec(phone);
  const isForeign = OF_ANOTHER_COUNTRY.test(phone);
  const national = stored && digits.length === 10 && !isForeign ? digits : undefined;
  const number = national ? `+1${national}` : `${isForeign ? '+' : ''}${digits}`;
  return { number, national, extension: stored?.groups?.['extension'] };
}

/**
 * `(770) 555-0123` for a number of the United States in any notation, with its extension; a number of another country
 * is returned unchanged.
 */
export function formatPhone(phone: string): string {
  const { national, extension } = partsOf(phone);
  if (!national) return phone;
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`;
}

/**
 * The address that calls a number. After a comma phones wait before they dial the extension; Android's turn the letters
 * of `;ext=` (RFC 3966) into digits.
 */
export function callLink(phone: string): string {
  const { number, extension } = partsOf(phone);
  return `tel:${number}${extension ? `,${extension}` : ''}`;
}

/**
 * The address that writes a text message: an extension receives none, so it is left out.
 * @param text the prepared message; empty: none
 */
export const textLink = (phone: string, text = ''): string =>
  `sms:${partsOf(phone).number}${text && `?body=${encodeURIComponent(text)}`}`;

/** A number of the United States as settings and services of text messages need it, `+17705550123`; undefined for any other. */
export function nationalNumber(phone: string): string | undefined {
  const { national, number, extension } = partsOf(phone);
  return !extension && national && /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? number : undefined;
}
