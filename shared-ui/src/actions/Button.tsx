import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/Spinner';
import styles from './Button.module.css';
import { type ButtonLook, buttonLook } from './buttonLook';

interface Props extends ButtonLook, ComponentProps<'button'> {
  /** Something is under way: the button keeps focus and does nothing more. */
  busy?: boolean | undefined;
  /** Words while busy; without them the usual ones stay. */
  busyLabel?: string | undefined;
}

/** A button. `type` is `button` unless the page says `submit`. */
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
      className={clsx(buttonLook({ variant, size, wide }), className)}
      // Not `disabled`: that would drop the focus and hide the words from a screen reader.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size="sm" /> : icon && <span className={styles.icon}>{icon}</span>}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
