import type { ProductInput } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { type SchemaForm, TextField } from '@shop/shared-ui';
import { shortOf } from '../../../products/shortOf';
import { productsLocales } from '../locales/productsLocales';
import { optionalNumber } from './optionalNumber';
import styles from './ProductForm.module.css';

interface Props {
  productForm: SchemaForm<ProductInput>;
  /** How many bookings hold. */
  promised: number;
}

/** How many the shop has, and when staff are warned. */
export function StockFields({ productForm: { field, form }, promised }: Props) {
  const t = useTranslate(productsLocales);
  const short = shortOf({ quantity: form.watch('quantity'), promised });
  const held = [
    short > 0 && `${t(short === 1 ? 'stock.oneShort' : 'stock.short', { count: short })}.`,
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
