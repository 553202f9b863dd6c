import type { ReactElement, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../layout/Heading';
import styles from './EmptyState.module.css';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** The first step: a link or a button. */
  action: ReactElement;
  icon?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

/** A place without contents: what belongs there, or why there is none, and the first step. */
export function EmptyState({ title, text, action, icon, headingLevel = 2 }: Props) {
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{action}</div>
    </div>
  );
}
