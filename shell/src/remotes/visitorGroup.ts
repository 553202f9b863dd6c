import { GROUP_COOKIE, GROUPS } from '@shop/shared-site/canaries';

const YEAR = 365 * 24 * 60 * 60;

const storedGroup = () => new RegExp(`\\b${GROUP_COOKIE}=(\\d\\d?)\\b`).exec(document.cookie)?.[1];

// Without cookies it is kept for as long as the page is open.
const drawn = Math.floor(Math.random() * GROUPS);

/** Drawn once, in a cookie by which a server can choose the HTML; without cookies for as long as the page is open. */
export function visitorGroup(): number {
  try {
    const stored = storedGroup();
    if (stored) return Number(stored);
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = `${GROUP_COOKIE}=${drawn}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  } catch {
    // A frame or a browser without cookies may throw.
  }
  return drawn;
}
