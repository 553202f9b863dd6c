import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';
import styles from './IconTile.module.css';

interface Props {
  icon: ReactNode;
  heading: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  children?: ReactNode;
}

/** An icon, a heading and a short text: reasons, values, contact facts. */
export function IconTile({ icon, heading, headingLevel = 3, children }: Props) {
  return (
    <div className={styles.tile}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <Heading level={headingLevel} className={styles.heading}>
          {heading}
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
}
