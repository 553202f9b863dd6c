import type { RemoteOverride } from '@shop/loader';
import { paths } from '@shop/shared-contract';
import { REMOTE_PATTERN } from '@shop/shared-site/contract';
import { pathOf } from '@shop/shared-site/languages';
import { matchesRoute } from '@shop/shared-site/routes';

/** `<remote>@<address>` */
const override = new RegExp(`^(${REMOTE_PATTERN})@(.+)$`);

/** A content policy knows no way to name `[::1]`. */
const loopback = new Set(['localhost', '127.0.0.1']);

/** Reads `mf-booking@http://localhost:3002/remoteEntry.js`; any other machine gives nothing. */
export function parseOverride(text: string): RemoteOverride[] {
  const [, remote, address] = override.exec(text) ?? [];
  if (!remote || !address || !URL.canParse(address)) return [];
  const url = new URL(address);
  const isOurs = url.protocol === 'http:' && loopback.has(url.hostname) && !url.username;
  return isOurs ? [{ remote, url: url.href }] : [];
}

export interface RequestedOverrides {
  overrides: readonly RemoteOverride[];
  /**
   * `asked` until the user allows them in this document. No permission is stored: code that runs could write it.
   * `never` where a password is typed.
   */
  state: 'asked' | 'running' | 'never';
}

export const noOverrides: RequestedOverrides = { overrides: [], state: 'never' };

/** Whether staff sign in at this address. @param pathname without the folder of a language */
export const isSignIn = (pathname: string) => matchesRoute(paths.adminLogin(), pathname);

type Address = Pick<Location, 'hostname' | 'pathname' | 'search'>;

function stateAt({ hostname, pathname }: Address): RequestedOverrides['state'] {
  if (isSignIn(pathOf(pathname))) return 'never';
  // A site of this machine, such as that of `npm run dev`, which reloads itself.
  return loopback.has(hostname) ? 'running' : 'asked';
}

/** Reads what `?remote=` requests. It is read once, when the page is opened: it outlives a navigation. */
export function readOverrides(address: Address = location): RequestedOverrides {
  const texts = new URLSearchParams(address.search).getAll('remote');
  const overrides = texts.flatMap((text) => {
    const parsed = parseOverride(text);
    if (parsed.length === 0) console.warn(`[shell] remote=${text} names nothing on this computer`);
    return parsed;
  });
  return { overrides, state: stateAt(address) };
}

export const activeOverrides = ({ overrides, state }: RequestedOverrides) =>
  state === 'running' ? overrides : [];

/** Loads the page without overrides. */
export function dismissOverrides() {
  const url = new URL(location.href);
  url.searchParams.delete('remote');
  history.replaceState(history.state, '', url);
  location.reload();
}
