import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeployed } from '@shop/platform/machine/deployedFiles';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { builtFrom } from '@shop/platform/release/builtFrom';
import type { BuiltRemote } from '@shop/platform/release/builtRemote';
import { nextRelease } from '@shop/platform/release/storeVersion';
import { validateReleases } from '@shop/platform/release/validateReleases';
import { SITE_FILE, validateSite } from '@shop/platform/site/siteFile';
import { listReleaseChanges } from '../../shared-site/listChanges';
import type { BuiltFrom, SiteConfig } from '../../shared-site/schema';
import { readWholeSite } from '../../shared-site/siteHistory';
import { fetchFrom, type Report, readSiteAddress, requestRelease } from './requestRelease';

export interface EndpointReleaseOptions {
  to: string;
  canary?: number | undefined;
  /** The site opens the pages in a browser too, before they are live. */
  check?: boolean | undefined;
  /** Checks against what is live, and sends nothing. */
  dryRun?: boolean | undefined;
  reason?: string | undefined;
  /** Receives what to print, while it works. */
  report?: Report;
}

export async function readLiveSite(address: string): Promise<SiteConfig> {
  const site = await readWholeSite(async (name) => {
    const url = new URL(`/${name}`, readSiteAddress(address));
    const response = await fetchFrom(url);
    if (response.status === 404 && name !== SITE_FILE) return undefined;
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return response.json();
  });
  return validateSite(site, new URL(`/${SITE_FILE}`, address).href);
}

/** Fields of a form, each named by the path of its file. */
export function uploadForm(dist: string, descriptions: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(descriptions))
    form.append(name, JSON.stringify(value));
  for (const file of filesBelow(dist)) {
    const name = path.relative(dist, file).split(path.sep).join('/');
    if (!isDeployed(name)) continue;
    form.append(`dist/${name}`, new Blob([readFileSync(file)]), path.basename(file));
  }
  return form;
}

export const send = (
  app: string,
  form: FormData,
  { to, canary, check, report }: Pick<EndpointReleaseOptions, 'to' | 'canary' | 'check' | 'report'>,
) => {
  const query = new URLSearchParams({
    ...(canary ? { canary: String(canary) } : {}),
    ...(check ? { check: '' } : {}),
  });
  return requestRelease(to, `${app}?${query}`, form, report);
};

const verdict = (built: BuiltRemote, site: SiteConfig, to: string) => {
  const { name } = built.manifest;
  const live = site.remotes.find((remote) => remote.name === name)?.live.version;
  return `  ${name} ${nextRelease(built).version} fits what is live at ${new URL(to).origin} (${name} ${live ?? 'has not been released yet'}, shell ${site.shell?.version ?? 'none'})`;
};

/**
 * The site checks the remote again.
 * @throws ChangeRejectedError when it does not fit what is live, or an Error with the sentences of the
 *   site
 */
export async function releaseThroughEndpoint(
  built: BuiltRemote,
  options: EndpointReleaseOptions,
): Promise<void> {
  const { to, canary, dryRun, reason, report = console.info } = options;
  const { manifest, dist } = built;
  const site = await readLiveSite(to);
  const { next } = validateReleases([built], undefined, site, canary);
  report(verdict(built, site, to));
  if (dryRun) {
    for (const line of listReleaseChanges(site, next, [manifest.name])) report(line);
    return report('  nothing changed');
  }
  const from: BuiltFrom = builtFrom(manifest.name, dist, reason);
  const described = {
    'remote.json': manifest,
    'package.json': { name: manifest.name },
    'built.json': from,
  };
  await send(manifest.name, uploadForm(dist, described), options);
}
