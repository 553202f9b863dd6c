import path from 'node:path';
import { z } from 'zod';
import type { RemoteManifest } from '../../shared-contract/src/siteConfig';
import { readJson, shownPath, validate } from '../checkedJson';

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

/**
 * What a team says about the remote in a folder.
 * @throws with a sentence per mistake, each naming the file and the field
 */
function manifestIn(folder: string): RemoteManifest {
  const file = path.join(folder, 'remote.json');
  return validate(manifestSchema, readJson(file), shownPath(file));
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
    throw new Error(`${shownPath(path.join(folder, file))}: name is "${said}"; this is ${name}`);
  }
  return manifest;
}
