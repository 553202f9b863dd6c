import type { ProductInput } from '@shop/shared-data/staff';
import { type SchemaForm, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { shortOf } from '../../../products/shortOf';
import { optionalNumber } from './optionalNumber';
import styles from './ProductForm.module.css';

interface Props {
  productForm: SchemaForm<ProductInput>;
  /** How many bookings hold. */
  promised: number;
}

/** How many the shop has, and when staff are warned. */
export function StockFields({ productForm: { field, form }, promised }: Props) {
  const { t } = useTranslation('adminProducts');
  const short = shortOf({ quantity: form.watch('quantity'), promised });
  const held = [
    short > 0 && `${t('stock.short', { count: short })}.`,
    promised > 0 ? t('form.promised', { count: promised }) : t('form.quantityHint'),
  ];
  return (
    <div className={styles.pair}>
      <TextField
        {...field('quantity', optionalNumber)}
        optional
        inputMode="numeric"
        hint={held.filter(Boolean).join(' ')}
      />
      <TextField
        {...field('low_stock', optionalNumber)}
        optional
        inputMode="numeric"
        hint={t('form.lowStockHint')}
      />
    </div>
  );
}
