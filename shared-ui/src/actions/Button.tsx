import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/Spinner';
import styles from './Button.module.css';
import { type ButtonAppearance, buttonClassName } from './buttonClassName';

interface Props extends ButtonAppearance, ComponentProps<'button'> {
  /** Busy buttons keep the focus and ignore clicks. */
  busy?: boolean | undefined;
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
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonClassName({ variant, size, wide }), className)}
      // Not `disabled`: that would lose the focus and hide the label from screen readers.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size="sm" /> : icon && <span className={styles.icon}>{icon}</span>}
      <span>{busy && busyLabel ? busyLabel : children}</span>
    </button>
  );
}
