import type { ServerEnv } from './peerAddress';

/** Enough for what a page needs first; more would only delay the page itself. */
const MAX_HINTS = 8;

/** As `Link` header values. */
export function preloadsOf(html: string): string[] {
  const hints = [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"([^>]*)>/g)];
  return hints.slice(0, MAX_HINTS).map(([, as, href, rest = '']) => {
    const crossorigin = rest.includes('crossorigin') ? '; crossorigin=anonymous' : '';
    const priority = rest.includes('fetchpriority="low"') ? '; fetchpriority=low' : '';
    const integrity = /integrity="([^"]+)"/.exec(rest)?.[1];
    return `<${href}>; rel=preload; as=${as}${priority}${crossorigin}${integrity ? `; integrity="${integrity}"` : ''}`;
  });
}

/** Browsers ignore early hints on anything older than HTTP/2. */
export const supportsEarlyHints = (env: ServerEnv['Bindings'] | undefined) =>
  (env?.incoming?.httpVersionMajor ?? 1) >= 2;

export function sendEarlyHints({ outgoing }: ServerEnv['Bindings'], html: string) {
  const link = preloadsOf(html);
  if (link.length) outgoing.writeEarlyHints({ link });
}
