import type { RemoteOverride } from '@shop/loader';
import type { Layout } from '@shop/shared-contract';
import { REMOTE_PATTERN } from '@shop/shared-site/contract';

/** `<remote>@<address>` */
const override = new RegExp(`^(${REMOTE_PATTERN})@(.+)$`);

/** A content policy knows no way to name `[::1]`. */
const loopback = new Set(['localhost', '127.0.0.1']);

const KEY = 'overrides';

/** Reads `mf-booking@http://localhost:3002/remoteEntry.js`; any other machine gives nothing. */
export function parseOverride(text: string): RemoteOverride[] {
  const [, remote, address] = override.exec(text) ?? [];
  if (!remote || !address || !URL.canParse(address)) return [];
  const url = new URL(address);
  const isOurs = url.protocol === 'http:' && loopback.has(url.hostname) && !url.username;
  return isOurs ? [{ remote, url: url.href }] : [];
}

function isAllowed(overrides: RemoteOverride[]): boolean {
  try {
    return sessionStorage.getItem(KEY) === JSON.stringify(overrides);
  } catch {
    // A browser that stores nothing cannot store the permission either.
    return false;
  }
}

/** Whether this browser stores a session of staff, by the name that the data client gives it. */
function storesSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith('-auth-token'));
  } catch {
    return false;
  }
}

export interface RequestedOverrides {
  overrides: readonly RemoteOverride[];
  /**
   * Where the browser stores a session that could be stolen, and on staff's pages, which take a password, the user
   * must allow these overrides in this tab first.
   */
  allowed: boolean;
}

export const noOverrides: RequestedOverrides = { overrides: [], allowed: false };

/** Reads what `?remote=` requests. It is read once, when the page is opened: it outlives a navigation. */
export function readOverrides(layout: Layout | undefined): RequestedOverrides {
  const texts = new URLSearchParams(location.search).getAll('remote');
  const overrides = texts.flatMap((text) => {
    const parsed = parseOverride(text);
    if (parsed.length === 0) console.warn(`[shell] remote=${text} names nothing on this computer`);
    return parsed;
  });
  return { overrides, allowed: !(layout === 'staff' || storesSession()) || isAllowed(overrides) };
}

export const activeOverrides = ({ overrides, allowed }: RequestedOverrides) =>
  allowed ? overrides : [];

export function allowOverrides({ overrides }: RequestedOverrides) {
  sessionStorage.setItem(KEY, JSON.stringify(overrides));
  const url = new URL(location.href);
  url.searchParams.delete('remote');
  for (const { remote, url: entry } of overrides) {
    url.searchParams.append('remote', `${remote}@${entry}`);
  }
  history.replaceState(history.state, '', url);
  location.reload();
}

export function dismissOverrides({ allowed }: RequestedOverrides) {
  if (allowed) sessionStorage.removeItem(KEY);
  const url = new URL(location.href);
  url.searchParams.delete('remote');
  location.replace(url);
}
