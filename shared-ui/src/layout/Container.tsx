import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './Container.module.css';

interface Props {
  /** `text` keeps lines short enough to read. */
  width?: 'page' | 'text' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

export function Container({ width = 'page', className, ref, children }: Props) {
  return (
    <div ref={ref} className={clsx(styles.container, width === 'text' && styles.text, className)}>
      {children}
    </div>
  );
}
