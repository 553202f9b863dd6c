import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const SIXTY_DAYS = 60 * 24 * 60 * 60;

/** The cast is needed since the class's type lets its callbacks be undefined. */
const limit = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: SIXTY_DAYS,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

/** Caches no errors, and no redirected responses, which a browser rejects for a navigation. */
const successOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** Caches `/contact`, `/contact/` and `/contact?lang=es` as one page. */
const onePerPath = {
  async cacheKeyWillBeUsed({ request }: { request: Request }) {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname.replace(/(.)\/$/, '$1');
  },
};

export const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  plugins: [successOnly, limit(400)],
});

/** Apart from the files: a catalogue with many pictures must not evict those. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [successOnly, limit(100)],
});

/** Pages: from the network; from the cache when the network fails or is slow. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 6,
  matchOptions: { ignoreVary: true },
  plugins: [onePerPath, successOnly, limit(80)],
});
