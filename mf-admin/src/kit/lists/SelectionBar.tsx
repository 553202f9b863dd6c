import { Button } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface Press {
  label: string;
  onPress: () => void;
}

interface Props {
  /** `Selected products` */
  label: string;
  /** `3 selected`, which is announced. */
  count: string;
  /** Undefined while all rows are selected. */
  all: Press | undefined;
  none: Press;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** Above a list, while some of its rows are selected. */
export function SelectionBar({ label, count, all, none, children }: Props) {
  return (
    <section className={styles.bar} aria-label={label}>
      <strong role="status">{count}</strong>
      {children}
      {all && (
        <Button size="sm" variant="secondary" onClick={all.onPress}>
          {all.label}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={none.onPress}>
        {none.label}
      </Button>
    </section>
  );
}
