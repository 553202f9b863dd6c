import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  type BuiltFrom,
  builtFromSchema,
  type ReleaseRecord,
  releaseRecordSchema,
  type ShellRelease,
  shellReleaseSchema,
} from '../../shared-site/schema';
import { readJson, validate } from '../machine/validateJson';

export const RECORD_FILE = 'release.json';

/** @throws when there is no such version (any more) */
export function readRecord(siteDir: string, remote: string, version: string): ReleaseRecord {
  const file = path.join(siteDir, remote, version, RECORD_FILE);
  try {
    return validate(releaseRecordSchema, readJson(file), file);
  } catch (cause) {
    throw new Error(`There is no version ${version} of ${remote} to make live`, { cause });
  }
}

/** How the version was first released, if that was recorded and it is still there. */
export function readBuilt(siteDir: string, app: string, version: string): BuiltFrom | undefined {
  const file = path.join(siteDir, app, version, RECORD_FILE);
  const schema = z.object({ built: builtFromSchema.exactOptional() });
  return existsSync(file) ? validate(schema, readJson(file), file).built : undefined;
}

export const readShellRecord = (siteDir: string, version: string): ShellRelease => {
  const file = path.join(siteDir, 'shell', version, RECORD_FILE);
  return validate(shellReleaseSchema, readJson(file), file);
};
