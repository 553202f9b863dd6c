import { existsSync } from 'node:fs';
import path from 'node:path';
import { manifestOf } from '@shop/platform/machine/remoteManifest';
import { displayPath, readJson, validate } from '@shop/platform/machine/validateJson';
import { type BuiltRemote, readBuild } from '@shop/platform/release/builtRemote';
import type { BuiltShell } from '@shop/platform/release/storeVersion';
import { z } from 'zod';
import { type BuiltFrom, builtFromSchema, shellAbilitiesSchema } from '../../shared-site/schema';

/** `built.json` of another repository, which the site lists to all teams. */
const uploadedFromSchema = builtFromSchema.extend({
  at: z.iso.datetime('must be an ISO instant'),
  commit: z.string().max(64, 'has more than 64 characters').exactOptional(),
  by: z.string().max(200, 'has more than 200 characters').exactOptional(),
  reason: z.string().max(500, 'has more than 500 characters').exactOptional(),
});

export interface ExternalBuild {
  shell?: BuiltShell;
  remotes: BuiltRemote[];
  /** Absent where the folder has the sources too. */
  from: BuiltFrom | undefined;
}

const readDescription = <T>(schema: Parameters<typeof validate<T>>[0], file: string) =>
  validate(schema, readJson(file), displayPath(file));

/**
 * @param folder contains `remote.json`, `package.json` and `dist`; for a shell `abilities.json` and
 *   `dist`
 * @param names typed by the operator, so that a wrong name in the files replaces no other app
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
