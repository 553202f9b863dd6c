import type { Product } from '@shop/shared-data';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { isAvailable } from '../../../products/isAvailable';
import { shortOf } from '../../../products/shortOf';
import styles from './ProductTable.module.css';

/** Whether a product can be bought, and how many, or how many are missing, where the shop counts them. */
export function StockCell({ product }: { product: Product }) {
  const { t } = useTranslation('adminProducts');
  const { available, promised, is_low } = product;
  const canBeBought = isAvailable(product);
  const short = shortOf(product);
  return (
    <div className={styles.stock}>
      {short > 0 ? (
        <Badge tone="danger">{t('stock.short', { count: short })}</Badge>
      ) : (
        <Badge tone={canBeBought ? 'success' : 'neutral'}>
          {canBeBought ? t('inStock') : t('outOfStock')}
        </Badge>
      )}
      {is_low && short === 0 && <Badge tone="warning">{t('stock.low')}</Badge>}
      {available !== null && (
        <span className={styles.count}>{t('stock.available', { count: available })}</span>
      )}
      {promised > 0 && (
        <span className={styles.count}>{t('stock.promised', { count: promised })}</span>
      )}
    </div>
  );
}
