import { type ReactNode, useSyncExternalStore } from 'react';
import { usePage } from '../page/PageContext';

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
 * Hydrates HTML only with the version that rendered it. For another version it throws, which makes React replace the
 * HTML of the Suspense boundary in one commit.
 */
export function HydrationGuard({ remote, version, children }: Props) {
  const { hydration, usage } = usePage();
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // The composer, which records usage, renders the HTML that is hydrated later.
  if (hydrates && !usage && !hydration.isComposedVersion(remote, version)) {
    throw new OtherVersionsHtml();
  }
  return children;
}
