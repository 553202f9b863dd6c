import type { Dictionary, Locales } from './locales';

const PLACEHOLDER = /{{\w+}}/g;

/** Words of other Spanish-speaking countries, or of people who say tú; customers here use others. */
const NOT_OURS =
  /(?<!\p{L})(?:neumátic\p{L}+|coches?|autos?|conduc\p{L}+|reserv(?:e|a|ar|ación|aciones)|carrocería|capó|maletero|silenciador|tamaños?|tú|tus?|ti|contigo)(?!\p{L})/iu;

/** Every sentence by its dotted key. */
const flatten = (words: Dictionary, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const placeholders = (text: string) => (text.match(PLACEHOLDER) ?? []).sort().join(' ');
const hasWords = (text: string) => /\p{L}/u.test(text.replace(PLACEHOLDER, ''));

function sentenceProblem(english: string | undefined, spanish: string | undefined, same: boolean) {
  if (spanish === undefined) return 'is missing in Spanish';
  if (english === undefined) return 'is missing in English';
  if (placeholders(english) !== placeholders(spanish)) return 'takes other placeholders in Spanish';
  const isEqual = english.toLowerCase() === spanish.toLowerCase();
  const untranslated = isEqual && hasWords(english);
  if (untranslated && !same) return `is the same in both languages: ${english}`;
  if (same && !untranslated) return 'differs, and is listed as the same';
  return undefined;
}

/**
 * Holds the two languages of some words against each other.
 * @param name what the sentences begin with: the namespace
 * @param same dotted keys that somebody has looked at and that read the same in both languages
 * @param isEditable whether content blocks can replace the sentences. Their identifiers have an
 *   underscore for each dot of a key, so they cannot name a key that has an underscore itself
 * @returns a sentence per problem; an empty list means that they belong together
 */
export function dictionaryProblems(
  name: string,
  words: { en: Dictionary; es: Dictionary },
  same: readonly string[] = [],
  isEditable = true,
): string[] {
  const english = new Map(flatten(words.en));
  const spanish = new Map(flatten(words.es));
  return [...new Set([...english.keys(), ...spanish.keys(), ...same])].flatMap((key) => {
    const problem = sentenceProblem(english.get(key), spanish.get(key), same.includes(key));
    const foreign = NOT_OURS.exec(spanish.get(key) ?? '');
    return [
      ...(foreign ? [`${name}: ${key} says ${foreign[0]} in Spanish, which is not said here`] : []),
      ...(problem ? [`${name}: ${key} ${problem}`] : []),
      ...(isEditable && key.includes('_') ? [`${name}: ${key} has an underscore`] : []),
    ];
  });
}

/**
 * Does so with a set's dictionaries.
 * @param set what `defineLocales` returned
 * @param same see dictionaryProblems
 * @param isEditable see dictionaryProblems
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
