import type { SiteConfig } from '@shop/shared-contract';
import { parseSite } from './parseSite';

/** The configuration that composed HTML carries, pinned to the versions it was made with. */
export function embeddedSite(document: Document): SiteConfig | undefined {
  const text = document.getElementById('site')?.textContent;
  if (!text) return undefined;
  try {
    return parseSite(JSON.parse(text));
  } catch (error) {
    console.error('[shell] embedded configuration', error);
    return undefined;
  }
}
