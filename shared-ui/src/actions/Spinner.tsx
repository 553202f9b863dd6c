import { clsx } from 'clsx';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './Spinner.module.css';

interface Props {
  /** Announced to screen readers; omit it where a text is beside it. */
  label?: string | undefined;
  size?: 'sm' | 'lg' | undefined;
}

export function Spinner({ label, size = 'lg' }: Props) {
  const wheel = <span className={clsx(styles.wheel, styles[size])} aria-hidden="true" />;
  if (!label) return wheel;
  return (
    <div className={styles.place} role="status">
      {wheel}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
