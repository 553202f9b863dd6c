import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const SIXTY_DAYS = 60 * 24 * 60 * 60;

/** Its own type lets its callbacks be undefined, which no plugin's may be. */
const limit = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: SIXTY_DAYS,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

/** Errors are not kept, and a browser refuses a redirected answer to a visit. */
const goodOnes = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** `/contact`, `/contact/` and `/contact?lang=es` are one page. */
const onePerPath = {
  async cacheKeyWillBeUsed({ request }: { request: Request }) {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname.replace(/(.)\/$/, '$1');
  },
};

/** Versioned files: once here, never asked for again. */
export const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  plugins: [goodOnes, limit(400)],
});

/** Pages: the newest there is; the last one seen without a connection, or with hardly any. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 6,
  matchOptions: { ignoreVary: true },
  plugins: [onePerPath, goodOnes, limit(80)],
});
