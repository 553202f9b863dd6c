import { Button, SlideOver } from '@shop/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import { applyQuery } from '../../catalogue/listing';
import styles from './CatalogueTools.module.css';
import { FilterFields, type Selection } from './FilterFields';
import { ItemCount } from './ItemCount';
import { type Arrangement, SortAndView } from './SortAndView';
import type { ChangeQuery } from './useCatalogueQuery';
import type { PageListing } from './useListing';

interface Props {
  /** Why there is nothing to filter. */
  disabled: string | false;
  listing: PageListing;
  query: CatalogueQuery;
  onApply: ChangeQuery;
}

interface Draft {
  selection: Selection & Arrangement;
  /** What the address selected when the panel opened. */
  of: string;
}

/** Filters, order and view on phones: selected in a panel over the page and applied together. */
export function FilterSlideOver({ disabled, listing, query, onApply }: Props) {
  const { t } = useTranslation('catalogue');
  const [draft, setDraft] = useState<Draft>();
  const { candidates, bands, ranks } = listing;
  // Back changes the filters behind the panel, whose draft is then discarded; a search may still be on its way.
  const inAddress = JSON.stringify([query.filters, query.prices]);
  const selection = draft?.of === inAddress ? draft.selection : undefined;
  // The counts belong to the selection of the panel, not to the list behind it.
  const preview = useMemo(
    () => applyQuery(selection ? candidates : [], { ...query, ...selection }, bands, ranks),
    [candidates, query, selection, bands, ranks],
  );
  const chosen = query.filters.length + query.prices.length;

  const apply = () => {
    if (selection) {
      const { filters, prices } = selection;
      onApply(selection, { replace: JSON.stringify([filters, prices]) === inAddress });
    }
    setDraft(undefined);
  };
  const choose = (selected: Draft['selection']) => setDraft({ selection: selected, of: inAddress });
  const { filters, prices, sort, view } = query;

  return (
    <div className={styles.narrowOnly}>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal />}
        className={styles.filterButton}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => choose({ filters, prices, sort, view })}
      >
        {chosen > 0 ? `${t('filters.title')} (${chosen})` : t('filters.title')}
      </Button>
      <SlideOver
        open={selection !== undefined}
        onClose={() => setDraft(undefined)}
        title={t('filters.title')}
        footer={
          <div className={styles.apply}>
            <ItemCount count={preview.products.length} />
            <Button onClick={apply}>{t('filters.apply')}</Button>
          </div>
        }
      >
        {selection && (
          <>
            <SortAndView
              inPanel
              value={selection}
              onChange={(change) => choose({ ...selection, ...change })}
            />
            <FilterFields
              listing={listing}
              counts={preview}
              selection={selection}
              onChange={(change) => choose({ ...selection, ...change })}
            />
          </>
        )}
      </SlideOver>
    </div>
  );
}
