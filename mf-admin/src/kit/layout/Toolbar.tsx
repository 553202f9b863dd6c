import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

/** Search, filters and buttons above a list; the first one takes the remaining width. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}
