import type { SampleCounts } from '@shop/shared-data/staff';
import { Button } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './SamplesNote.module.css';

interface Props {
  counts: SampleCounts | undefined;
  /** Receives what is left, in words: `2 products and 1 message`. */
  onDelete: (left: string) => void;
}

/** Says which samples of a trial are left, of any table, and offers to delete them. */
export function SamplesNote({ counts, onDelete }: Props) {
  const { t, i18n } = useTranslation('adminProducts');
  if (!counts) return null;
  const { products, bookings, contact_messages: messages } = counts;
  const kinds = [
    products > 0 && t('samples.products', { count: products }),
    bookings > 0 && t('samples.bookings', { count: bookings }),
    messages > 0 && t('samples.messages', { count: messages }),
  ].filter((kind) => kind !== false);
  if (kinds.length === 0) return null;
  const left = new Intl.ListFormat(i18n.language).format(kinds);
  return (
    <div className={styles.note}>
      <div>
        <p>{t('samples.note', { left })}</p>
        {products > 0 && <p>{t('samples.seen')}</p>}
      </div>
      <Button size="sm" variant="secondary" onClick={() => onDelete(left)}>
        {t('samples.delete')}
      </Button>
    </div>
  );
}
