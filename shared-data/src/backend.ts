import { site } from '@shop/shared-contract';

/** Where the data is and the public key to it, as the site's configuration says. */
export function backend() {
  const { url, key } = site().backend;
  return { url: url || location.origin, key };
}
