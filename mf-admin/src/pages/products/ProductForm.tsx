import { type Product, productCategories } from '@shop/shared-data';
import { type ProductInput, productSchema } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import {
  CheckboxField,
  ErrorSummary,
  SelectField,
  Stack,
  TextArea,
  TextField,
  useSchemaForm,
} from '@shop/shared-ui';
import { useUnsavedChanges } from '../../editing/useUnsavedChanges';
import { categoryName } from './categoryName';
import { productsLocales } from './locales/productsLocales';

interface Props {
  /** The form's id, for the submit button outside it. */
  id: string;
  /** The product to edit; none for a new one. */
  product: Product | undefined;
  onSubmit: (input: ProductInput) => Promise<void>;
  /** The form is not valid and shows why. */
  onInvalid: () => void;
}

const blank = { name: '', description: '', price: 0, image_url: '', in_stock: true };

export function ProductForm({ id, product, onSubmit, onInvalid }: Props) {
  const t = useTranslate(productsLocales);
  const { field, summary, submit, form } = useSchemaForm({
    schema: productSchema,
    labels: {
      name: t('form.name'),
      description: t('form.description'),
      price: t('form.price'),
      category: t('form.category'),
      image_url: t('form.imageUrl'),
      in_stock: t('form.inStock'),
    },
    defaultValues: product ?? blank,
    send: onSubmit,
    onInvalid,
  });
  const categories = new Set<string>(productCategories);
  if (product) categories.add(product.category);
  useUnsavedChanges(form.subscribe);

  return (
    <form id={id} noValidate method="post" onSubmit={submit}>
      <Stack>
        <ErrorSummary {...summary} />
        <TextField {...field('name')} required />
        <TextArea {...field('description')} required rows={4} />
        <TextField
          {...field('price', { valueAsNumber: true })}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          required
        />
        <SelectField
          {...field('category')}
          required
          placeholder={t('form.chooseCategory')}
          options={[...categories].map((value) => ({ value, label: categoryName(t, value) }))}
        />
        <TextField
          {...field('image_url')}
          type="url"
          inputMode="url"
          hint={t('form.imageHint')}
          required
        />
        <CheckboxField {...field('in_stock')} />
      </Stack>
    </form>
  );
}
