import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CatalogueProduct } from '../../catalogue/product';
import styles from './ProductCard.module.css';

export function ProductFacts({
  product: { specs, treadDepth, dot },
}: {
  product: CatalogueProduct;
}) {
  const { t } = useTranslation('catalogue');
  const facts = specs.map(({ label, value }) => [t(`card.specs.${label}`), value]);
  if (treadDepth !== undefined) facts.push([t('card.tread'), `${treadDepth}/32"`]);
  if (dot) {
    const [week, year] = [Number(dot.slice(0, 2)), `20${dot.slice(2)}`];
    facts.push([t('card.made'), t('card.week', { week, year })]);
  }
  if (facts.length === 0) return null;
  const size = t('card.specs.size');
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={clsx(styles.fact, label === size && styles.size)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
