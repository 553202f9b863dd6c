import type { ReactNode } from 'react';
import styles from './Mark.module.css';

interface Props {
  remote: string;
  version: string;
  children: ReactNode;
}

/** Says in the document who rendered this and in which version; it has no box of its own. */
export const Mark = ({ remote, version, children }: Props) => (
  <div className={styles['mark']} data-remote={remote} data-version={version}>
    {children}
  </div>
);
