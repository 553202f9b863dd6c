import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../platform/disk/hashFiles';
import { validateSite } from '../../platform/disk/siteFile';
import { builtFrom } from '../../platform/release/builtFrom';
import type { BuiltRemote } from '../../platform/release/builtRemote';
import { nextRelease } from '../../platform/release/storeVersion';
import { validateReleases } from '../../platform/release/validateReleases';
import type { BuiltFrom, SiteConfig } from '../../shared-site/schema';
import { fetchFrom, readSiteAddress, requestRelease } from './requestRelease';

export interface EndpointReleaseOptions {
  to: string;
  canary?: number | undefined;
  /** The site opens the pages in a browser too, before they are live. */
  check?: boolean | undefined;
  /** Checks against what is live, and sends nothing. */
  dryRun?: boolean | undefined;
  reason?: string | undefined;
}

export async function readLiveSite(address: string): Promise<SiteConfig> {
  const url = new URL('/site.json', readSiteAddress(address));
  const response = await fetchFrom(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return validateSite(await response.json(), url.href);
}

/** Fields of a form, each named by the path of its file. */
export function formOf(dist: string, descriptions: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(descriptions))
    form.append(name, JSON.stringify(value));
  for (const file of filesBelow(dist)) {
    const name = ['dist', ...path.relative(dist, file).split(path.sep)].join('/');
    form.append(name, new Blob([readFileSync(file)]), path.basename(file));
  }
  return form;
}

export const send = (
  app: string,
  form: FormData,
  { to, canary, check }: Pick<EndpointReleaseOptions, 'to' | 'canary' | 'check'>,
) => {
  const query = new URLSearchParams({
    ...(canary ? { canary: String(canary) } : {}),
    ...(check ? { check: '' } : {}),
  });
  return requestRelease(to, `${app}?${query}`, form);
};

const verdict = (built: BuiltRemote, site: SiteConfig, to: string) => {
  const { name } = built.manifest;
  const live = site.remotes.find((remote) => remote.name === name)?.live.version;
  return `  ${name} ${nextRelease(built).version} fits what is live at ${new URL(to).origin} (${name} ${live ?? 'has not been released yet'}, shell ${site.shell?.version ?? 'none'})`;
};

/**
 * Returns what to print; the site checks the remote again.
 * @throws ChangeRejectedError when it does not fit what is live, or an Error with the sentences of the
 *   site
 */
export async function releaseThroughEndpoint(
  built: BuiltRemote,
  options: EndpointReleaseOptions,
): Promise<string> {
  const { to, canary, dryRun, reason } = options;
  const { manifest, dist } = built;
  const site = await readLiveSite(to);
  validateReleases([built], undefined, site, canary);
  const fits = verdict(built, site, to);
  if (dryRun) return `${fits}\n  nothing changed`;
  const from: BuiltFrom = builtFrom(manifest.name, dist, reason);
  const described = {
    'remote.json': manifest,
    'package.json': { name: manifest.name },
    'built.json': from,
  };
  return `${fits}\n${await send(manifest.name, formOf(dist, described), options)}`;
}
