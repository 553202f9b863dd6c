import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../layout/Heading';
import styles from './Disclosure.module.css';

interface Props {
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** Whether it is open: initially, or with `onToggle` at all times. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** Of the disclosures with the same name only one is open. */
  name?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A native details element, so it works before hydration. */
export function Disclosure({
  title,
  headingLevel,
  open = false,
  onToggle,
  name,
  className,
  children,
}: Props) {
  return (
    <details
      name={name}
      open={open}
      className={clsx(styles.disclosure, className)}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {headingLevel ? (
          <Heading level={headingLevel} className={styles.title}>
            {title}
          </Heading>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
