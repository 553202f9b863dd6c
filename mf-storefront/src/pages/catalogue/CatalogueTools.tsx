import { Button } from '@shop/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import { CatalogueSearch } from './CatalogueSearch';
import styles from './CatalogueTools.module.css';
import { FilterSlideOver } from './FilterSlideOver';
import { SortAndView } from './SortAndView';
import type { ChangeQuery } from './useCatalogueQuery';
import type { PageListing } from './useListing';

interface Props {
  category: string;
  listing: PageListing;
  query: CatalogueQuery;
  selected: CatalogueQuery;
  sidebar: { id: string; isOpen: boolean; toggle: () => void };
  /** Why a wide screen, and a phone, have nothing to filter. */
  disabled: { sidebar: string | false; panel: string | false };
  onChange: ChangeQuery;
}

/** Search, filters, order and view, in one row that stays in sight. */
export function CatalogueTools({
  category,
  listing,
  query,
  selected,
  sidebar,
  disabled,
  onChange,
}: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.tools}>
      <CatalogueSearch
        key={category}
        value={selected.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <FilterSlideOver
        key={`${category} filters`}
        disabled={disabled.panel}
        listing={listing}
        query={query}
        onApply={onChange}
      />
      <Button
        variant="secondary"
        icon={<SlidersHorizontal />}
        className={styles.toggle}
        disabled={disabled.sidebar}
        aria-expanded={sidebar.isOpen}
        aria-controls={sidebar.id}
        onClick={sidebar.toggle}
      >
        {t('filters.title')}
      </Button>
      <SortAndView value={selected} onChange={(change) => onChange(change, { replace: true })} />
    </div>
  );
}
