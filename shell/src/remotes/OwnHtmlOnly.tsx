import type { MessageSet } from '@shop/shared-i18n';
import { type ReactNode, useSyncExternalStore } from 'react';
import { madeTheHtml, saysTheHtml } from './composedVersions';
import { OtherVersionsHtml } from './OtherVersionsHtml';

interface Props {
  remote: string;
  version: string;
  messages: readonly MessageSet[];
  children: ReactNode;
}

const never = () => () => {};

/**
 * Wakes up HTML only with the version that made it, and only as long as its words still hold.
 * Another version (a canary, a fallback, a team's own machine), a language switched before the page
 * came alive, or staff's own texts replace it in one go. React does so when hydration throws inside
 * a Suspense boundary.
 */
export function OwnHtmlOnly({ remote, version, messages, children }: Props) {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isOwn = madeTheHtml(remote, version) && saysTheHtml(messages);
  if (hydrates && !isOwn) throw new OtherVersionsHtml();
  return children;
}
