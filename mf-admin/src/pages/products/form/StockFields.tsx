import type { ProductInput } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { type SchemaForm, TextField } from '@shop/shared-ui';
import { productsLocales } from '../locales/productsLocales';
import { optionalNumber } from './optionalNumber';
import styles from './ProductForm.module.css';

interface Props {
  productForm: SchemaForm<ProductInput>;
  /** How many bookings hold. */
  promised: number;
}

/** How many the shop has, and when staff are warned. */
export function StockFields({ productForm: { field }, promised }: Props) {
  const t = useTranslate(productsLocales);
  const held = promised > 0 ? t('form.promised', { count: promised }) : t('form.quantityHint');
  return (
    <div className={styles.pair}>
      <TextField {...field('quantity', optionalNumber)} optional inputMode="numeric" hint={held} />
      <TextField
        {...field('low_stock', optionalNumber)}
        optional
        inputMode="numeric"
        hint={t('form.lowStockHint')}
      />
    </div>
  );
}
