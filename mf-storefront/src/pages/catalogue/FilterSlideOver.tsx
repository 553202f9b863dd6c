import { useTranslate } from '@shop/shared-i18n';
import { Button, SlideOver } from '@shop/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import { list } from '../../catalogue/listing';
import styles from './Catalogue.module.css';
import { FilterFields, type Selection } from './FilterFields';
import { ItemCount } from './ItemCount';
import { catalogueLocales } from './locales/catalogueLocales';
import type { ChangeQuery } from './useCatalogueQuery';
import type { CatalogueListing } from './useListing';

interface Props {
  /** Nothing is listed that could be filtered. */
  disabled: boolean;
  listing: CatalogueListing;
  query: CatalogueQuery;
  onApply: ChangeQuery;
}

interface Draft {
  selection: Selection;
  /** What the address asked when the panel opened. */
  of: CatalogueQuery;
}

/** The filters on phones: chosen in a panel over the page, and applied together. */
export function FilterSlideOver({ disabled, listing, query, onApply }: Props) {
  const t = useTranslate(catalogueLocales);
  const [draft, setDraft] = useState<Draft>();
  const { shelf, bands } = listing;
  // Back changes the list behind the panel: what was chosen for another one is shown no more.
  const selection = draft?.of === query ? draft.selection : undefined;
  // Counts have to be true of what is ticked here, not of what the page behind shows.
  const preview = useMemo(
    () => list(selection ? shelf : [], { ...query, ...selection }, bands),
    [shelf, query, selection, bands],
  );
  const chosen = query.filters.length + query.prices.length;

  const apply = () => {
    if (selection) onApply(selection);
    setDraft(undefined);
  };
  const choose = (selected: Selection) => setDraft({ selection: selected, of: query });

  return (
    <div className={styles.narrowOnly}>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal />}
        className={styles.filterButton}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => choose({ filters: query.filters, prices: query.prices })}
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
          <FilterFields
            listing={listing}
            counts={preview}
            selection={selection}
            onChange={(change) => choose({ ...selection, ...change })}
          />
        )}
      </SlideOver>
    </div>
  );
}
