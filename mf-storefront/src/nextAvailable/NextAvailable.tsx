import { type ComponentType, useCallback, useState } from 'react';
import { useWhenIdle } from '../useWhenIdle';
import styles from './NextAvailable.module.css';
import type { LinkProps } from './NextAvailableLink';

/**
 * A line with a link to the first free time. It is empty until the page is idle: each booking changes the
 * free times, so they are not published, and no visitor waits for them.
 */
export function NextAvailable(props: LinkProps) {
  const [Link, setLink] = useState<ComponentType<LinkProps>>();
  const load = useCallback(() => {
    import('./NextAvailableLink').then(
      ({ NextAvailableLink }) => setLink(() => NextAvailableLink),
      (error) => console.info('[storefront] next available', error),
    );
  }, []);
  useWhenIdle(true, load);
  return <p className={styles.line}>{Link && <Link {...props} />}</p>;
}
