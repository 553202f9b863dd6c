import { type PublishedProduct, publishedProducts, site } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Button, Container, PageHead } from '@shop/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { use, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { type CatalogueQuery, emptyQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/departments';
import {
  applyQuery,
  type CatalogueListing,
  fromPublished,
  searchableProducts,
} from '../../catalogue/listing';
import { priceBands } from '../../catalogue/priceBand';
import { filterGroups } from '../../catalogue/productFilters';
import { ActiveFilters } from './ActiveFilters';
import styles from './Catalogue.module.css';
import { CatalogueData } from './CatalogueData';
import { CatalogueHead } from './CatalogueHead';
import { CatalogueSearch } from './CatalogueSearch';
import { CategoryLinks } from './CategoryLinks';
import { pageKey } from './categoryPages';
import { FilterFields } from './FilterFields';
import { FilterSlideOver } from './FilterSlideOver';
import { traitLabel } from './filterLabels';
import { ItemCount } from './ItemCount';
import { catalogueLocales } from './locales/catalogueLocales';
import { NoResults } from './NoResults';
import { ProductList } from './ProductList';
import { type ChangeQuery, useCatalogueQuery } from './useCatalogueQuery';
import { ViewSwitch } from './ViewSwitch';

interface Props {
  department: Department;
  category: string;
}

/** The list of a category, with search and filters. */
export function Catalogue({ department, category }: Props) {
  const t = useTranslate(catalogueLocales);
  const { query, change } = useCatalogueQuery();
  const listing = useListing(department, category, query);
  const [sidebar, setSidebar] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isEmpty = listing.candidates.length === 0;
  const key = pageKey(department, category);

  // For buttons that disappear when pressed: the focus must not be lost with them.
  const changeFromHeading: ChangeQuery = (part) => {
    change(part);
    heading.current?.focus();
  };
  const reset = () => changeFromHeading({ ...emptyQuery, view: query.view });

  return (
    <>
      <PageHead title={t(`labels.${key}`)} description={t(`intros.${key}`)} />
      <CatalogueData department={department} category={category} products={listing.products} />
      <CatalogueHead title={t(`labels.${key}`)} intro={t(`intros.${key}`)} />
      <Container className={styles.page}>
        <CategoryLinks department={department} category={category} view={query.view} />
        <div className={styles.tools}>
          <CatalogueSearch
            key={category}
            value={query.search}
            onSearch={(search) => change({ search }, { replace: true })}
          />
          <FilterSlideOver
            key={`${category} filters`}
            disabled={isEmpty}
            listing={listing}
            query={query}
            onApply={change}
          />
          <Button
            variant="secondary"
            icon={<SlidersHorizontal />}
            className={styles.toggle}
            disabled={isEmpty}
            aria-expanded={sidebar && !isEmpty}
            aria-controls={`${id}-filters`}
            onClick={() => setSidebar(!sidebar)}
          >
            {t('filters.title')}
          </Button>
          <ViewSwitch view={query.view} onChange={(view) => change({ view }, { replace: true })} />
        </div>
        <div className={styles.columns}>
          <aside
            id={`${id}-filters`}
            hidden={!sidebar || isEmpty}
            className={styles.sidebar}
            aria-label={t('filters.title')}
          >
            <FilterFields listing={listing} counts={listing} selection={query} onChange={change} />
          </aside>
          <section className={styles.results} aria-labelledby={`${id}-results`}>
            <div className={styles.found}>
              <h2 ref={heading} id={`${id}-results`} tabIndex={-1} className={styles.heading}>
                {t('results.title')}
              </h2>
              <ItemCount count={listing.products.length} />
            </div>
            <ActiveFilters
              query={query}
              bands={listing.bands}
              onChange={changeFromHeading}
              onClear={() => changeFromHeading({ filters: [], prices: [] })}
            />
            {listing.products.length > 0 ? (
              <ProductList
                products={listing.products}
                view={query.view}
                shown={query.shown}
                onShow={(shown) => change({ shown }, { replace: true })}
              />
            ) : (
              <NoResults department={department} isCategoryEmpty={isEmpty} onReset={reset} />
            )}
          </section>
        </div>
      </Container>
    </>
  );
}

const noProducts: readonly PublishedProduct[] = [];

/**
 * Lists the products of a category's page for a query: staff's products first, then the samples.
 * Suspends until the products are loaded. The list is deferred while the visitor types.
 */
function useListing(
  department: Department,
  category: string,
  query: CatalogueQuery,
): CatalogueListing {
  const t = useTranslate(catalogueLocales);
  const { samples, hasStaffProducts } = department;
  const published = hasStaffProducts ? use(publishedProducts()) : noProducts;

  const candidates = useMemo(() => {
    const products = [
      ...published.map(fromPublished),
      ...(site().sampleCatalogue === false ? [] : samples),
    ];
    return searchableProducts(products, category, (each) => traitLabel(each, t));
  }, [samples, published, category, t]);

  const groups = useMemo(
    () => filterGroups(candidates.map(({ product }) => product)),
    [candidates],
  );
  const bands = useMemo(() => priceBands(department.bandLimits), [department]);
  const requested = useDeferredValue(query);
  const listing = useMemo(
    () => applyQuery(candidates, requested, bands),
    [candidates, requested, bands],
  );

  return { ...listing, candidates, groups, bands };
}
