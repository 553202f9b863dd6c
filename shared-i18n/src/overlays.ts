import { currentLanguage, engine } from './engine';
import type { Language } from './languages';
import type { MessageSet } from './messageSet';
import { builtIn, builtInText, composed, OVERLAID, overlays, wordsId } from './words';

/** Staff's sentences by dotted key, by the namespace of the page they belong to. */
export type Overlays = Record<string, Record<string, string>>;

/** Makes the words of one page anew: staff's over the built-in ones, where those have arrived. */
function layWords(language: Language, namespace: string, id: string) {
  engine.removeResourceBundle(language, namespace);
  engine.addResourceBundle(language, namespace, builtIn.get(id) ?? {}, true, false);
  engine.addResources(language, namespace, overlays.get(id) ?? {});
}

/** Namespaces of a language that staff have said something in. */
const overlaid = (language: Language) =>
  [...overlays.keys()].flatMap((id) => {
    const [namespace = '', of] = id.split(':');
    return of === language ? namespace : [];
  });

/**
 * Lays staff's texts over the dictionaries.
 * @param language whose words they are
 * @param all every text by staff in that language: one they no longer have gives way to the
 *   built-in one
 */
export function overlayMessages(language: Language, all: Overlays) {
  for (const namespace of new Set([...overlaid(language), ...Object.keys(all)])) {
    const id = wordsId(namespace, language);
    const words = all[namespace];
    if (words) overlays.set(id, words);
    else overlays.delete(id);
    layWords(language, namespace, id);
  }
  engine.emit(OVERLAID);
}

/**
 * Lays over the dictionaries what staff said when a page's HTML was composed: the page wakes up
 * with the same words.
 * @param language the language of the HTML
 * @param all as `overlaysInUse` gave it to the composer
 */
export function overlayComposed(language: Language, all: Overlays) {
  for (const [namespace, words] of Object.entries(all)) {
    composed.set(wordsId(namespace, language), words);
  }
  overlayMessages(language, all);
}

/**
 * What staff say otherwise than the dictionaries that have arrived: all of theirs that a page shows.
 * @param language whose words
 */
export function overlaysInUse(language: Language): Overlays {
  const used: Overlays = {};
  for (const namespace of overlaid(language)) {
    const id = wordsId(namespace, language);
    const words = Object.entries(overlays.get(id) ?? {});
    const others = words.filter(([key, text]) => saysOtherwise(id, key, text));
    if (others.length) used[namespace] = Object.fromEntries(others);
  }
  return used;
}

/** A key that no dictionary has, or whose dictionary is not here, shows nowhere. */
function saysOtherwise(id: string, key: string, text: string) {
  const before = builtInText(id, key);
  return before !== undefined && before !== text;
}

/**
 * Whether sets say now what they said when a page's HTML was composed: in its language, and with
 * the same words by staff.
 * @param sets what the page declared; their words in that language have arrived
 * @param language the language of the HTML
 */
export function speaksAsComposed(sets: readonly MessageSet[], language: Language): boolean {
  if (currentLanguage() !== language) return false;
  const now = overlaysInUse(language);
  return sets.every(({ namespace }) => {
    const then = composed.get(wordsId(namespace, language)) ?? {};
    const keys = new Set([...Object.keys(then), ...Object.keys(now[namespace] ?? {})]);
    return [...keys].every((key) => then[key] === now[namespace]?.[key]);
  });
}
