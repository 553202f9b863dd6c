import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'dark' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A small label. Its text carries the meaning, not its colour. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={clsx(styles.badge, tone !== 'neutral' && styles[tone])}>
      {icon && <span aria-hidden="true">{icon}</span>}
      <span>{children}</span>
    </span>
  );
}
