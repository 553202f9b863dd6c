import { PageHead } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { useNews } from '../../shop/news/useNews';
import styles from './SectionHead.module.css';

interface Props {
  /** Of the page and of the document; a section of a page has its heading above it. */
  title?: string;
  lead?: string;
  actions?: ReactNode;
  /** A line below title and buttons. */
  status?: ReactNode;
}

/** The head of a page or of a section of the settings: what it is for, and its buttons. */
export function SectionHead({ title, lead, actions, status }: Props) {
  return (
    <div className={styles.head}>
      {title && <CountedPageHead title={title} />}
      <div>
        {title && <h1 className={styles.title}>{title}</h1>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {status && <div className={styles.status}>{status}</div>}
    </div>
  );
}

/** The number of new bookings is in the title, which a tab in the background shows too. */
function CountedPageHead({ title }: { title: string }) {
  const { bookings } = useNews().news;
  return <PageHead title={bookings.length > 0 ? `(${bookings.length}) ${title}` : title} />;
}
