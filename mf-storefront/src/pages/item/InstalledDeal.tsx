import { useShop } from '@shop/shared-contract';
import { installedPrice } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { SelectField } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countChoices, usualCount } from '../../catalogue/installation';
import type { Product } from '../../catalogue/product';
import { ProductDeal } from '../catalogue/ProductDeal';
import styles from './InstalledDeal.module.css';

/** The deal of a tire: how many, and what makes up their installed price. */
export function InstalledDeal({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const { installation } = useShop();
  const [count, setCount] = useState(() => usualCount(product));
  // The shell is of an earlier release.
  if (!installation || !product.inStock) return <ProductDeal product={product} />;
  const { total, ...parts } = installedPrice({ ...product, count, settings: installation });
  const rows = [
    ...(['tires', 'installation', 'fees', 'tax'] as const).map(
      (part) => [t(`item.parts.${part}`), parts[part]] as const,
    ),
    [t('item.installed', { count }), total] as const,
  ];
  return (
    <ProductDeal product={product} count={count}>
      <div className={styles.installed}>
        <SelectField
          label={t('item.count')}
          name="count"
          value={count}
          onChange={({ target }) => setCount(Number(target.value))}
          options={countChoices(product).map((each) => ({
            value: String(each),
            label: String(each),
          }))}
        />
        <dl className={styles.parts}>
          {rows.map(([term, price]) => (
            <div key={term} className={styles.part}>
              <dt>{term}</dt>
              <dd>{formatPrice(price, language)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ProductDeal>
  );
}
