import type { ReactNode } from 'react';
import styles from './ActionRows.module.css';

/** Rows of texts with one action each. */
export const ActionRows = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

interface Props {
  action: ReactNode;
  /** When and by whom. */
  when?: string;
  children: ReactNode;
}

export const ActionRow = ({ action, when, children }: Props) => (
  <li className={styles.row}>
    <div>
      {children}
      {when && <p className={styles.when}>{when}</p>}
    </div>
    {action}
  </li>
);
