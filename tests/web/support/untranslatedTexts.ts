import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { customer } from '../../support/booking';
import type { RunningSite } from '../../support/runningSite';
import { staffTexts, textOutsideBrackets } from './pseudoLanguage';

/** Texts that are equal in every language, or that Intl formats. */
const names = [
  /Tara Tire & Auto|7671 Tara Blvd Suite B|Jonesboro, GA 30236/g,
  // The name of each language is in that language.
  /English|Español|Facebook|Instagram|^X$/g,
  // A member of staff without a name, by the address of the account.
  /^Pseudo$/g,
  /\d\d?:\d\d [AP]M|\b\d\d?(?::\d\d)?[ap]m\b|\b[\w.-]+@[\w.-]+/g,
  /(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?(?:(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d+(?:, \d{4})?/g,
  /\d+ (?:min|hours?)\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/g,
  /[\d.,]+ (?:lb|mph|mm|in)\b|M\d+ × [\d.]+/g,
  // Initials of a make without a logo; the reference of a booking.
  /^[A-Z]{2}$|\b[A-Z2-9]{3}-[A-Z2-9]{3}\b/g,
  // The size of a tire, and its parts on the picture of a sidewall.
  /\b(?:\d{3}\/\d\d)?Z?R\d\d\b|\b\d{2,3}[A-Z]\b/g,
  // The content page shows the tags of a text as staff type them.
  /<\/?\w+>/g,
];

/** The file whose quoted strings are data. */
const makes = 'mf-storefront/src/vehicles/makes.ts';

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
};

/** The paragraphs, headings and points of a text in Markdown. */
const linesOf = (text: string) => text.split(/\n+/).map((line) => line.replace(/^(?:#+|-) /, ''));

/** What the database holds is data. */
const storedTexts = async (site: RunningSite) =>
  stringsOf(
    await Promise.all(
      ['settings', 'products', 'services', 'list_entries', 'bookings', 'contact_messages'].map(
        (table) => site.rows(table),
      ),
    ),
  ).flatMap((text) => [text, ...linesOf(text)]);

/**
 * Distinguishes untranslated texts from data.
 * @param site the site whose rows count as data
 * @returns a predicate: whether a text contains anything that is neither bracketed nor data
 */
export async function createUntranslatedCheck(
  site: RunningSite,
): Promise<(text: string) => boolean> {
  const source = readFileSync(path.join(root, makes), 'utf8');
  const quoted = [...source.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text);
  // The content page shows spaces for underscores.
  const identifiers = (await staffTexts()).flatMap(({ identifier }) => {
    const name = identifier.replaceAll('_', ' ');
    return [name, `${name} es`];
  });
  const data = new Set([
    ...quoted,
    ...identifiers,
    ...(await storedTexts(site)),
    // What the tests type.
    ...customer['Vehicle details'].split(' '),
  ]);
  const isData = (text: string) =>
    data.has(text.replace(/^: /, '')) ||
    !/\p{L}/u.test(names.reduce((rest, name) => rest.replace(name, ''), text));
  return (text) =>
    !isData(text) &&
    textOutsideBrackets(text)
      .split(/ [·|,] |, /)
      .some((part) => !isData(part.trim().replace(/^\((.+)\)$/, '$1')));
}
