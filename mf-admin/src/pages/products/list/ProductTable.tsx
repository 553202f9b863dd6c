import type { Product } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { Badge, Button, FallbackImage } from '@shop/shared-ui';
import { ImageOff, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../lists/columns';
import { Table } from '../../../lists/Table';
import { isAvailable } from '../../../products/isAvailable';
import { shortOf } from '../../../products/shortOf';
import { PublicationBadge } from '../../../publishing/PublicationBadge';
import type { PublicationState } from '../../../publishing/publicationState';
import { categoryName } from '../categoryName';
import styles from './ProductTable.module.css';

/** Whether a product can be bought, and how many, or how many are missing, where the shop counts them. */
function StockCell({ product }: { product: Product }) {
  const { t } = useTranslation('adminProducts');
  const { available, promised, is_low } = product;
  const canBeBought = isAvailable(product);
  const short = shortOf(product);
  return (
    <div className={styles.stock}>
      {short > 0 ? (
        <Badge tone="danger">{t('stock.short', { count: short })}</Badge>
      ) : (
        <Badge tone={canBeBought ? 'success' : 'neutral'}>
          {canBeBought ? t('inStock') : t('outOfStock')}
        </Badge>
      )}
      {is_low && short === 0 && <Badge tone="warning">{t('stock.low')}</Badge>}
      {available !== null && (
        <span className={styles.count}>{t('stock.available', { count: available })}</span>
      )}
      {promised > 0 && (
        <span className={styles.count}>{t('stock.promised', { count: promised })}</span>
      )}
    </div>
  );
}

interface ProductCellProps {
  product: Product;
  publication: PublicationState | undefined;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

function ProductCell({ product, publication, isSelected, onSelect }: ProductCellProps) {
  const { t } = useTranslation('adminProducts');
  const { id, name, description, image_url, updated_at } = product;
  const facts = [product.brand, product.size, product.sku].filter(Boolean).join(' · ');
  return (
    <div className={styles.product}>
      <label className={styles.select}>
        <input
          type="checkbox"
          aria-label={t('select', { name })}
          checked={isSelected}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </label>
      <FallbackImage
        src={image_url}
        alt=""
        width={64}
        height={64}
        className={styles.thumbnail}
        fallback={<ImageOff aria-hidden className={styles.placeholder} />}
      />
      <div>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          {product.is_sample && <Badge tone="warning">{t('samples.badge')}</Badge>}
          <PublicationBadge publication={publication} updatedAt={updated_at} />
        </div>
        {facts && <div className={styles.facts}>{facts}</div>}
        <div className={styles.description}>{description}</div>
      </div>
    </div>
  );
}

interface Props {
  products: Product[];
  publication: PublicationState | undefined;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
}

/** Rendered again only when its rows or their publication change, not with each letter of a search. */
export const ProductTable = memo(function ProductTable({
  products,
  publication,
  selected,
  onSelect,
  onEdit,
  onDelete,
}: Props) {
  const { t } = useTranslation('adminProducts');
  const { language } = useLanguage();
  const columns: Column<Product>[] = [
    {
      id: 'product',
      header: t('table.product'),
      cell: (product) => (
        <ProductCell
          product={product}
          publication={publication}
          isSelected={selected.has(product.id)}
          onSelect={onSelect}
        />
      ),
    },
    {
      id: 'category',
      header: t('table.category'),
      cell: ({ category }) => categoryName(t, category),
    },
    {
      id: 'price',
      header: t('table.price'),
      cell: ({ price }) => formatPrice(price, language),
      className: styles.price,
    },
    { id: 'stock', header: t('table.stock'), cell: (product) => <StockCell product={product} /> },
    {
      id: 'actions',
      header: t('table.actions'),
      cell: (product) => (
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil />}
            aria-label={t('edit', { name: product.name })}
            onClick={() => onEdit(product)}
          >
            {t('editShort')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 />}
            aria-label={t('delete', { name: product.name })}
            onClick={() => onDelete(product)}
          >
            {t('deleteShort')}
          </Button>
        </div>
      ),
    },
  ];
  return <Table label={t('table.label')} columns={columns} rows={products} />;
});
