import {
  DIGEST_PATTERN,
  EDITED_PAGE,
  isContentPath,
  isPicturePath,
  REMOTE_PATTERN,
} from '@shop/shared-site/contract';

/** `/<app>/<version>/…`, at the site's origin or at that of a remote. */
const versioned = new RegExp(
  `/(?:shell|${REMOTE_PATTERN})/${DIGEST_PATTERN}/.+\\.(?:js|css|woff2|svg|png|webp|jpg)$`,
);

/** Pages with personal data, and addresses that are not public. */
const neverCached = /^(?:\/[a-z]{2})?\/(?:admin|rest|auth|storage|booking\/cancel|healthz)(?:\/|$)/;

/** Whether a file is immutable. Videos are excluded: they are large, and are fetched in ranges. */
export const isVersionedFile = ({ url }: { url: URL }) =>
  versioned.test(url.pathname) || (url.origin === location.origin && isContentPath(url.pathname));

/** Whether a file is a picture that staff uploaded; it is immutable too. */
export const isPicture = ({ url }: { url: URL }) =>
  url.origin === location.origin && isPicturePath(url.pathname);

/** Whether a request is for a public page that shows no remote of a development server and that staff do not edit. */
export function isPage({ url, request }: { url: URL; request: Request }): boolean {
  const isDocument = request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
  return (
    isDocument &&
    url.origin === location.origin &&
    !neverCached.test(url.pathname) &&
    !url.searchParams.has('remote') &&
    url.search !== EDITED_PAGE
  );
}
