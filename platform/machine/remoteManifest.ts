import path from 'node:path';
import { manifestSchema, type RemoteManifest } from '../../shared-site/schema';
import { displayPath, readJson, validate } from './validateJson';

/** @throws with a sentence per mistake, each naming the file and the field */
function manifestIn(folder: string): RemoteManifest {
  const file = path.join(folder, 'remote.json');
  return validate(manifestSchema, readJson(file), displayPath(file));
}

const withoutScope = (name: unknown) => String(name).replace(/^@[^/]*\//, '');

/** Checks the name: with a wrong one, a release would replace another team's remote. */
export function manifestOf(folder: string, name: string): RemoteManifest {
  const manifest = manifestIn(folder);
  const own = readJson(path.join(folder, 'package.json')) as { name?: unknown };
  for (const [file, actual] of [
    ['remote.json', manifest.name],
    ['package.json', own.name],
  ] as const) {
    if (withoutScope(actual) === name) continue;
    throw new Error(
      `${displayPath(path.join(folder, file))}: name must be "${name}", not "${actual}"`,
    );
  }
  return manifest;
}
