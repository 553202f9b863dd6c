import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Stack.module.css';

interface Props extends ComponentProps<'div'> {
  gap?: 'sm' | 'md' | 'lg' | undefined;
}

export function Stack({ gap = 'md', className, ...rest }: Props) {
  return <div {...rest} className={clsx(styles.stack, styles[gap], className)} />;
}
