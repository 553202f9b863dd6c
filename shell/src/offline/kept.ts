/** `/<app>/<version>/…`, on our origin or where a team serves its remote. */
const versioned = /\/(?:shell|mf-[\w-]+)\/[0-9a-f]{12}\/.+\.(?:js|css|woff2|svg|png|webp|jpg)$/;

/** What shows somebody's own data, or is none of a visitor's business. */
const neverKept = /^(?:\/[a-z]{2})?\/(?:admin|rest|auth|booking\/cancel|healthz)(?:\/|$)/;

/** `/content/<digest>.json`: what staff published, for pages that are rendered in the browser. */
const content = /^\/content\/[0-9a-f]{12}\.json$/;

/** A file that no release and no publishing ever changes. Clips are left out: they are large, and come in parts. */
export const isVersionedFile = ({ url }: { url: URL }) =>
  versioned.test(url.pathname) || (url.origin === location.origin && content.test(url.pathname));

/** A public page, unless it shows a remote from the developer's own machine. */
export function isPage({ url, request }: { url: URL; request: Request }): boolean {
  const isDocument = request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
  return (
    isDocument &&
    url.origin === location.origin &&
    !neverKept.test(url.pathname) &&
    !url.searchParams.has('remote')
  );
}
