import type { Product } from '@shop/shared-data';
import { editPrice, type ProductInput, priceSchema } from '@shop/shared-data/staff';
import { formatPrice } from '@shop/shared-i18n';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredAmount } from '../../../kit/forms/numberRules';
import { RowField } from '../../../kit/forms/RowField';
import { queryKeys } from '../../../shop/rows/queryKeys';

interface Props {
  product: Product;
  isGone: boolean;
  onOpen: (product: Product, isOpen: boolean) => void;
}

export const PriceCell = memo(function PriceCell({ product, isGone, onOpen }: Props) {
  const { t } = useTranslation('adminProducts');
  return (
    <RowField<Product, Pick<ProductInput, 'price'>>
      row={product}
      field="price"
      rules={requiredAmount}
      inputMode="decimal"
      label={t('priceOf', { name: product.name })}
      text={formatPrice(product.price)}
      isGone={isGone}
      onOpen={onOpen}
      form={{
        name: queryKeys.products,
        schema: priceSchema,
        valuesOf: ({ price }) => ({ price }),
        save: editPrice,
        success: t('updated'),
        failure: t('saveFailed'),
      }}
    />
  );
});
