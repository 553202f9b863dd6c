import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormStatus.module.css';

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info };

interface Props {
  tone: 'error' | 'success' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

/** The result of a form, or a hint before it is sent. An error interrupts a screen reader. */
export function FormStatus({ tone, title, children, className }: Props) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx(styles.status, tone !== 'info' && styles[tone], className)}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
