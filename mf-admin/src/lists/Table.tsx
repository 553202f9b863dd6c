import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface Props {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

/** A table that is laid out as a list of cards on a phone. */
export function Table({ label, columns, children }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
