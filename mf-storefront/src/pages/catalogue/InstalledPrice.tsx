import { useShop } from '@shop/shared-contract';
import { installedPrice } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { Trans, useTranslation } from 'react-i18next';
import { usualCount } from '../../catalogue/installation';
import type { Product } from '../../catalogue/product';
import styles from './ProductCard.module.css';

/** What a set of a tire costs with its installation: `4 installed $565.28`. */
export function InstalledPrice({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const { installation } = useShop();
  // The shell is of an earlier release.
  if (!installation) return null;
  const count = usualCount(product);
  const { total } = installedPrice({ ...product, count, settings: installation });
  return (
    <p className={styles.installed}>
      <Trans
        t={t}
        i18nKey="item.total"
        values={{ count, price: formatPrice(total, language) }}
        components={{ strong: <strong /> }}
      />
    </p>
  );
}
