import { pressScriptIn } from '@shop/shared-site/rendering';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isPage, isPicture, isVersionedFile } from './cacheRules';
import { files, pages, pictures } from './caches';

declare const self: { skipWaiting(): Promise<void> };

const LAYOUT = '/_app.html';

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

const layoutCache = () => caches.open('layout');

/**
 * Caches the empty layout and its files. Offline it renders a page that was visited by navigation
 * within the site, which has no cached HTML. The files are stored first, so that a cached layout is
 * complete.
 */
async function cacheLayout(event: ExtendableEvent) {
  try {
    const response = await fetch(LAYOUT);
    if (!response.ok) return;
    const html = await response.clone().text();
    const addresses = [...html.matchAll(/(?:src|href)="(\/shell\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    // A cached page that hydrates at the first press needs it, and may have been visited within the site.
    addresses.push(pressScriptIn(html));
    const requests = addresses.map((address) => new Request(address));
    await Promise.all(requests.map((request) => files.handle({ request, event })));
    await (await layoutCache()).put(LAYOUT, response);
  } catch {
    // The connection was lost: the layout that is cached stays.
  }
}

// Nothing is cached in advance, so a new version cannot conflict with open pages: each names its own versions.
void self.skipWaiting();
clientsClaim();

registerRoute(isVersionedFile, files);
registerRoute(isPicture, pictures);
registerRoute(isPage, async (options) => {
  try {
    const page = await pages.handle(options);
    options.event.waitUntil(cacheLayout(options.event));
    return page;
  } catch (error) {
    const layout = await (await layoutCache()).match(LAYOUT);
    if (layout) return layout;
    throw error;
  }
});
