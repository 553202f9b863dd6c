import { useTranslation } from 'react-i18next';
import { formatCount } from '../../catalogue/formatCount';

/** The number of items found, announced whenever it changes. */
export function ItemCount({ count }: { count: number }) {
  const { t } = useTranslation('catalogue');
  return (
    <p role="status">{t('results.found', { count, replace: { count: formatCount(count) } })}</p>
  );
}
