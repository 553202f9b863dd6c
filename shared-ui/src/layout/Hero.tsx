import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from './Container';
import styles from './Hero.module.css';

interface Props {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Image or player beside the text; below it on phones. */
  media?: ReactNode;
  /** Video or image behind the text; darkened so that the text is legible. */
  backdrop?: ReactNode;
  /** `home` is taller; `compact` is one line on phones, without the lead and with less space below it. */
  size?: 'page' | 'home' | 'compact' | undefined;
  children?: ReactNode;
}

/** The top of a page, with its one h1. */
export function Hero({
  title,
  eyebrow,
  lead,
  actions,
  media,
  backdrop,
  size = 'page',
  children,
}: Props) {
  return (
    <div
      data-surface="dark"
      className={clsx(styles.hero, styles[size], size === 'compact' && styles.page)}
    >
      {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      <Container>
        <div className={clsx(styles.columns, media && styles.withMedia)}>
          <div>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {actions && <div className={styles.actions}>{actions}</div>}
            {children}
          </div>
          {media && <div className={styles.media}>{media}</div>}
        </div>
      </Container>
    </div>
  );
}
