import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Container } from './Container';
import { Heading } from './Heading';
import styles from './Section.module.css';

interface Props {
  heading?: ReactNode;
  lead?: ReactNode;
  tone?: 'plain' | 'tinted' | 'dark' | undefined;
  headingLevel?: 2 | 3 | undefined;
  actions?: ReactNode;
  /** `text` for articles and forms. */
  width?: 'page' | 'text' | undefined;
  align?: 'start' | 'center' | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

export function Section({
  heading,
  lead,
  tone = 'plain',
  headingLevel = 2,
  actions,
  width = 'page',
  align = 'start',
  id,
  children,
}: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      data-surface={tone === 'dark' ? 'dark' : undefined}
      className={clsx(styles.section, styles[tone])}
      aria-labelledby={heading ? headingId : undefined}
    >
      <Container width={width}>
        {(heading || lead || actions) && (
          <div className={clsx(styles.head, align === 'center' && styles.center)}>
            <div className={styles.words}>
              {heading && (
                <Heading level={headingLevel} id={headingId}>
                  {heading}
                </Heading>
              )}
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
