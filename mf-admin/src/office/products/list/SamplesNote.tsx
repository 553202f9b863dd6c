import { Button } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './SamplesNote.module.css';

interface Props {
  count: number;
  onDelete: () => void;
}

export function SamplesNote({ count, onDelete }: Props) {
  const { t } = useTranslation('adminProducts');
  if (count === 0) return null;
  return (
    <div className={styles.note}>
      <p>{t('samples.note', { count })}</p>
      <Button size="sm" variant="secondary" onClick={onDelete}>
        {t('samples.delete')}
      </Button>
    </div>
  );
}
