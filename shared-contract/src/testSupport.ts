import type { Language } from '@shop/shared-i18n';
import { dictionaryProblems, localesProblems } from '@shop/shared-i18n/test-support';
import { CONTRACT_VERSION } from '@shop/site/contract';
import type { RemoteManifest } from '@shop/site/schema';
import type { Exposed } from './definePage';

/** Whatever props its component takes. */
type AnyExposed = Pick<Exposed, 'locales'> & { Component: unknown };

/** Reviewed texts that read the same in both languages: dotted keys by namespace. */
export type SameWords = Record<string, readonly string[]>;

/** Dictionaries that several pages speak with are looked at once. */
async function messageProblems(
  modules: AnyExposed[],
  same: SameWords,
  isEditable: boolean,
): Promise<string[]> {
  const sets = [...new Set(modules.flatMap(({ locales }) => locales))];
  const found = await Promise.all(
    sets.map((set) => localesProblems(set, same[set.namespace], isEditable)),
  );
  return found.flat();
}

/** The menus' words come with the manifest; each is known by where it leads. */
function navigationProblems({ navigation }: RemoteManifest, same: SameWords): string[] {
  const links = navigation.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const labels = (language: Language) =>
    Object.fromEntries(links.map(({ path, label }) => [path, label[language]]));
  const words = { en: labels('en'), es: labels('es') };
  return dictionaryProblems('navigation', words, same['navigation']);
}

const differences = (named: string[], exposed: string[], words: string) =>
  named.filter((name) => !exposed.includes(name)).map((name) => `${name} ${words}`);

/**
 * Holds a remote against the contract; it needs nothing of any other app.
 * @param manifest the remote's `remote.json`
 * @param modules by exposed name (`./home`): the module's default export
 * @param same texts that rightly read the same in both languages; `navigation` has the menus', by path
 * @param options.isEditable false when content blocks cannot replace the remote's sentences: its keys
 *   may then have underscores, as database rows have
 * @returns a sentence per problem; an empty list means that the contract is kept
 */
export async function contractProblems(
  manifest: RemoteManifest,
  modules: Record<string, AnyExposed>,
  same: SameWords = {},
  { isEditable = true }: { isEditable?: boolean } = {},
): Promise<string[]> {
  const named = [...manifest.pages, ...manifest.widgets].map(({ module }) => module);
  const built = Object.keys(manifest.exposes);
  const words = await messageProblems(Object.values(modules), same, isEditable);
  return [
    ...(manifest.contract === CONTRACT_VERSION
      ? []
      : [`remote.json says contract ${manifest.contract}; the package is ${CONTRACT_VERSION}`]),
    ...differences(named, built, 'is named in remote.json and not exposed'),
    ...differences(built, named, 'is exposed and neither a page nor a widget'),
    ...differences(built, Object.keys(modules), 'was not given to this test'),
    ...Object.entries(modules)
      .filter(([, { Component }]) => typeof Component !== 'function')
      .map(([name]) => `${name} has no component`),
    ...words,
    ...navigationProblems(manifest, same),
  ];
}
