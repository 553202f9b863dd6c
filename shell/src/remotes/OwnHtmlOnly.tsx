import { type ReactNode, useSyncExternalStore } from 'react';
import { madeTheHtml } from './composedVersions';
import { OtherVersionsHtml } from './OtherVersionsHtml';

const never = () => () => {};

/**
 * Wakes up HTML only with the version that made it: another one (a canary, a fallback, a team's own
 * machine) replaces it in one go. React does so when hydration throws inside a Suspense boundary.
 */
export function OwnHtmlOnly(props: { remote: string; version: string; children: ReactNode }) {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (hydrates && !madeTheHtml(props.remote, props.version)) throw new OtherVersionsHtml();
  return props.children;
}
