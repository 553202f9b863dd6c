import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { manifestOf } from '../../platform/disk/remoteManifest';
import { displayPath, readJson, validate } from '../../platform/disk/validateJson';
import { type BuiltRemote, readBuild } from '../../platform/release/builtRemote';
import type { BuiltShell } from '../../platform/release/storeVersion';
import { type BuiltFrom, builtFromSchema, shellAbilitiesSchema } from '../../shared-site/schema';

/** `built.json` of another repository: the site stores it, and lists it to all teams. */
const uploadedFromSchema = builtFromSchema.extend({
  at: z.iso.datetime('must be an ISO instant'),
  commit: z.string().max(64, 'has more than 64 characters').exactOptional(),
  by: z.string().max(200, 'has more than 200 characters').exactOptional(),
  reason: z.string().max(500, 'has more than 500 characters').exactOptional(),
});

/** A build that was made elsewhere: of one remote, or of the shell. */
export interface ExternalBuild {
  shell?: BuiltShell;
  remotes: BuiltRemote[];
  /** Where it says that it comes from; absent where the folder is that of its sources. */
  from: BuiltFrom | undefined;
}

const readDescription = <T>(schema: Parameters<typeof validate<T>>[0], file: string) =>
  validate(schema, readJson(file), displayPath(file));

/**
 * Reads a build that another repository has made, or that a release endpoint has received.
 * @param folder contains `remote.json`, `package.json` and `dist`; for a shell `abilities.json` and `dist`
 * @param names the name of the app, which the operator types, so that a wrong name in the files replaces no other
 * @throws with a sentence per mistake
 */
export function readExternalBuild(folder: string, [name, ...others]: string[]): ExternalBuild {
  if (!name || others.length) {
    throw new Error(`Name the remote in ${folder}: npm run shop -- release mf-… --from ${folder}`);
  }
  const file = path.join(folder, 'built.json');
  const from = existsSync(file) ? readDescription(uploadedFromSchema, file) : undefined;
  const dist = path.join(folder, 'dist');
  if (name !== 'shell') return { remotes: [readBuild(manifestOf(folder, name), dist)], from };
  const abilities = readDescription(shellAbilitiesSchema, path.join(folder, 'abilities.json'));
  return { shell: { dist, abilities }, remotes: [], from };
}
