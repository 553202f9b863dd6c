import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { keepFrame, keptFrame } from './frame';
import { isPage, isVersionedFile } from './kept';
import { files, pages } from './stores';

declare const self: { skipWaiting(): Promise<void> };

// Nothing is kept ahead of need, so a new worker has nothing that could clash with open pages: each
// page names the versions it was made with, and a versioned file never changes.
void self.skipWaiting();
clientsClaim();

registerRoute(isVersionedFile, files);
registerRoute(isPage, async (options) => {
  try {
    const page = await pages.handle(options);
    options.event.waitUntil(keepFrame(options.event));
    return page;
  } catch (error) {
    const frame = await keptFrame();
    if (frame) return frame;
    throw error;
  }
});
