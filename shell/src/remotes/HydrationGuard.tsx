import { type ReactNode, useSyncExternalStore } from 'react';
import { isComposedVersion } from '../page/firstPage';

/** Not a failure: makes React replace a page's HTML instead of hydrating it. */
export class OtherVersionsHtml extends Error {
  override name = 'OtherVersionsHtml';
}

interface Props {
  remote: string;
  version: string;
  children: ReactNode;
}

const never = () => () => {};

/**
 * Hydrates HTML only with the version that rendered it. Another version (a canary, a fallback)
 * replaces it in one commit: React does so when hydration throws inside a Suspense boundary.
 */
export function HydrationGuard({ remote, version, children }: Props) {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // The composer renders the HTML that is hydrated later.
  if (hydrates && !window.composeWith && !isComposedVersion(remote, version)) {
    throw new OtherVersionsHtml();
  }
  return children;
}
