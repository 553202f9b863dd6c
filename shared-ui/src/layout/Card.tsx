import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'title'> {
  as?: 'div' | 'article' | 'section' | undefined;
  media?: ReactNode;
  /** Stays at the bottom when cards stand side by side. */
  footer?: ReactNode;
  /** Lifts on hover; for cards whose heading holds a link made with `stretched`. */
  interactive?: boolean | undefined;
}

export function Card({
  as: Tag = 'div',
  media,
  footer,
  interactive = false,
  className,
  children,
  ...rest
}: Props) {
  return (
    <Tag
      data-surface="light"
      {...rest}
      className={clsx(styles.card, interactive && styles.interactive, className)}
    >
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Tag>
  );
}
