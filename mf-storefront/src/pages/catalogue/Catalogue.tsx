import { RESULTS } from '@shop/shared-contract';
import { ButtonLink, Container, EmptyState, PageHead } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { PackageSearch } from 'lucide-react';
import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../catalogue/CallButton';
import { type CatalogueQuery, emptyQuery } from '../../catalogue/catalogueQuery';
import { categoryPath, pageKey } from '../../catalogue/categoryPages';
import type { Department } from '../../catalogue/departments';
import { traitLabel } from '../../catalogue/filterLabels';
import { ProductList } from '../../catalogue/ProductList';
import { OffersOfCatalogue } from '../../offers/OffersOfCatalogue';
import { OffersSection } from '../../offers/OffersSection';
import { ActiveFilters } from './ActiveFilters';
import styles from './Catalogue.module.css';
import { CatalogueData } from './CatalogueData';
import { CatalogueTools } from './CatalogueTools';
import { CategoryLinks } from './CategoryLinks';
import { FilterFields } from './FilterFields';
import { Finders } from './Finders';
import { ItemCount } from './ItemCount';
import { NoResults } from './NoResults';
import { type ChangeQuery, useCatalogueQuery } from './useCatalogueQuery';
import { useListing } from './useListing';

interface EmptyCategoryProps {
  department: Department;
  /** The category to offer instead; `all` where no closer one has products. */
  nearest: string;
}

function EmptyCategory({ department, nearest }: EmptyCategoryProps) {
  const { t } = useTranslation('catalogue');
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={t('none.emptyTitle')}
      text={t('none.emptyText')}
      headingLevel={3}
      action={
        <>
          <CallButton />
          <ButtonLink variant="secondary" to={categoryPath(department, nearest)}>
            {nearest === 'all' ? t('none.all') : traitLabel(nearest, t)}
          </ButtonLink>
        </>
      }
    />
  );
}

interface CatalogueHeadProps {
  department: Department;
  title: string;
  query: CatalogueQuery;
  onFind: () => void;
}

/** The top of a catalogue, as low as can be: the list begins in the first screen. */
const CatalogueHead = memo(function CatalogueHead({
  department,
  title,
  query,
  onFind,
}: CatalogueHeadProps) {
  return (
    <div className={styles.head}>
      <Container>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <Finders department={department} query={query} onFind={onFind} />
      </Container>
    </div>
  );
});

interface Props {
  department: Department;
  category: string;
}

/**
 * What a press does not change at once is memoized: the mark of a pressed box must not wait until all cards
 * have rendered.
 */
export function Catalogue({ department, category }: Props) {
  const { t } = useTranslation('catalogue');
  const { query, selected, change } = useCatalogueQuery();
  const listing = useListing(department, category, query);
  const [sidebar, setSidebar] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const aside = useRef<HTMLElement>(null);
  const id = useId();
  const isEmpty = listing.candidates.length === 0;
  const isChosen = query.filters.length + query.prices.length > 0;
  const key = pageKey(department, category);
  const own = [department.id, category];
  // Fewer products than there are: the products are not indexed yet.
  const isSearching = listing.isPending && listing.products.length === 0;

  // Without products each filter would count none.
  const hasFilters = listing.products.length > 0 || isChosen || (isSearching && !isEmpty);

  // The sidebar hides once the last box is cleared of a search that finds nothing.
  useLayoutEffect(() => {
    if (!hasFilters && aside.current?.contains(document.activeElement)) heading.current?.focus();
  }, [hasFilters]);

  // For buttons that disappear when pressed: the focus must not be lost with them.
  const changeFromHeading: ChangeQuery = (part) => {
    change(part);
    heading.current?.focus();
  };
  const showResults = useCallback(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  // The row of tools stays in sight further down, where another list would not be.
  const changeList: ChangeQuery = (part, options) => {
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) heading.current?.scrollIntoView();
    change(part, options);
  };
  const reset = () => changeFromHeading({ ...emptyQuery, view: selected.view });

  return (
    <>
      <PageHead
        isLocal
        title={t(`labels.${key}`)}
        // An empty category is no result of a search engine.
        description={isEmpty ? undefined : t(`intros.${key}`)}
      />
      <CatalogueData department={department} category={category} products={listing.products} />
      <CatalogueHead
        department={department}
        title={t(`labels.${key}`)}
        query={query}
        onFind={showResults}
      />
      <Container className={styles.page}>
        <CategoryLinks department={department} category={category} view={query.view} />
        <OffersOfCatalogue categories={own} />
        <CatalogueTools
          category={category}
          listing={listing}
          query={query}
          selected={selected}
          sidebar={{
            id: `${id}-filters`,
            isOpen: sidebar && hasFilters,
            toggle: () => setSidebar(!sidebar),
          }}
          disabled={{
            sidebar: !hasFilters && t('filters.none'),
            panel: isEmpty && t('filters.none'),
          }}
          onChange={changeList}
        />
        <div className={styles.columns}>
          <aside
            ref={aside}
            id={`${id}-filters`}
            hidden={!sidebar || !hasFilters}
            className={styles.sidebar}
            aria-label={t('filters.title')}
          >
            <FilterFields
              listing={listing}
              counts={listing}
              selection={selected}
              onChange={change}
            />
          </aside>
          <section
            className={clsx(styles.results, isSearching && styles.searching)}
            aria-labelledby={RESULTS.slice(1)}
          >
            <div className={styles.found}>
              <h2 ref={heading} id={RESULTS.slice(1)} tabIndex={-1} className={styles.heading}>
                {t('results.title')}
              </h2>
              {isSearching ? (
                <p role="status">{t('results.searching')}</p>
              ) : (
                <ItemCount count={listing.products.length} />
              )}
            </div>
            <ActiveFilters
              query={selected}
              listing={listing}
              onChange={changeFromHeading}
              onClear={() => changeFromHeading({ filters: [], prices: [], fits: [], vehicle: '' })}
            />
            {listing.products.length > 0 ? (
              <ProductList
                products={listing.products}
                view={query.view}
                shown={query.shown}
                onShow={(shown) => change({ shown }, { replace: true })}
              />
            ) : (
              !isSearching &&
              (isEmpty && !listing.search ? (
                <EmptyCategory department={department} nearest={listing.nearest} />
              ) : (
                <NoResults
                  department={department}
                  query={query}
                  search={listing.search}
                  onReset={reset}
                />
              ))
            )}
          </section>
        </div>
        <p className={styles.intro}>{t(`intros.${key}`)}</p>
      </Container>
      <OffersSection without={own} />
    </>
  );
}
