import { PageHead } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface Props {
  title: string;
  lead?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** A section's title, in the page and in the browser's tab. */
export function SectionHead({ title, lead, actions }: Props) {
  return (
    <div className={styles['head']}>
      <PageHead title={title} />
      <div>
        <h1 className={styles['title']}>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
