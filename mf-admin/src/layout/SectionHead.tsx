import { PageHead } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface Props {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** A line below title and buttons: whether what was saved is published. */
  status?: ReactNode;
}

/** The head of a section: its title, also as the title of the document, and its buttons. */
export function SectionHead({ title, lead, actions, status }: Props) {
  return (
    <div className={styles.head}>
      <PageHead title={title} />
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {status && <div className={styles.status}>{status}</div>}
    </div>
  );
}
