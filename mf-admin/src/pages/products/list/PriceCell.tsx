import type { Product } from '@shop/shared-data';
import { editPrice, type ProductInput, priceSchema } from '@shop/shared-data/staff';
import { formatPrice } from '@shop/shared-i18n';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { RowField } from '../../../kit/RowField';
import { queryKeys } from '../../../lists/queryKeys';

interface Props {
  product: Product;
  isGone: boolean;
  onOpen: (product: Product, isOpen: boolean) => void;
}

/** An empty field is no price of 0. */
const rules = {
  setValueAs: (typed: unknown) => (String(typed).trim() === '' ? Number.NaN : Number(typed)),
};

export const PriceCell = memo(function PriceCell({ product, isGone, onOpen }: Props) {
  const { t } = useTranslation('adminProducts');
  return (
    <RowField<Product, Pick<ProductInput, 'price'>>
      row={product}
      field="price"
      rules={rules}
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
