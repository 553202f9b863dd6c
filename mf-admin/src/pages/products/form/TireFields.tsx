import type { ProductInput } from '@shop/shared-data/staff';
import { type SchemaForm, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { optionalNumber } from './optionalNumber';
import styles from './ProductForm.module.css';

interface Props {
  productForm: SchemaForm<ProductInput>;
}

/** What is entered about a tire; tread and age only of a used one. */
export function TireFields({ productForm: { field, form } }: Props) {
  const { t } = useTranslation('adminProducts');
  const [category, condition] = form.watch(['category', 'condition']);
  const isUsed = category === 'used-tires' || condition === 'used';
  return (
    <>
      <TextField
        {...field('size')}
        optional
        hint={t('form.sizeHint')}
        autoCapitalize="characters"
      />
      <div className={styles.pair}>
        <TextField {...field('load_index', optionalNumber)} optional inputMode="numeric" />
        <TextField {...field('speed_rating')} optional maxLength={1} autoCapitalize="characters" />
      </div>
      {isUsed && (
        <div className={styles.pair}>
          <TextField {...field('tread_32nds', optionalNumber)} optional inputMode="numeric" />
          <TextField {...field('dot')} optional hint={t('form.dotHint')} />
        </div>
      )}
    </>
  );
}
