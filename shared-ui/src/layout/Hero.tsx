import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from './Container';
import styles from './Hero.module.css';

interface Props {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Image or form beside the text; below it on phones, on `home` directly below the title. */
  media?: ReactNode;
  /** `compact` is one line on phones, without the lead and with less space below it. */
  size?: 'page' | 'home' | 'compact' | undefined;
  isPrinted?: boolean | undefined;
  children?: ReactNode;
}

/** The top of a page, with its one h1. */
export function Hero(props: Props) {
  const { title, eyebrow, lead, actions, media, size = 'page', isPrinted = true, children } = props;
  const picture = media && <div className={styles.media}>{media}</div>;
  return (
    <div
      data-surface="dark"
      data-screen-only={isPrinted ? undefined : true}
      className={clsx(styles.hero, styles[size], size === 'compact' && styles.page)}
    >
      <Container>
        <div className={clsx(styles.columns, media && styles.withMedia)}>
          <div className={styles.head}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
          </div>
          {size === 'home' && picture}
          <div className={styles.rest}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {actions && <div className={styles.actions}>{actions}</div>}
            {children}
          </div>
          {size !== 'home' && picture}
        </div>
      </Container>
    </div>
  );
}
