import type { Product } from '@shop/shared-data';
import {
  addProduct,
  blankProduct,
  editProduct,
  type ProductInput,
  productFormSchema,
  type RowDraft,
} from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { usePictureDialogs } from '../../../kit/pictures/usePictureDialogs';
import { ResourceDialog } from '../../../kit/resources/ResourceDialog';
import { productLabels } from '../../../shop/products/productLabels';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { ProductFields } from './ProductFields';
import { productProblems } from './productProblems';

interface Props {
  /** The product to edit; undefined to add one. */
  product: Product | undefined;
  /** With which the form begins. */
  draft: RowDraft | undefined;
  onClose: () => void;
}

export function ProductDialog({ product, draft, onClose }: Props) {
  const { t } = useTranslation('adminProducts');
  const pictures = usePictureDialogs();
  return (
    <ResourceDialog<Product, ProductInput>
      row={product}
      draft={draft}
      title={product && t('form.editTitle')}
      form={{
        name: queryKeys.products,
        addTitle: t('form.addTitle'),
        submit: product ? t('form.update') : t('form.add'),
        added: t('added'),
        success: t('updated'),
        failure: t('saveFailed'),
        table: 'products',
        drafts: { table: 'products' },
        schema: productFormSchema,
        labels: productLabels(t),
        sentences: productProblems(t),
        refusedFields: { products_sku_once: 'sku' },
        valuesOf: (read) => read ?? blankProduct,
        save: (read, input, { before, id }) =>
          read ? editProduct(read, input, before) : addProduct(input, { id }),
        fields: (form) => <ProductFields form={form} product={form.read} pictures={pictures} />,
        question: pictures.dialog,
      }}
      onClose={onClose}
    />
  );
}
