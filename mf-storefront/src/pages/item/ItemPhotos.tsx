import { FallbackImage } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../catalogue/product';
import fallbackPicture from '../../pictures/product-fallback.svg';
import styles from './ItemPage.module.css';

/** The product's pictures: one large, and buttons that show the others. */
export function ItemPhotos({ product, name }: { product: Product; name: string }) {
  const { t } = useTranslation('catalogue');
  const photos = [product.image, ...(product.photos ?? [])];
  const [shown, setShown] = useState(0);
  const src = photos[shown];
  return (
    <div>
      <FallbackImage
        key={src}
        src={src}
        fallback={fallbackPicture}
        alt={name}
        width={480}
        height={480}
        loading="eager"
        className={styles.photo}
      />
      {photos.length > 1 && (
        <ul className={styles.thumbnails} aria-label={t('item.photos')}>
          {photos.map((photo, at) => (
            <li key={photo}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('item.photo', { number: at + 1, name })}
                aria-pressed={at === shown}
                onClick={() => setShown(at)}
              >
                <FallbackImage
                  src={photo}
                  fallback={fallbackPicture}
                  alt=""
                  width={72}
                  height={72}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
