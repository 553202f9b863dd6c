import type { Product } from '@shop/shared-data';
import {
  editQuantity,
  type HeldTires,
  type ProductInput,
  quantitySchema,
} from '@shop/shared-data/staff';
import { Badge } from '@shop/shared-ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalNumber } from '../../../kit/forms/numberRules';
import { RowField } from '../../../kit/forms/RowField';
import { isAvailable } from '../../../shop/products/isAvailable';
import { shortOf } from '../../../shop/products/shortOf';
import { TirePromises } from '../../../shop/products/TirePromises';
import { queryKeys } from '../../../shop/rows/queryKeys';
import styles from './ProductTable.module.css';

/** Whether a product can be bought; of one that cannot, why. */
function StockBadge({ product }: { product: Product }) {
  const { t } = useTranslation('adminProducts');
  const short = shortOf(product);
  if (short > 0) return <Badge tone="danger">{t('stock.short', { count: short })}</Badge>;
  if (isAvailable(product)) return <Badge tone="success">{t('inStock')}</Badge>;
  const isPromised = product.in_stock && product.promised > 0;
  return (
    <Badge tone="neutral">
      {isPromised ? t('stock.allPromised', { count: product.promised }) : t('outOfStock')}
    </Badge>
  );
}

/** `+4` are four more than there were. */
const received = (quantity: number | null) => ({
  setValueAs: (value: unknown) => {
    const [, more] = /^\s*\+\s*(\d+)\s*$/.exec(String(value ?? '')) ?? [];
    return more ? (quantity ?? 0) + Number(more) : optionalNumber.setValueAs(value);
  },
});

interface Props {
  product: Product;
  /** What bookings hold of it. */
  held: readonly HeldTires[] | undefined;
  isGone: boolean;
  onOpen: (product: Product, isOpen: boolean) => void;
}

/** How many the shop has, and to whom they are promised. */
export const StockCell = memo(function StockCell({ product, held, isGone, onOpen }: Props) {
  const { t } = useTranslation('adminProducts');
  const { t: common } = useTranslation('admin');
  const { name, quantity, available, promised, is_low } = product;
  return (
    <div>
      <div className={styles.stock}>
        <StockBadge product={product} />
        {is_low && shortOf(product) === 0 && <Badge tone="warning">{t('stock.low')}</Badge>}
        {promised > 0 && available !== null && available > 0 && (
          <span className={styles.count}>{t('stock.available', { count: available })}</span>
        )}
      </div>
      <RowField<Product, Pick<ProductInput, 'quantity'>>
        row={product}
        field="quantity"
        rules={received(quantity)}
        // The keyboard of phones for numbers has no plus sign.
        inputMode="tel"
        hint={t('quantityHint')}
        label={t('quantityOf', { name })}
        text={
          quantity === null ? common('stock.uncounted') : common('stock.here', { count: quantity })
        }
        isGone={isGone}
        onOpen={onOpen}
        form={{
          name: queryKeys.products,
          schema: quantitySchema,
          sentences: { quantity: t('problems.quantity') },
          valuesOf: (read) => ({ quantity: read.quantity }),
          save: editQuantity,
          success: t('updated'),
          failure: t('saveFailed'),
        }}
      />
      <TirePromises product={product} held={held} />
    </div>
  );
});
