import { useTranslate } from '@shop/shared-i18n';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import styles from './Catalogue.module.css';
import { FilterFields } from './FilterFields';
import { catalogueLocales } from './locales/catalogueLocales';
import type { ChangeQuery } from './useCatalogueQuery';
import type { CatalogueListing } from './useListing';

interface Props {
  id: string;
  open: boolean;
  listing: CatalogueListing;
  query: CatalogueQuery;
  onChange: ChangeQuery;
}

/** The filters beside the list on wide screens. Each choice counts at once. */
export function FilterPanel({ id, open, listing, query, onChange }: Props) {
  const t = useTranslate(catalogueLocales);
  return (
    <aside id={id} hidden={!open} className={styles.sidebar} aria-label={t('filters.title')}>
      <FilterFields listing={listing} counts={listing} selection={query} onChange={onChange} />
    </aside>
  );
}
