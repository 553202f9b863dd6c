import path from 'node:path';
import { manifestSchema, type RemoteManifest } from '../site/schema';
import { readJson, shownPath, validate } from './checkedJson';

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
