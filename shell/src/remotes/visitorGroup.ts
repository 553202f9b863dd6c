import { GROUP_COOKIE, GROUPS } from '@shop/shared-site/canaries';

const YEAR = 365 * 24 * 60 * 60;

const storedGroup = () =>
  new RegExp(`(?:^|; )${GROUP_COOKIE}=(\\d{1,2})(?:;|$)`).exec(document.cookie)?.[1];

let group: number | undefined;

/** Drawn once, in a cookie by which a server can choose the HTML; without cookies for as long as the page is open. */
export function visitorGroup(): number {
  try {
    const stored = storedGroup();
    if (stored) group = Number(stored);
    if (group !== undefined) return group;
    group = Math.floor(Math.random() * GROUPS);
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = `${GROUP_COOKIE}=${group}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  } catch {
    // A frame or a browser without cookies may throw.
    group ??= Math.floor(Math.random() * GROUPS);
  }
  return group;
}
