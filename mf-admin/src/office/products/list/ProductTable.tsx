import type { Product } from '@shop/shared-data';
import { Button } from '@shop/shared-ui';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../kit/lists/columns';
import { Table } from '../../../kit/lists/Table';
import type { ListAddress } from '../../../kit/lists/useListAddress';
import type { PublicationState } from '../../../kit/publishing/publicationState';
import { categoryName } from '../../../shop/products/categoryName';
import { useHeldTires } from '../../../shop/products/useHeldTires';
import { PriceCell } from './PriceCell';
import { ProductCell } from './ProductCell';
import styles from './ProductTable.module.css';
import { StockCell } from './StockCell';
import { sortValues } from './sortValues';

interface ButtonProps {
  product: Product;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
}

const ProductButtons = memo(function ProductButtons({ product, onEdit, onDelete }: ButtonProps) {
  const { t } = useTranslation('adminProducts');
  const { name } = product;
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="secondary"
        icon={<Pencil />}
        aria-label={t('edit', { name })}
        onClick={() => onEdit(product)}
      >
        {t('editShort')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<Trash2 />}
        aria-label={t('delete', { name })}
        onClick={() => onDelete(product)}
      >
        {t('deleteShort')}
      </Button>
    </div>
  );
});

interface Props {
  products: Product[];
  publication: PublicationState | undefined;
  /** The ids of those that have a draft. */
  drafted: ReadonlySet<string>;
  order: Pick<ListAddress, 'sorting' | 'setSorting'>;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
  /** Receives the product whose price or quantity is edited in its row. */
  onOpen: (product: Product, isOpen: boolean) => void;
  /** Whether another session deleted the product whose field is open. */
  isGone: (id: string) => boolean;
}

/** Its cells are memoized: each letter of a search renders the table. */
export function ProductTable(props: Props) {
  const { products, publication, drafted, order, selected, onSelect, onEdit, onDelete, onOpen } =
    props;
  const { isGone } = props;
  const { t } = useTranslation('adminProducts');
  const held = useHeldTires();
  const values = sortValues(t);
  const columns: Column<Product>[] = [
    {
      id: 'product',
      header: t('table.product'),
      value: values.product,
      cell: (product) => (
        <ProductCell
          product={product}
          publication={publication}
          isDrafted={drafted.has(product.id)}
          isSelected={selected.has(product.id)}
          onSelect={onSelect}
        />
      ),
    },
    {
      id: 'category',
      header: t('table.category'),
      value: values.category,
      cell: ({ category }) => categoryName(t, category),
    },
    {
      id: 'price',
      header: t('table.price'),
      value: values.price,
      cell: (product) => (
        <PriceCell product={product} isGone={isGone(product.id)} onOpen={onOpen} />
      ),
    },
    {
      id: 'stock',
      header: t('table.stock'),
      value: values.stock,
      cell: (product) => (
        <StockCell
          product={product}
          held={held.get(product.id)}
          isGone={isGone(product.id)}
          onOpen={onOpen}
        />
      ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      cell: (product) => <ProductButtons product={product} onEdit={onEdit} onDelete={onDelete} />,
    },
  ];
  return <Table label={t('table.label')} columns={columns} rows={products} order={order} />;
}
