import { containerName, type RemoteEntry } from '@shop/shared-contract';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A remote that comes from the machine the browser runs on. */
export interface Override {
  remote: string;
  url: string;
}

/** Reads `mf-booking@http://localhost:3002/remoteEntry.js`; anything but this machine is nothing. */
export function parseOverride(text: string): Override[] {
  const [, remote, address] = /^(mf-[a-z0-9-]+)@(.+)$/.exec(text) ?? [];
  if (!remote || !address || !URL.canParse(address)) return [];
  const url = new URL(address);
  const isOurs = url.protocol === 'http:' && loopback.has(url.hostname) && !url.username;
  return isOurs ? [{ remote, url: url.href }] : [];
}

let overrides: Override[] | undefined;

/**
 * The overrides that `?remote=` asked for when this page was opened: they outlive a navigation, and
 * nothing of them is stored. The composer has none.
 */
export function readOverrides(): Override[] {
  if (window.composeWith) return [];
  overrides ??= new URLSearchParams(location.search).getAll('remote').flatMap(parseOverride);
  return overrides;
}

/** Whether a remote comes from the developer's own machine. */
export const isOverridden = (name: string) => readOverrides().some(({ remote }) => remote === name);

/** Goes back to what is released. */
export function dismissOverrides() {
  const url = new URL(location.href);
  url.searchParams.delete('remote');
  location.replace(url);
}

/** The entry of a remote as the developer's own machine serves it. */
export function overridden(remote: RemoteEntry, overrides: Override[]): RemoteEntry {
  const override = overrides.find((other) => other.remote === remote.name);
  if (!override) return remote;
  const { integrity: _, previous: __, canary: ___, ...live } = remote;
  const url = new URL(override.url);
  return {
    ...live,
    version: url.host,
    base: new URL('.', url).href,
    entry: url.pathname.split('/').at(-1) ?? '',
    container: containerName(remote.name),
  };
}
