import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Cluster.module.css';

interface Props extends ComponentProps<'div'> {
  gap?: 'sm' | 'md' | undefined;
  justify?: 'start' | 'between' | 'end' | undefined;
}

/** Children in a row that wraps. */
export function Cluster({ gap = 'md', justify = 'start', className, ...rest }: Props) {
  return (
    <div
      {...rest}
      className={clsx(
        styles.cluster,
        styles[gap],
        justify !== 'start' && styles[justify],
        className,
      )}
    />
  );
}
