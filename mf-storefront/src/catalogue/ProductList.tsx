import type { PublishedProduct } from '@shop/shared-contract';
import { Button } from '@shop/shared-ui';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CatalogueQuery, PAGE_SIZE } from './catalogueQuery';
import { formatCount } from './formatCount';
import { ProductCard } from './ProductCard';
import styles from './ProductList.module.css';

/** The number of cards that a large screen shows without scrolling. */
const ABOVE_THE_FOLD = 6;

interface CardsProps {
  products: readonly PublishedProduct[];
  view: CatalogueQuery['view'];
  shown: number;
  list: RefObject<HTMLUListElement | null>;
}

const Cards = memo(function Cards({ products, view, shown, list }: CardsProps) {
  return (
    <ul ref={list} className={styles[view]}>
      {products.slice(0, shown).map((product, place) => (
        // While a visitor types or filters, cards change their content instead of their position.
        // biome-ignore lint/suspicious/noArrayIndexKey: cards stay where they are
        <li key={place} tabIndex={-1} className={styles.item}>
          <ProductCard product={product} view={view} eager={place < ABOVE_THE_FOLD} />
        </li>
      ))}
    </ul>
  );
});

interface Props {
  products: readonly PublishedProduct[];
  view: CatalogueQuery['view'];
  shown: number;
  onShow: (shown: number) => void;
}

/**
 * "Show more" rather than a virtual list: ten thousand products cost no more than the first two dozen, find-in-page
 * and the footer stay within reach, and a prerendered page has the same cards.
 */
export function ProductList({ products, view, shown, onShow }: Props) {
  const { t } = useTranslation('catalogue');
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const count = Math.min(shown, products.length);
  const left = products.length - count;

  // The button follows the new cards, so the focus moves to the first of them.
  useEffect(() => {
    const card = list.current?.children[firstNew.current ?? Number.NaN];
    if (card instanceof HTMLElement) {
      firstNew.current = undefined;
      card.focus();
    }
  });

  const showMore = () => {
    firstNew.current = count;
    onShow(shown + PAGE_SIZE);
  };

  return (
    <>
      <Cards products={products} view={view} shown={shown} list={list} />
      {left > 0 && (
        <div className={styles.more}>
          <p className={styles.progress}>
            {t('results.progress', {
              replace: {
                shown: formatCount(count),
                count: formatCount(products.length),
              },
            })}
          </p>
          <Button variant="secondary" size="lg" onClick={showMore}>
            {t('results.more', { replace: { count: formatCount(Math.min(left, PAGE_SIZE)) } })}
          </Button>
        </div>
      )}
    </>
  );
}
