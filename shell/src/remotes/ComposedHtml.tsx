import { useEffect } from 'react';
import { usePage } from '../page/PageContext';
import styles from './RemoteMarker.module.css';

interface Props {
  html: string;
  /** Set where the module failed: its name, and what retries it. */
  failed?: { part: string; retry: () => void };
}

/** A module's composed HTML as it was, in place of one that waits or failed: readable, with links. */
export function ComposedHtml({ html, failed }: Props) {
  const { hydration } = usePage();
  const { part, retry } = failed ?? {};
  useEffect(() => {
    if (!part || !retry) return;
    hydration.addFailure(part, retry);
    return () => hydration.removeFailure(part);
  }, [hydration, part, retry]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own HTML, read from this document.
  return <div className={styles.marker} dangerouslySetInnerHTML={{ __html: html }} />;
}
