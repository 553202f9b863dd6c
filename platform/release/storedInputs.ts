import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { builtInputs } from '../build/buildApp';
import { buildDir, root } from '../machine/paths';
import { displayPath, readJson, validate } from '../machine/validateJson';

const storedInputs = z.object({
  inputs: z.string(),
  version: z.string().exactOptional(),
});
export type StoredInputs = z.infer<typeof storedInputs>;

/** Not in the site: other working copies of the same sources have released other versions. */
export const storedInputsDir = (siteDir: string) =>
  path.join(buildDir, 'published', encodeURIComponent(path.relative(root, siteDir)));

const recordFile = (siteDir: string, app: string) =>
  path.join(storedInputsDir(siteDir), `${app}.json`);

export function saveStoredInputs(siteDir: string, app: string, stored: StoredInputs) {
  mkdirSync(storedInputsDir(siteDir), { recursive: true });
  writeFileSync(recordFile(siteDir, app), JSON.stringify(stored));
}

/** The sources last released to a site from here, or at least built here; undefined for neither. */
export function readStoredInputs(siteDir: string, app: string): StoredInputs | undefined {
  const file = recordFile(siteDir, app);
  if (existsSync(file)) return validate(storedInputs, readJson(file), displayPath(file));
  const inputs = builtInputs(app);
  return inputs ? { inputs } : undefined;
}
