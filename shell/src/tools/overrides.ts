import type { RemoteOverride } from '@shop/loader';

/** A content policy knows no way to name `[::1]`. */
const loopback = new Set(['localhost', '127.0.0.1']);

/** Where this tab keeps what it was allowed to run. */
const KEY = 'overrides';

/** Reads `mf-booking@http://localhost:3002/remoteEntry.js`; anything but this machine is nothing. */
export function parseOverride(text: string): RemoteOverride[] {
  const [, remote, address] = /^(mf-[a-z0-9-]+)@(.+)$/.exec(text) ?? [];
  if (!remote || !address || !URL.canParse(address)) return [];
  const url = new URL(address);
  const isOurs = url.protocol === 'http:' && loopback.has(url.hostname) && !url.username;
  return isOurs ? [{ remote, url: url.href }] : [];
}

function isAllowed(overrides: RemoteOverride[]): boolean {
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
  overrides: RemoteOverride[];
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
export function readOverrides(): RemoteOverride[] {
  if (window.composeWith) return [];
  const { overrides, allowed } = askedOverrides();
  return allowed ? overrides : [];
}

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
