import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Product, productCategories } from '@shop/shared-data';
import { type ProductInput, productSchema } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { CheckboxField, SelectField, Stack, TextArea, TextField } from '@shop/shared-ui';
import { type DefaultValues, useForm } from 'react-hook-form';
import { FormProblems } from '../../editing/FormProblems';
import { useFieldError } from '../../editing/useFieldError';
import { useUnsaved } from '../../editing/useUnsaved';
import { productsLocales } from './locales/productsLocales';

interface Props {
  /** The form's id, for the submit button outside it. */
  id: string;
  /** What it starts with; none for a new product. */
  product: Product | undefined;
  onSubmit: (input: ProductInput) => void;
  /** Something in it is wrong, and said. */
  onRefused: () => void;
}

const blank: DefaultValues<ProductInput> = {
  name: '',
  description: '',
  price: 0,
  image_url: '',
  in_stock: true,
};

export function ProductForm({ id, product, onSubmit, onRefused }: Props) {
  const t = useTranslate(productsLocales);
  const wrong = useFieldError();
  const { register, handleSubmit, subscribe, formState } = useForm<ProductInput>({
    resolver: standardSchemaResolver(productSchema),
    shouldFocusError: false,
    defaultValues: product ?? blank,
  });
  const { errors } = formState;
  useUnsaved(subscribe);

  return (
    <form id={id} noValidate method="post" onSubmit={handleSubmit(onSubmit, onRefused)}>
      <Stack>
        <FormProblems
          formState={formState}
          labels={{
            name: t('form.name'),
            description: t('form.description'),
            price: t('form.price'),
            category: t('form.category'),
            image_url: t('form.imageUrl'),
          }}
        />
        <TextField
          label={t('form.name')}
          required
          error={wrong(errors.name)}
          {...register('name')}
        />
        <TextArea
          label={t('form.description')}
          required
          rows={4}
          error={wrong(errors.description)}
          {...register('description')}
        />
        <TextField
          label={t('form.price')}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          required
          error={wrong(errors.price)}
          {...register('price', { valueAsNumber: true })}
        />
        <SelectField
          label={t('form.category')}
          required
          placeholder={t('form.chooseCategory')}
          options={productCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
          error={wrong(errors.category)}
          {...register('category')}
        />
        <TextField
          label={t('form.imageUrl')}
          type="url"
          inputMode="url"
          hint={t('form.imageHint')}
          required
          error={wrong(errors.image_url)}
          {...register('image_url')}
        />
        <CheckboxField label={t('form.inStock')} {...register('in_stock')} />
      </Stack>
    </form>
  );
}
