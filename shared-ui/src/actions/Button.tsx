import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { type ButtonAppearance, buttonClassName } from './buttonClassName';
import { PlainButton } from './PlainButton';
import { Spinner } from './Spinner';

interface Props extends ButtonAppearance, ComponentProps<typeof PlainButton> {
  busyLabel?: string | undefined;
}

export function Button({
  variant,
  size,
  icon,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  ...rest
}: Props) {
  return (
    <PlainButton
      {...rest}
      busy={busy}
      className={clsx(buttonClassName({ variant, size, wide }), className)}
    >
      {busy ? <Spinner size="sm" /> : icon && <span className={styles.icon}>{icon}</span>}
      <span>{busy && busyLabel ? busyLabel : children}</span>
    </PlainButton>
  );
}
