import type { PublishedProduct } from '@shop/shared-contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './ProductCard.module.css';
import { tireSpecs } from './tireSpecs';

/** What a product is, as pairs of a label and a value; none of a part. */
export function useProductFacts(product: PublishedProduct) {
  const { t } = useTranslation('catalogue');
  const { tread_32nds, dot } = product;
  const facts = tireSpecs(product).map(({ label, value }) => [t(`card.specs.${label}`), value]);
  if (tread_32nds !== undefined) facts.push([t('card.tread'), `${tread_32nds}/32"`]);
  if (dot) {
    const [week, year] = [Number(dot.slice(0, 2)), `20${dot.slice(2)}`];
    facts.push([t('card.made'), t('card.week', { week, year })]);
  }
  return facts;
}

interface Props {
  product: PublishedProduct;
  /** Whether the size of a tire is among them, which a card shows above its price. */
  withSize?: boolean;
}

export function ProductFacts({ product, withSize = true }: Props) {
  const { t } = useTranslation('catalogue');
  const size = t('card.specs.size');
  const facts = useProductFacts(product).filter(([label]) => withSize || label !== size);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={clsx(styles.fact, label === size && styles.marking)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
