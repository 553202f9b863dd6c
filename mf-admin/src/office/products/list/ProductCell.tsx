import type { Product } from '@shop/shared-data';
import { Badge, FallbackImage } from '@shop/shared-ui';
import { ImageOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectBox } from '../../../kit/lists/SelectBox';
import { pictureSource } from '../../../kit/pictures/pictureSource';
import { PublicationBadge } from '../../../kit/publishing/PublicationBadge';
import type { PublicationState } from '../../../kit/publishing/publicationState';
import styles from './ProductTable.module.css';
import { productFacts } from './productFacts';

interface Props {
  product: Product;
  publication: PublicationState | undefined;
  isDrafted: boolean;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

export const ProductCell = memo(function ProductCell(props: Props) {
  const { product, publication, isDrafted, isSelected, onSelect } = props;
  const { t } = useTranslation('adminProducts');
  const { t: admin } = useTranslation('admin');
  const { id, name, image_url } = product;
  const { facts, description } = productFacts(product);
  return (
    <div className={styles.product}>
      <SelectBox
        label={t('select', { name })}
        isSelected={isSelected}
        onSelect={(isChosen) => onSelect(id, isChosen)}
      />
      <FallbackImage
        src={pictureSource(image_url)}
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
          {isDrafted && <Badge>{admin('draft.badge')}</Badge>}
          <PublicationBadge publication={publication} row={product} />
        </div>
        {facts && <div className={styles.facts}>{facts}</div>}
        {description && <div className={styles.description}>{description}</div>}
      </div>
    </div>
  );
});
