import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { RemoteManifest } from '../../shared-contract/src/siteConfig';

const NAMED = /^mf-[a-z0-9]+(-[a-z0-9]+)*$/;

const words = z.string().trim().min(1, 'must not be empty');
const label = z.strictObject({ en: words, es: words });
const address = z.string().startsWith('/', 'must begin with /');
const exposed = z.string().startsWith('./', 'must begin with ./');

const manifestSchema: z.ZodType<RemoteManifest> = z.strictObject({
  name: z.string().regex(NAMED, 'must be like mf-fleet'),
  contract: z.int(),
  devPort: z.int().min(1, 'must be a port').max(65_535, 'must be a port'),
  exposes: z.record(exposed, z.string()),
  pages: z.array(z.strictObject({ path: z.string(), module: exposed })),
  widgets: z.array(z.strictObject({ name: words, module: exposed })),
  navigation: z.array(
    z.strictObject({
      place: z.enum(['header', 'footer']),
      label,
      path: address,
      order: z.number(),
      look: z.literal('action').exactOptional(),
      children: z.array(z.strictObject({ label, path: address })).exactOptional(),
    }),
  ),
  prerender: z.array(address),
  uses: z.array(words).exactOptional(),
  budget: z.number().positive('must be more than 0').exactOptional(),
});

/** `navigation[0].label.es` */
const fieldOf = (keys: readonly PropertyKey[]) =>
  keys.reduce<string>(
    (place, key) =>
      typeof key === 'number' ? `${place}[${key}]` : `${place}${place && '.'}${String(key)}`,
    '',
  );

/** Zod's own sentences speak to programmers of Zod. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return `says ${issue.keys.join(', ')}, which means nothing here`;
  }
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `must be of the type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  return undefined;
}

/** As its team calls it: from here, unless that leads up and away. */
function shown(file: string) {
  const fromHere = path.relative(process.cwd(), file);
  return fromHere.startsWith('..') ? path.resolve(file) : fromHere;
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`There is no ${shown(file)}`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${shown(file)} is not JSON: ${why}`, { cause });
  }
}

/**
 * What a team says about the remote in a folder.
 * @throws with a sentence per mistake, each naming the file and the field
 */
function manifestIn(folder: string): RemoteManifest {
  const file = path.join(folder, 'remote.json');
  const { data, error } = manifestSchema.safeParse(readJson(file), { error: sentence });
  if (data) return data;
  const mistakes = error.issues.map(({ path: keys, message }) => [fieldOf(keys), message]);
  throw new Error(
    mistakes.map((mistake) => [`${shown(file)}:`, ...mistake].filter(Boolean).join(' ')).join('\n'),
  );
}

const withoutScope = (name: unknown) => String(name).replace(/^@[^/]*\//, '');

/**
 * What the owners of a remote say about it. A wrong name would replace another team's remote.
 * @param name which remote it has to be: its folder's name, or the one that was asked for
 */
export function manifestOf(folder: string, name: string): RemoteManifest {
  const manifest = manifestIn(folder);
  const own = readJson(path.join(folder, 'package.json')) as { name?: unknown };
  for (const [file, said] of [
    ['remote.json', manifest.name],
    ['package.json', own.name],
  ] as const) {
    if (withoutScope(said) === name) continue;
    throw new Error(`${shown(path.join(folder, file))}: name is "${said}"; this is ${name}`);
  }
  return manifest;
}
