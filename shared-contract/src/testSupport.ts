import type { Language } from '@shop/shared-i18n';
import { dictionaryProblems, localesProblems } from '@shop/shared-i18n/test-support';
import { CONTRACT_VERSION } from '@shop/shared-site/contract';
import { matchesRoute } from '@shop/shared-site/routes';
import type { RemoteManifest } from '@shop/shared-site/schema';
import type { Exposed } from './definePage';

/** An exposed module, whatever props its component takes. */
type AnyExposed = Pick<Exposed, 'locales'> & { Component: unknown };

/** Reviewed texts that are the same in both languages: dotted keys by namespace. */
export type SameTexts = Record<string, readonly string[]>;

/** Locales that several modules use are compared once. */
async function moduleProblems(
  modules: AnyExposed[],
  same: SameTexts,
  isEditable: boolean,
): Promise<string[]> {
  const sets = [...new Set(modules.flatMap(({ locales }) => locales))];
  const problems = await Promise.all(
    sets.map((set) => localesProblems(set, same[set.namespace], isEditable)),
  );
  return problems.flat();
}

/** Compares the labels of navigation entries. Each has its path as its key. */
function navigationProblems({ navigation }: RemoteManifest, same: SameTexts): string[] {
  const links = navigation.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const labels = (language: Language) =>
    Object.fromEntries(links.map(({ path, label }) => [path, label[language]]));
  const dictionaries = { en: labels('en'), es: labels('es') };
  return dictionaryProblems('navigation', dictionaries, same['navigation']);
}

/** The navigation entries, drop-down links and prerendered addresses that match no page of the remote. */
export function unmatchedAddresses({ navigation, pages, prerender }: RemoteManifest): string[] {
  const links = navigation.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return [...links.map(({ path }) => path), ...prerender].filter(
    (address) => !pages.some(({ path }) => matchesRoute(path, address)),
  );
}

const missing = (names: string[], from: string[], problem: string) =>
  names.filter((name) => !from.includes(name)).map((name) => `${name} ${problem}`);

/**
 * Checks whether a remote follows the contract. It needs no other app.
 * @param manifest the remote's `remote.json`
 * @param modules by exposed name (`./home`): the module's default export
 * @param same reviewed texts that are the same in both languages; `navigation` lists paths of entries
 * @param options.isEditable false when content blocks cannot replace the remote's sentences: its keys
 *   may then have underscores, as database rows have
 * @returns one sentence for each problem; an empty list means that the remote follows the contract
 */
export async function contractProblems(
  manifest: RemoteManifest,
  modules: Record<string, AnyExposed>,
  same: SameTexts = {},
  { isEditable = true }: { isEditable?: boolean } = {},
): Promise<string[]> {
  const named = [...manifest.pages, ...manifest.widgets].map(({ module }) => module);
  const built = Object.keys(manifest.exposes);
  return [
    ...(manifest.contract === CONTRACT_VERSION
      ? []
      : [`remote.json names contract ${manifest.contract}; the package is ${CONTRACT_VERSION}`]),
    ...missing(named, built, 'is named in remote.json but is not exposed'),
    ...missing(built, named, 'is exposed but is neither a page nor a widget'),
    ...missing(built, Object.keys(modules), 'was not passed to this test'),
    ...Object.entries(modules)
      .filter(([, { Component }]) => typeof Component !== 'function')
      .map(([name]) => `${name} has no component`),
    ...(await moduleProblems(Object.values(modules), same, isEditable)),
    ...navigationProblems(manifest, same),
  ];
}
