import { containerName, type RemoteEntry } from '@shop/shared-contract';

/** A content policy knows no way to name `[::1]`. */
const loopback = new Set(['localhost', '127.0.0.1']);

/** Where this tab keeps what it was allowed to run. */
const KEY = 'overrides';

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

function isAllowed(overrides: Override[]): boolean {
  try {
    return sessionStorage.getItem(KEY) === JSON.stringify(overrides);
  } catch {
    // A browser that keeps nothing can't remember a yes either.
    return false;
  }
}

/** Whether this browser keeps a session of staff, by the name that the data client gives it. */
function keepsSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith('-auth-token'));
  } catch {
    return false;
  }
}

interface Asked {
  overrides: Override[];
  /**
   * Whether they run. Where there is a session to be stolen a link alone must run nothing: somebody
   * has to have said yes to precisely these in this tab.
   */
  allowed: boolean;
}

let asked: Asked | undefined;

/** What `?remote=` asked for when this page was opened: it outlives a navigation. */
export function askedOverrides(): Asked {
  if (!asked) {
    const texts = new URLSearchParams(location.search).getAll('remote');
    const overrides = texts.flatMap((text) => {
      const parsed = parseOverride(text);
      if (parsed.length === 0)
        console.warn(`[shell] remote=${text} names nothing on this computer`);
      return parsed;
    });
    asked = { overrides, allowed: !keepsSession() || isAllowed(overrides) };
  }
  return asked;
}

/** The overrides that this page runs. The composer has none. */
export function readOverrides(): Override[] {
  if (window.composeWith) return [];
  const { overrides, allowed } = askedOverrides();
  return allowed ? overrides : [];
}

/** Whether a remote comes from the developer's own machine. */
export const isOverridden = (name: string) => readOverrides().some(({ remote }) => remote === name);

/** Starts the page anew with what it was asked for, wherever in the site the visitor is by now. */
export function allowOverrides() {
  const { overrides } = askedOverrides();
  sessionStorage.setItem(KEY, JSON.stringify(overrides));
  const url = new URL(location.href);
  url.searchParams.delete('remote');
  for (const { remote, url: entry } of overrides) {
    url.searchParams.append('remote', `${remote}@${entry}`);
  }
  history.replaceState(history.state, '', url);
  location.reload();
}

/** Goes back to what is released; to run something else again takes another yes. */
export function dismissOverrides() {
  if (askedOverrides().allowed) sessionStorage.removeItem(KEY);
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
