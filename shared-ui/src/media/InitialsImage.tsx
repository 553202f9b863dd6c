import { clsx } from 'clsx';
import styles from './InitialsImage.module.css';
import { initialsOf, toneOf } from './initials';

interface Props {
  /** Determines letters and tone, and is the text alternative. */
  name: string;
  /** In pixels; a stylesheet may override it. */
  size?: number | undefined;
  /** Hides it from screen readers, where the name is beside it. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

export function InitialsImage({ name, size = 64, decorative = false, className }: Props) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={clsx(styles[`tone${toneOf(name)}`], className)}
      role="img"
      aria-label={name}
      aria-hidden={decorative}
    >
      <rect width="64" height="64" rx="14" className={styles.ground} />
      <text x="32" y="33" className={styles.letters}>
        {initialsOf(name)}
      </text>
    </svg>
  );
}
