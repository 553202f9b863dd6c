import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';
import { PlainButton } from './PlainButton';

interface Props extends Omit<ComponentProps<typeof PlainButton>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'outline' | 'solid' | undefined;
}

export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: Props) {
  return (
    <PlainButton
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(styles.button, variant !== 'quiet' && styles[variant], className)}
    >
      {icon}
    </PlainButton>
  );
}
