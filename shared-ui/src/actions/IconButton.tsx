import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'outline' | 'solid' | undefined;
}

export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(styles.button, variant !== 'quiet' && styles[variant], className)}
    >
      {icon}
    </button>
  );
}
