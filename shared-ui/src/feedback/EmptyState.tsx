import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../layout/Heading';
import styles from './EmptyState.module.css';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

/** An empty result and its reason. Not for errors. */
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
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
