import { useEffect } from 'react';
import { addHydrationFailure, removeHydrationFailure } from '../page/hydrationFailures';
import styles from './RemoteMarker.module.css';

interface Props {
  /** What the composer wrote for a module. */
  html: string;
  /** Set where the module failed: its name, and another try. */
  failed?: { part: string; retry: () => void };
}

/** A module's composed HTML as it was, in place of one that waits or failed: readable, with links. */
export function ComposedHtml({ html, failed }: Props) {
  const { part, retry } = failed ?? {};
  useEffect(() => {
    if (!part || !retry) return;
    addHydrationFailure(part, retry);
    return () => removeHydrationFailure(part);
  }, [part, retry]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own HTML, read from this document.
  return <div className={styles.marker} dangerouslySetInnerHTML={{ __html: html }} />;
}
