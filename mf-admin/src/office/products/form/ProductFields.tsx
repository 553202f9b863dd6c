import { type Product, partCategories, productCategories } from '@shop/shared-data';
import type { ProductInput } from '@shop/shared-data/staff';
import {
  CheckboxField,
  ChoiceGroup,
  type SchemaForm,
  SelectField,
  TextArea,
  TextField,
} from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/FieldRow';
import { optionalNumber, requiredAmount } from '../../../kit/forms/numberRules';
import { PictureField } from '../../../kit/pictures/PictureField';
import type { PictureDialogs } from '../../../kit/pictures/usePictureDialogs';
import { categoryName } from '../../../shop/products/categoryName';
import { shortOf } from '../../../shop/products/shortOf';
import { PHOTO_ASPECT, PhotosField } from './PhotosField';

interface TireProductFieldsProps {
  productForm: SchemaForm<ProductInput>;
}

/** What is entered about a tire; tread and age only of a used one. */
function TireProductFields({ productForm: { field, form } }: TireProductFieldsProps) {
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
      <FieldRow>
        <TextField {...field('load_index', optionalNumber)} optional inputMode="numeric" />
        <TextField {...field('speed_rating')} optional maxLength={1} autoCapitalize="characters" />
      </FieldRow>
      {isUsed && (
        <FieldRow>
          <TextField {...field('tread_32nds', optionalNumber)} optional inputMode="numeric" />
          <TextField {...field('dot')} optional hint={t('form.dotHint')} />
        </FieldRow>
      )}
    </>
  );
}

interface StockFieldsProps {
  productForm: SchemaForm<ProductInput>;
  /** How many bookings hold. */
  promised: number;
}

function StockFields({ productForm: { field, form }, promised }: StockFieldsProps) {
  const { t } = useTranslation('adminProducts');
  const short = shortOf({ quantity: form.watch('quantity'), promised });
  const held = [
    short > 0 && `${t('stock.short', { count: short })}.`,
    promised > 0 ? t('form.promised', { count: promised }) : t('form.quantityHint'),
  ];
  return (
    <FieldRow>
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
    </FieldRow>
  );
}

interface CategoryFieldsProps {
  productForm: SchemaForm<ProductInput>;
  /** The category of the stored product, which may be none of ours. */
  saved: string | undefined;
}

const ours: readonly string[] = [...productCategories, ...partCategories];

function CategoryFields({ productForm: { field, form }, saved }: CategoryFieldsProps) {
  const { t } = useTranslation('adminProducts');
  const [kind, category] = form.watch(['kind', 'category']);
  const categories = new Set<string>(kind === 'part' ? partCategories : productCategories);
  if (saved && !ours.includes(saved)) categories.add(saved);
  return (
    <FieldRow>
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
    </FieldRow>
  );
}

interface Props {
  form: SchemaForm<ProductInput>;
  /** The product to edit; none for a new one. */
  product: Product | undefined;
  pictures: PictureDialogs;
}

export function ProductFields({ form: productForm, product, pictures }: Props) {
  const { t } = useTranslation('adminProducts');
  const { field, form } = productForm;
  const kind = form.watch('kind');

  return (
    <>
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
      <TextField {...field('price', requiredAmount)} inputMode="decimal" required />
      <CategoryFields productForm={productForm} saved={product?.category} />
      <FieldRow>
        <TextField {...field('brand')} optional />
        <TextField {...field('sku')} optional />
      </FieldRow>
      {kind === 'tire' && <TireProductFields productForm={productForm} />}
      <StockFields productForm={productForm} promised={product?.promised ?? 0} />
      <PictureField
        name={t('form.photo', { number: 1 })}
        address={form.watch('image_url')}
        onChange={(address) =>
          form.setValue('image_url', address, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        aspect={PHOTO_ASPECT}
        dialogs={pictures}
      >
        <TextField
          {...field('image_url')}
          type="url"
          inputMode="url"
          hint={t('form.imageHint')}
          required
        />
      </PictureField>
      <PhotosField productForm={productForm} pictures={pictures} />
      <CheckboxField {...field('in_stock')} />
      <CheckboxField {...field('free_shipping')} />
      {product?.is_sample && (
        <CheckboxField {...field('is_sample')} hint={t('samples.fieldHint')} />
      )}
    </>
  );
}
