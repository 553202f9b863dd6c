import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface Props {
  /** `text` keeps lines short enough to read. */
  width?: 'page' | 'text' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Centres its content with the page's side gutters. */
export function Container({ width = 'page', className, children }: Props) {
  return (
    <div className={clsx(styles.container, width === 'text' && styles.text, className)}>
      {children}
    </div>
  );
}
