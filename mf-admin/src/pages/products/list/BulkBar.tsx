import { Button } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './BulkBar.module.css';

interface Props {
  count: number;
  /** The number of products that search and filters find. */
  found: number;
  onAll: () => void;
  onNone: () => void;
  onEdit: () => void;
}

export function BulkBar({ count, found, onAll, onNone, onEdit }: Props) {
  const { t } = useTranslation('adminProducts');
  return (
    <section className={styles.bar} aria-label={t('bulk.label')}>
      <strong role="status">{t('bulk.count', { count })}</strong>
      <Button size="sm" onClick={onEdit}>
        {t('bulk.edit')}
      </Button>
      {count < found && (
        <Button size="sm" variant="secondary" onClick={onAll}>
          {t('bulk.all', { count: found })}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onNone}>
        {t('bulk.none')}
      </Button>
    </section>
  );
}
