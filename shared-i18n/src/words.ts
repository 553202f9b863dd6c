import type { Language } from './languages';
import type { Dictionary } from './messageSet';

/** Words of one page in one language go by this. */
export const wordsId = (namespace: string, language: Language) => `${namespace}:${language}`;

/** What the dictionaries say that have arrived. */
export const builtIn = new Map<string, Dictionary>();
/** What staff say instead, by dotted key. */
export const overlays = new Map<string, Record<string, string>>();
/** What of that the visitor's HTML was composed with. */
export const composed = new Map<string, Record<string, string>>();

export function forgetWords() {
  for (const words of [builtIn, overlays, composed]) words.clear();
}

/** Told when staff's texts have come, so that what is on the screen says them. */
export const OVERLAID = 'overlaid';

/** The sentence that a dotted key leads to in what has arrived. */
export function builtInText(id: string, key: string): Dictionary[string] | undefined {
  let found: Dictionary[string] | undefined = builtIn.get(id);
  for (const part of key.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return found;
}
