import { useMessages } from '@shop/shared-i18n';
import { Skeleton } from '@shop/shared-ui';
import { catalogueMessages } from './messages/catalogueMessages';
import styles from './ProductList.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Keeps the list's place where nothing can be listed before staff's products have arrived. */
export function ProductsLoading() {
  const t = useMessages(catalogueMessages);
  return (
    <>
      <p role="status" className={styles['progress']}>
        {t('results.loading')}
      </p>
      <div className={styles['grid']}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton shape="picture" />
            <Skeleton lines={4} />
          </div>
        ))}
      </div>
    </>
  );
}
