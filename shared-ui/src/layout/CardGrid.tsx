import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface Props {
  /** The most columns a wide page shows; narrower ones show fewer. */
  columns?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Each child becomes one item of a list. */
export function CardGrid({ columns = 3, className, children }: Props) {
  return (
    <ul className={clsx(styles.grid, styles[`columns${columns}`], className)}>
      {Children.map(children, (child) => child && <li className={styles.item}>{child}</li>)}
    </ul>
  );
}
