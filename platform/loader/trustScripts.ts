import { DIGEST_PATTERN, REMOTE_PATTERN } from '@shop/shared-site/contract';

/** A file of a release, which never changes once it is published. */
const versionedFile = new RegExp(`^/(?:shell|${REMOTE_PATTERN})/${DIGEST_PATTERN}/`);

/** What this module uses of the browser's Trusted Types, which not every browser has. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Creates the one Trusted Types policy of the page. Where the content security policy requires Trusted
 * Types, every address of a script passes it, also those that the runtimes of builds set; markup and
 * code in strings are rejected, since the policy has no rule for them. Of this origin only files of
 * releases are scripts; which other origins are allowed is up to the content security policy.
 */
export function trustScripts() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return origin !== location.origin || versionedFile.test(pathname) ? address : null;
    },
  });
}
