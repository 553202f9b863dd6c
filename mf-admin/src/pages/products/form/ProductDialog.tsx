import type { Product } from '@shop/shared-data';
import { addProduct, editProduct, type ProductInput } from '@shop/shared-data/staff';
import { Stack } from '@shop/shared-ui';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../editing/FormDialog';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { queryKeys } from '../../../lists/queryKeys';
import { ProductForm } from './ProductForm';

interface Props {
  /** The product to edit; undefined to add one. */
  product: Product | undefined;
  /** All products, of which each SKU may occur once. */
  products: readonly Product[];
  onClose: () => void;
}

const save = (read: Product | undefined, input: ProductInput) =>
  read ? editProduct(read, input) : addProduct(input);

export function ProductDialog({ product, products, onClose }: Props) {
  const { t } = useTranslation('adminProducts');
  const formId = useId();
  const [read, setRead] = useState(product);
  const saving = useSave({
    name: queryKeys.products,
    read,
    isOutsideList: true,
    save,
    success: product ? t('updated') : t('added'),
    failure: t('saveFailed'),
    onSaved: onClose,
    onReload: setRead,
  });

  const takenSkus = useMemo(
    () =>
      new Set(
        products
          .filter(({ id, sku }) => sku !== '' && id !== product?.id)
          .map(({ sku }) => sku.toLowerCase()),
      ),
    [products, product],
  );

  return (
    <FormDialog
      title={product ? t('form.editTitle') : t('form.addTitle')}
      formId={formId}
      submitLabel={product ? t('form.update') : t('form.add')}
      busy={saving.busy}
      onClose={onClose}
    >
      <Stack>
        <SaveFailure saving={saving} failure={t('saveFailed')} />
        <ProductForm
          key={read?.updated_at ?? 'new'}
          id={formId}
          product={read}
          takenSkus={takenSkus}
          onSubmit={saving.submit}
          onInvalid={saving.forget}
        />
      </Stack>
    </FormDialog>
  );
}
