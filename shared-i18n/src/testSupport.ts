import type { Dictionary, Locales } from './locales';

/** A value, or a tag that stands for an element: `{{phone}}`, `{{count, number}}`, `<call>`. */
const PLACEHOLDER = /{{\w+(?:, \w+)?}}|<\/?\w+>/g;

const words = (alternatives: string) =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

/** What Spanish texts must not contain, and why. */
const spanishRules: readonly [RegExp, string][] = [
  [
    words(
      String.raw`neumátic\p{L}+|coches?|autos?|conduc\p{L}+|reserv(?:e|a|ar|ación|aciones)|capó|maletero|silenciador|tamaños?|tú|tus?|ti|contigo|fallos?|ha(?:n|mos)? podido`,
    ),
    'uses a word of another Spanish-speaking region',
  ],
  [
    words('(?<!todas )partes|horas? libres?|se presentó|impuesto de ventas?'),
    'has a second word for one thing',
  ],
  [words('lun|mar|mié|jue|vie|sáb|dom'), 'cuts a weekday short'],
  [
    words('bienvenid[oa]s?|(?:está|esté) segur[oa]|usted mism[oa]|tranquil[oa]|tirad[oa]'),
    'guesses the gender of the reader',
  ],
];

/** One sentence for each phrase of a Spanish text that breaks a rule. */
export const spanishProblems = (text: string): string[] =>
  spanishRules.flatMap(([pattern, problem]) => {
    const found = pattern.exec(text);
    return found ? [`${problem}: ${found[0]}`] : [];
  });

/** The entries of a dictionary by dotted key. */
const flatten = (dictionary: Dictionary, prefix = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** Content blocks read an identifier that ends in `_one` or `_other` as a plural form. */
const AMBIGUOUS_KEY = /_(?!(?:one|other)$)|\.(?:one|other)$/;

const placeholders = (text: string) => (text.match(PLACEHOLDER) ?? []).sort().join(' ');
const hasLetters = (text: string) => /\p{L}/u.test(text.replace(PLACEHOLDER, ''));

function entryProblem(english: string | undefined, spanish: string | undefined, same: boolean) {
  if (spanish === undefined) return 'is missing in Spanish';
  if (english === undefined) return 'is missing in English';
  if (placeholders(english) !== placeholders(spanish))
    return 'has other placeholders in Spanish than in English';
  const isEqual = english.toLowerCase() === spanish.toLowerCase();
  const untranslated = isEqual && hasLetters(english);
  if (untranslated && !same) return `is the same in both languages: ${english}`;
  if (same && !untranslated) return 'differs but is listed as identical';
  return undefined;
}

/**
 * Compares the dictionaries of two languages.
 * @param name the namespace, with which each problem begins
 * @param same dotted keys that were reviewed and have the same text in both languages
 * @param isEditable whether content blocks can replace the sentences. Their identifiers have an
 *   underscore for each dot of a key, so the only key with an underscore that they can name is a plural
 *   form: `found_one`
 * @returns one sentence for each problem; an empty list means that the dictionaries match
 */
export function dictionaryProblems(
  name: string,
  dictionaries: { en: Dictionary; es: Dictionary },
  same: readonly string[] = [],
  isEditable = true,
): string[] {
  const english = new Map(flatten(dictionaries.en));
  const spanish = new Map(flatten(dictionaries.es));
  return [...new Set([...english.keys(), ...spanish.keys(), ...same])].flatMap((key) => {
    const problem = entryProblem(english.get(key), spanish.get(key), same.includes(key));
    return [
      ...spanishProblems(spanish.get(key) ?? '').map((each) => `${name}: ${key} ${each}`),
      ...(problem ? [`${name}: ${key} ${problem}`] : []),
      ...(isEditable && AMBIGUOUS_KEY.test(key)
        ? [`${name}: no content block can name ${key}`]
        : []),
    ];
  });
}

/**
 * Loads both dictionaries of a namespace and compares them, as `dictionaryProblems` does.
 * @param locales what `defineLocales` returned
 * @param same see `dictionaryProblems`
 * @param isEditable see `dictionaryProblems`
 */
export async function localesProblems(
  { namespace, load }: Locales,
  same?: readonly string[],
  isEditable?: boolean,
) {
  const [en, es] = await Promise.all([load.en(), load.es()]);
  const words = { en: en as Dictionary, es: es as Dictionary };
  return dictionaryProblems(namespace, words, same, isEditable);
}
