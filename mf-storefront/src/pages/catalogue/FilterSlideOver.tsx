import { useMessages } from '@shop/shared-i18n';
import { Button, SlideOver } from '@shop/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import { list } from '../../catalogue/listing';
import styles from './Catalogue.module.css';
import { FilterFields, type Selection } from './FilterFields';
import { ItemCount } from './ItemCount';
import { catalogueMessages } from './messages/catalogueMessages';
import type { ChangeQuery } from './useCatalogueQuery';
import type { CatalogueListing } from './useListing';

interface Props {
  /** Nothing is listed that could be filtered. */
  disabled: boolean;
  listing: CatalogueListing;
  query: CatalogueQuery;
  onApply: ChangeQuery;
}

/** The filters on phones: chosen in a panel over the page, and applied together. */
export function FilterSlideOver({ disabled, listing, query, onApply }: Props) {
  const t = useMessages(catalogueMessages);
  const [draft, setDraft] = useState<Selection>();
  const { shelf, bands } = listing;
  // Counts have to be true of what is ticked here, not of what the page behind shows.
  const preview = useMemo(
    () => list(draft ? shelf : [], { ...query, ...draft }, bands),
    [shelf, query, draft, bands],
  );
  const chosen = query.filters.length + query.prices.length;

  const apply = () => {
    if (draft) onApply(draft);
    setDraft(undefined);
  };

  return (
    <div className={styles['narrowOnly']}>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal />}
        className={styles['filterButton']}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setDraft({ filters: query.filters, prices: query.prices })}
      >
        {chosen > 0 ? `${t('filters.title')} (${chosen})` : t('filters.title')}
      </Button>
      <SlideOver
        open={draft !== undefined}
        onClose={() => setDraft(undefined)}
        title={t('filters.title')}
        footer={
          <div className={styles['apply']}>
            <ItemCount count={preview.products.length} />
            <Button onClick={apply}>{t('filters.apply')}</Button>
          </div>
        }
      >
        {draft && (
          <FilterFields
            listing={listing}
            counts={preview}
            selection={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
        )}
      </SlideOver>
    </div>
  );
}
