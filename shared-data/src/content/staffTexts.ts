import * as z from 'zod/mini';
import { timedFetch } from '../backend';
import { readPublicSite } from '../staffSite';
import { identifierOf, parseIdentifier } from './identifiers';
import { menuKey } from './menuKey';

/** By namespace, language and dotted key. */
const textsFile = z.record(
  z.string(),
  z.object({ en: z.record(z.string(), z.string()), es: z.record(z.string(), z.string()) }),
);

const link = z.object({ path: z.string(), label: z.object({ en: z.string(), es: z.string() }) });
const entry = z.extend(link, {
  place: z.enum(['header', 'footer']),
  children: z.optional(z.array(link)),
});

const version = z.object({
  prerender: z.optional(z.array(z.string())),
  base: z.string(),
  texts: z.optional(z.string()),
  layout: z.optional(z.string()),
  navigation: z._default(z.array(entry), []),
});
const liveSite = z.object({
  shell: z.optional(z.object({ version: z.string(), texts: z.optional(z.string()) })),
  remotes: z.array(
    z.object({
      name: z.string(),
      live: version,
      canary: z.optional(z.object({ release: version })),
    }),
  ),
});

/** A translation of a public page, as the live version has it. */
export interface BuiltInText {
  /** Its namespace, as content blocks name it. */
  page: string;
  identifier: string;
  text: string;
}

export interface BuiltInTexts {
  texts: BuiltInText[];
  /** The apps whose texts are not known: they could not be loaded, or their build has no file of them. */
  unknown: string[];
  /** The addresses of the public pages that the live versions name. */
  pages: string[];
}

async function readTexts(address: string): Promise<BuiltInText[]> {
  const response = await timedFetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return textsIn(textsFile.parse(await response.json()));
}

function textsIn(file: z.infer<typeof textsFile>): BuiltInText[] {
  return Object.entries(file).flatMap(([page, languages]) =>
    // Key by key: the order of the page, and both languages of a text together.
    Object.keys(languages.en).flatMap((key) =>
      (['en', 'es'] as const).flatMap((language) => {
        const text = languages[language][key];
        const identifier = identifierOf(key, language);
        // No content block can name a key that shares its identifier with another one.
        const isNamed =
          parseIdentifier(identifier).key === key && /^[A-Za-z][\w.-]{0,99}$/.test(identifier);
        return text !== undefined && isNamed ? [{ page, identifier, text }] : [];
      }),
    ),
  );
}

/** The labels of menus, which are no part of a dictionary: the menu has those of all remotes. */
function labelsIn(navigation: readonly z.infer<typeof entry>[]): BuiltInText[] {
  const labels = navigation.flatMap(({ place, path, label, children = [] }) => [
    [menuKey(place, path), label] as const,
    ...children.map((child) => [menuKey('list', child.path), child.label] as const),
  ]);
  const inLanguage = (language: 'en' | 'es') =>
    Object.fromEntries(labels.map(([key, label]) => [key, label[language]]));
  return textsIn({ layout: { en: inLanguage('en'), es: inLanguage('es') } });
}

/** Reads the texts of the live versions and canaries. @throws {DataError} without the site configuration */
export async function readBuiltInTexts(): Promise<BuiltInTexts> {
  const { shell, remotes } = await readPublicSite(liveSite);
  const released = remotes.flatMap(({ name, live, canary }) =>
    [live, ...(canary ? [canary.release] : [])].map((each) => ({ name, ...each })),
  );
  const versions = [
    {
      name: 'shell',
      base: `/shell/${shell?.version}/`,
      texts: shell?.texts,
      layout: undefined,
      navigation: [],
    },
    // What staff themselves read is not replaced.
    ...released.filter(({ layout }) => layout !== 'staff'),
  ];
  const unknown = new Set<string>();
  const texts = new Map<string, BuiltInText>();
  const load = async ({ name, base, texts: file, navigation }: (typeof versions)[number]) => {
    const labels = labelsIn(navigation);
    try {
      if (file) return [...(await readTexts(base + file)), ...labels];
    } catch (error) {
      console.warn('[content]', error);
    }
    unknown.add(name);
    return labels;
  };
  // The live version precedes the canary, which adds only what is new.
  for (const text of (await Promise.all(versions.map(load))).flat()) {
    const id = `${text.page}/${text.identifier}`;
    if (!texts.has(id)) texts.set(id, text);
  }
  const publicRemotes = remotes.filter(({ live }) => live.layout !== 'staff');
  return {
    texts: [...texts.values()],
    unknown: [...unknown],
    pages: publicRemotes.flatMap(({ live }) => live.prerender ?? []).sort(),
  };
}
