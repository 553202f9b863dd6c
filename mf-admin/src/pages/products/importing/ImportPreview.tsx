import { FormStatus } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeRow } from './ChangeRow';
import styles from './ImportPreview.module.css';
import type { ImportPlan } from './planImport';
import { RefusalRow } from './RefusalRow';

/** The rows of each kind that are shown; more would only slow the page down. */
const SHOWN = 50;

/** What saving a file would add and change, and the rows that cannot be saved. */
export function ImportPreview({ plan }: { plan: ImportPlan }) {
  const { t } = useTranslation('adminProductImport');
  const { added, changed, same, refused, ignored } = plan;
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.summary}>
        {[
          t('summary.added', { count: added.length }),
          t('summary.changed', { count: changed.length }),
          t('summary.same', { count: same }),
          t('summary.refused', { count: refused.length }),
        ].join(' · ')}
      </p>
      {ignored.length > 0 && <p>{t('ignored', { columns: ignored.join(', ') })}</p>}
      {refused.length > 0 && (
        <FormStatus tone="error" title={t('refused')}>
          <p>{t('refusedText')}</p>
          <Rows
            label={t('refused')}
            rows={refused}
            render={(refusal) => <RefusalRow key={refusal.line} refusal={refusal} />}
          />
        </FormStatus>
      )}
      {added.length + changed.length + refused.length === 0 && <p>{t('nothing')}</p>}
      {changed.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('changed')}</h3>
          <Rows
            label={t('changed')}
            rows={changed}
            render={(change) => <ChangeRow key={change.row.line} change={change} />}
          />
        </section>
      )}
      {added.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('added')}</h3>
          <Rows
            label={t('added')}
            rows={added}
            render={({ line, name }) => (
              <li key={line}>
                <strong>{t('line', { line })}</strong>
                <span>{` ${name}`}</span>
              </li>
            )}
          />
        </section>
      )}
    </div>
  );
}

interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  render: (row: Row) => ReactNode;
}

function Rows<Row>({ label, rows, render }: RowsProps<Row>) {
  const { t } = useTranslation('adminProductImport');
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {rows.slice(0, SHOWN).map(render)}
      </ul>
      {rows.length > SHOWN && <p>{t('more', { count: rows.length - SHOWN })}</p>}
    </>
  );
}
