import { partCategories, productCategories } from '@shop/shared-data';
import type { ProductInput } from '@shop/shared-data/staff';
import { type SchemaForm, SelectField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../categoryName';
import styles from './ProductForm.module.css';

interface Props {
  productForm: SchemaForm<ProductInput>;
  /** The category of the stored product, which may be none of ours. */
  saved: string | undefined;
}

const ours: readonly string[] = [...productCategories, ...partCategories];

/** The category of a product, and its condition where the category leaves it open. */
export function CategoryFields({ productForm: { field, form }, saved }: Props) {
  const { t } = useTranslation('adminProducts');
  const [kind, category] = form.watch(['kind', 'category']);
  const categories = new Set<string>(kind === 'part' ? partCategories : productCategories);
  if (saved && !ours.includes(saved)) categories.add(saved);
  return (
    <div className={styles.pair}>
      <SelectField
        // A select keeps a value of which the option is gone.
        key={kind}
        {...field('category')}
        required
        placeholder={t('form.chooseCategory')}
        options={[...categories].map((value) => ({ value, label: categoryName(t, value) }))}
      />
      {category !== 'used-tires' && (
        <SelectField
          {...field('condition')}
          options={(['new', 'used'] as const).map((value) => ({
            value,
            label: t(`conditions.${value}`),
          }))}
        />
      )}
    </div>
  );
}
