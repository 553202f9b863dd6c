import type { Product } from '@shop/shared-data';
import { type ProductInput, productFormSchema } from '@shop/shared-data/staff';
import {
  CheckboxField,
  ChoiceGroup,
  ErrorSummary,
  Stack,
  TextArea,
  TextField,
  useSchemaForm,
} from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { blankProduct } from './blankProduct';
import { CategoryFields } from './CategoryFields';
import { PhotosField } from './PhotosField';
import styles from './ProductForm.module.css';
import { productLabels } from './productLabels';
import { productProblems } from './productProblems';
import { StockFields } from './StockFields';
import { TireFields } from './TireFields';

interface Props {
  /** The form's id, for the submit button outside it. */
  id: string;
  /** The product to edit; none for a new one. */
  product: Product | undefined;
  /** The SKUs of the other products, in lower case. */
  takenSkus: ReadonlySet<string>;
  onSubmit: (input: ProductInput) => Promise<void>;
  /** The form is not valid and shows why. */
  onInvalid: () => void;
}

export function ProductForm({ id, product, takenSkus, onSubmit, onInvalid }: Props) {
  const { t } = useTranslation('adminProducts');
  const productForm = useSchemaForm<ProductInput>({
    schema: productFormSchema,
    labels: productLabels(t),
    sentences: productProblems(t),
    defaultValues: product ?? blankProduct,
    send: async (input) => {
      if (takenSkus.has(input.sku.toLowerCase())) {
        productForm.form.setError('sku', { message: 'skuTaken' });
        onInvalid();
      } else await onSubmit(input);
    },
    onInvalid,
  });
  const { field, summary, submit, form } = productForm;
  useUnsavedChanges(form.subscribe);
  const kind = form.watch('kind');

  return (
    <form id={id} noValidate method="post" onSubmit={submit}>
      <Stack>
        <ErrorSummary {...summary} />
        <ChoiceGroup
          legend={t('form.kind')}
          name="kind"
          columns={2}
          options={(['tire', 'part'] as const).map((value) => ({
            value,
            label: t(`kinds.${value}`),
          }))}
          value={kind}
          onChange={(value) => {
            form.setValue('kind', value === 'part' ? 'part' : 'tire', { shouldDirty: true });
            form.setValue('category', '');
          }}
        />
        <TextField {...field('name')} required />
        <TextField {...field('name_es')} optional lang="es" hint={t('form.emptySpanish')} />
        <TextArea {...field('description')} required rows={4} />
        <TextArea {...field('description_es')} optional lang="es" rows={4} />
        <TextField
          {...field('price', { valueAsNumber: true })}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          required
        />
        <CategoryFields productForm={productForm} saved={product?.category} />
        <div className={styles.pair}>
          <TextField {...field('brand')} optional />
          <TextField {...field('sku')} optional />
        </div>
        {kind === 'tire' && <TireFields productForm={productForm} />}
        <StockFields productForm={productForm} promised={product?.promised ?? 0} />
        <TextField
          {...field('image_url')}
          type="url"
          inputMode="url"
          hint={t('form.imageHint')}
          required
        />
        <PhotosField productForm={productForm} />
        <CheckboxField {...field('in_stock')} />
        <CheckboxField {...field('free_shipping')} />
      </Stack>
    </form>
  );
}
