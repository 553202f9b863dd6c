import type { Exposed } from './definePage';
import { CONTRACT_VERSION, type RemoteManifest } from './siteConfig';

/** Every sentence by its dotted key, reduced to the placeholders it must be given. */
const placeholders = (words: object, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, (value.match(/{{\w+}}/g) ?? []).sort().join(' ')]]
        : Object.entries(placeholders(value, `${prefix}${key}.`)),
    ),
  );

/** Whatever props its component takes. */
type AnyExposed = Pick<Exposed, 'messages'> & { Component: unknown };

async function wordProblems({ messages }: AnyExposed): Promise<string[]> {
  const found: string[] = [];
  for (const { namespace, load } of messages) {
    const english = placeholders((await load.en()) as object);
    const spanish = placeholders((await load.es()) as object);
    for (const key of new Set([...Object.keys(english), ...Object.keys(spanish)])) {
      if (!(key in spanish)) found.push(`${namespace}: ${key} is missing in Spanish`);
      else if (!(key in english)) found.push(`${namespace}: ${key} is missing in English`);
      else if (english[key] !== spanish[key]) {
        found.push(`${namespace}: ${key} takes other placeholders in Spanish`);
      }
      // Staff's content blocks write an underscore for the dot.
      if (key.includes('_')) found.push(`${namespace}: ${key} has an underscore`);
    }
  }
  return found;
}

const differences = (named: string[], exposed: string[], words: string) =>
  named.filter((name) => !exposed.includes(name)).map((name) => `${name} ${words}`);

/**
 * Holds a remote against the contract; it needs nothing of any other app.
 * @param manifest the remote's `remote.json`
 * @param modules by exposed name (`./home`): the module's default export
 * @returns a sentence per problem; an empty list means that the contract is kept
 */
export async function contractProblems(
  manifest: RemoteManifest,
  modules: Record<string, AnyExposed>,
): Promise<string[]> {
  const named = [...manifest.pages, ...manifest.widgets].map(({ module }) => module);
  const built = Object.keys(manifest.exposes);
  const words = await Promise.all(Object.values(modules).map(wordProblems));
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
    ...words.flat(),
  ];
}
