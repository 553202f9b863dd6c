import { buildApp } from '@shop/platform/build/buildApp';
import { distOf } from '@shop/platform/machine/paths';
import { builtFrom } from '@shop/platform/release/builtFrom';
import { readBuild, readManifest } from '@shop/platform/release/builtRemote';
import { builtShell } from '@shop/platform/release/storeVersion';
import { validateReleases } from '@shop/platform/release/validateReleases';
import type { ExternalBuild } from '../release/readExternalBuild';
import {
  type EndpointReleaseOptions,
  readLiveSite,
  releaseThroughEndpoint,
  send,
  uploadForm,
} from './releaseThroughEndpoint';

/** The token of the platform's team releases the shell. */
async function sendShell(options: EndpointReleaseOptions): Promise<void> {
  const shell = builtShell();
  validateReleases([], shell.abilities, await readLiveSite(options.to));
  if (options.dryRun) return console.info('  the shell fits what is live\n  nothing changed');
  const from = builtFrom('shell', shell.dist, options.reason);
  const form = uploadForm(shell.dist, { 'abilities.json': shell.abilities, 'built.json': from });
  return send('shell', form, options);
}

/** Prints what becomes of it, while the site works. */
export async function buildAndSend(
  [name = '', ...others]: string[],
  options: EndpointReleaseOptions,
  elsewhere?: ExternalBuild,
): Promise<void> {
  if (others.length) throw new Error('A release endpoint releases one app at a time');
  const [remote] = elsewhere?.remotes ?? [];
  if (remote) return releaseThroughEndpoint(remote, options);
  await buildApp(name);
  if (name === 'shell') return sendShell(options);
  return releaseThroughEndpoint(readBuild(readManifest(name), distOf(name)), options);
}
