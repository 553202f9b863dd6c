import { buildApp } from '../../build/buildApp';
import { distOf } from '../../disk/paths';
import { builtFrom } from '../../release/builtFrom';
import { readBuild, readManifest } from '../../release/builtRemote';
import { builtShell } from '../../release/storeVersion';
import { validateReleases } from '../../release/validateReleases';
import type { ExternalBuild } from '../readExternalBuild';
import { formOf, type Options, readLiveSite, releaseThroughDoor, send } from './releaseThroughDoor';

/** The shell, which the token of the platform's team releases. */
async function sendShell(options: Options): Promise<string> {
  const shell = builtShell();
  validateReleases([], shell.abilities, await readLiveSite(options.to));
  if (options.dryRun) return '  the shell fits what is live\n  nothing changed';
  const from = builtFrom('shell', shell.dist, options.reason);
  const form = formOf(shell.dist, { 'abilities.json': shell.abilities, 'built.json': from });
  return send('shell', form, options);
}

/**
 * Releases an app of this repository, or what another one has built, through the door of a site.
 * @returns what to print
 */
export async function buildAndSend(
  [name = '', ...others]: string[],
  options: Options,
  elsewhere?: ExternalBuild,
): Promise<string> {
  if (others.length) throw new Error('A door releases one app at a time');
  const [remote] = elsewhere?.remotes ?? [];
  if (remote) return releaseThroughDoor(remote, options);
  await buildApp(name);
  if (name === 'shell') return sendShell(options);
  return releaseThroughDoor(readBuild(readManifest(name), distOf(name)), options);
}
