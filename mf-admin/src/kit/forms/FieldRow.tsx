import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

/** Short fields beside each other, as many as there is room for. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
