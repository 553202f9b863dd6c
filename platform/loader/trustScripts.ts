import { DIGEST_PATTERN, REMOTE_PATTERN } from '@shop/shared-site/contract';

const versionedFile = new RegExp(`^/(?:shell|${REMOTE_PATTERN})/${DIGEST_PATTERN}/`);

/** The browser's Trusted Types, which not every browser has. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Creates the one Trusted Types policy of the page. It rejects markup and code in strings. Of this
 * origin only files of releases are scripts; the content security policy decides on other origins.
 */
export function trustScripts() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return origin !== location.origin || versionedFile.test(pathname) ? address : null;
    },
  });
}
