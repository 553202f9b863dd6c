import { type Product, partCategories, productCategories } from '@shop/shared-data';
import { type ProductChanges, productChangesSchema } from '@shop/shared-data/staff';
import { ErrorSummary, SelectField, Stack, TextField, useSchemaForm } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../kit/editing/useUnsavedChanges';
import { optionalNumber } from '../../../kit/forms/numberRules';
import { categoryName } from '../../../shop/products/categoryName';

interface Props {
  id: string;
  products: readonly Product[];
  onSubmit: (changes: ProductChanges) => Promise<void>;
  onInvalid: () => void;
}

const unchanged: ProductChanges = { category: '', percent: null, quantity: null, in_stock: '' };

/** What changes in all selected products; empty fields change nothing. */
export function BulkForm({ id, products, onSubmit, onInvalid }: Props) {
  const { t } = useTranslation('adminProducts');
  const { field, summary, submit, form } = useSchemaForm<ProductChanges>({
    schema: productChangesSchema,
    labels: {
      category: t('form.category'),
      percent: t('bulk.percent'),
      quantity: t('form.quantity'),
      in_stock: t('filters.stock'),
    },
    sentences: {
      percent: t('bulk.percentProblem'),
      quantity: t('problems.quantity'),
      nothing: t('bulk.nothing'),
    },
    defaultValues: unchanged,
    send: async (changes) => {
      const isEmpty = Object.values(changes).every((value) => value === '' || value === null);
      if (!isEmpty) return onSubmit(changes);
      form.setError('percent', { message: 'nothing' });
      onInvalid();
    },
    onInvalid,
  });
  useUnsavedChanges(form.subscribe);
  // Tires and parts have different categories.
  const kinds = new Set(products.map(({ kind }) => kind));
  const categories = [
    ...(kinds.has('part') ? [] : productCategories),
    ...(kinds.has('tire') ? [] : partCategories),
  ];
  return (
    <form id={id} noValidate method="post" onSubmit={submit}>
      <Stack>
        <p>{t('bulk.hint')}</p>
        <ErrorSummary {...summary} />
        {categories.length > 0 && (
          <SelectField
            {...field('category')}
            placeholder={t('bulk.unchanged')}
            options={categories.map((value) => ({ value, label: categoryName(t, value) }))}
          />
        )}
        <TextField
          {...field('percent', optionalNumber)}
          inputMode="decimal"
          hint={t('bulk.percentHint')}
        />
        <TextField {...field('quantity', optionalNumber)} inputMode="numeric" />
        <SelectField
          {...field('in_stock')}
          placeholder={t('bulk.unchanged')}
          options={[
            { value: 'yes', label: t('inStock') },
            { value: 'no', label: t('outOfStock') },
          ]}
        />
      </Stack>
    </form>
  );
}
