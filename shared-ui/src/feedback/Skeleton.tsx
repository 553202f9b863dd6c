import { clsx } from 'clsx';
import styles from './Skeleton.module.css';

interface Props {
  /** `text` is as tall as a line, `picture` as a 4:3 image. */
  shape?: 'text' | 'block' | 'picture' | undefined;
  lines?: number | undefined;
  className?: string | undefined;
}

/** A placeholder that prevents layout shifts during a load. Announce the load once beside it. */
export function Skeleton({ shape = 'text', lines = 1, className }: Props) {
  const count = shape === 'text' ? lines : 1;
  return (
    <div className={clsx(styles.stack, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} className={clsx(styles.bone, styles[shape])} />
      ))}
    </div>
  );
}
