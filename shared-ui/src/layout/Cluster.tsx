import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Cluster.module.css';

interface Props extends ComponentProps<'div'> {
  justify?: 'start' | 'between' | 'end' | undefined;
}

/** Children in a row that wraps: buttons, badges, a toolbar. */
export function Cluster({ justify = 'start', className, ...rest }: Props) {
  return <div {...rest} className={clsx(styles['cluster'], styles[justify], className)} />;
}
