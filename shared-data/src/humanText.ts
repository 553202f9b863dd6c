// The same policy as the functions of supabase/schemas/020_texts.sql; properties compare them
// (supabase/tests/textPolicy.test.ts).

/** Control characters but tab and line breaks, noncharacters, and characters that change the direction of writing. */
const forbidden =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufdd0-\\ufdef\\ufeff\\ufff9-\\ufffb\\ufffe\\uffff';
const spaces =
  '\\u0009-\\u000d\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
/** Characters without a shape of their own: fillers, joiners, selectors and tags. */
const shapeless =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
const noAddress = `${spaces}${shapeless}\\u0000-\\u001f\\u007f-\\u009f`;

const CONTROLS = /[\t\n\r]+/g;
/** Half of a surrogate pair is no character: no database stores it. */
const FORBIDDEN = new RegExp(`[${forbidden}\\p{Cs}]`, 'gu');
const SHAPELESS = new RegExp(`[${shapeless}]`, 'gu');
const VISIBLE = new RegExp(`[^${forbidden}${spaces}${shapeless}]`, 'u');

/** Letters of a name before the @, without the dots between its parts. */
const atom = `[^${noAddress}.@<>()[\\]\\\\,;:"]+`;
const letter = `[^${noAddress}\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]`;
const label = `${letter}(?:(?:${letter}|-)*${letter})?`;
/** An e-mail address that a mail server can be asked about. Quoted names and bare IP addresses are none. */
const EMAIL = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'u');

/** Twice the longest text that is stored. To normalize takes the square of the number of combining marks. */
const LONGEST = 40_000;

/**
 * Removes what no text of a person needs. The result is normalized (NFC) and may be invisible. A text that every field
 * refuses by its length is not normalized.
 */
export function cleanText(text: string): string {
  const cleaned = text.replace(FORBIDDEN, '');
  return cleaned.length > LONGEST ? cleaned : cleaned.normalize('NFC');
}

export const cleanLine = (text: string) => cleanText(text.replace(CONTROLS, ' '));

/** Removes what nobody sees from a number or word by which something is found, so that it has no twins. */
export const cleanCode = (text: string) => cleanText(cleanLine(text).replace(SHAPELESS, '')).trim();

export const isVisible = (text: string) => VISIBLE.test(text);

/** Whether a text is a normalized e-mail address, with at most 64 characters before the @ and 254 in all. */
export function isEmail(text: string): boolean {
  const [name = '', domain = ''] = text.split('@');
  return (
    [...text].length <= 254 &&
    [...name].length <= 64 &&
    EMAIL.test(text) &&
    /[^.]{2,}$/.test(domain) &&
    !/\.\d+$/.test(domain) &&
    text.normalize('NFC') === text
  );
}

const TOP_LEVEL =
  'com|net|org|info|biz|edu|gov|io|co|me|us|mx|ru|cn|de|xyz|top|shop|site|store|online|click|link|live|app|dev|ly|gl';
const LINK = new RegExp(
  `://|www\\.|@|[\\p{L}\\p{N}]\\.\\p{L}{2,24}/|[\\p{L}\\p{N}]\\.(${TOP_LEVEL})(?![\\p{L}\\p{N}_])`,
  'iu',
);

/** Whether a mail program or a reader would see an address or a link in a text. */
export const readsAsLink = (text: string) => LINK.test(text);
