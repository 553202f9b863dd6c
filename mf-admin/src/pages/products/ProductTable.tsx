import type { Product } from '@shop/shared-data';
import { formatPrice, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Badge, Button, FallbackImage } from '@shop/shared-ui';
import { ImageOff, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Table } from '../../lists/Table';
import { PublicationBadge } from '../../publishing/PublicationBadge';
import type { PublicationState } from '../../publishing/publicationState';
import { categoryName } from './categoryName';
import { productsLocales } from './locales/productsLocales';
import styles from './ProductTable.module.css';

interface Props {
  products: Product[];
  publication: PublicationState | undefined;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
}

/** Rendered again only when its rows or their publication change, not with each letter of a search. */
export const ProductTable = memo(function ProductTable({
  products,
  publication,
  onEdit,
  onDelete,
}: Props) {
  const t = useTranslate(productsLocales);
  const { language } = useLanguage();
  const columns = ['product', 'category', 'price', 'stock', 'actions'] as const;
  return (
    <Table label={t('table.label')} columns={columns.map((column) => t(`table.${column}`))}>
      {products.map((product) => {
        const { id, name, description, category, price, in_stock, image_url, updated_at } = product;
        return (
          <tr key={id}>
            <td>
              <div className={styles.product}>
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
                    <PublicationBadge publication={publication} updatedAt={updated_at} />
                  </div>
                  <div className={styles.description}>{description}</div>
                </div>
              </div>
            </td>
            <td>{categoryName(t, category)}</td>
            <td className={styles.price}>{formatPrice(price, language)}</td>
            <td>
              <Badge tone={in_stock ? 'success' : 'neutral'}>
                {in_stock ? t('inStock') : t('outOfStock')}
              </Badge>
            </td>
            <td>
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
            </td>
          </tr>
        );
      })}
    </Table>
  );
});
