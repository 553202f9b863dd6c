import { CheckboxField } from '@shop/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CatalogueQuery, toggled } from '../../catalogue/catalogueQuery';
import { bandLabel } from '../../catalogue/filterLabels';
import { formatCount } from '../../catalogue/formatCount';
import type { Listing } from '../../catalogue/listing';
import styles from './FilterFields.module.css';
import type { PageListing } from './useListing';

export type Selection = Pick<CatalogueQuery, 'filters' | 'prices'>;

interface Props {
  listing: Pick<PageListing, 'groups' | 'bands' | 'labelOf'>;
  counts: Pick<Listing, 'traitCounts' | 'bandCounts'>;
  selection: Selection;
  onChange: (change: Partial<Selection>) => void;
}

export function FilterFields({ listing, counts, selection, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const prefix = useId();

  const groups = listing.groups.map(({ id, options }) => ({
    id,
    options: options.map((value) => ({
      value,
      label: listing.labelOf(value),
      count: counts.traitCounts.get(value) ?? 0,
      checked: selection.filters.includes(value),
      toggle: () => onChange({ filters: toggled(selection.filters, value) }),
    })),
  }));
  const price = {
    id: 'price' as const,
    options: listing.bands.map((band) => ({
      value: band.id,
      label: bandLabel(band, t),
      count: counts.bandCounts.get(band.id) ?? 0,
      checked: selection.prices.includes(band.id),
      toggle: () => onChange({ prices: toggled(selection.prices, band.id) }),
    })),
  };

  return (
    <div className={styles.groups}>
      {groups.length > 0 && <p className={styles.hint}>{t('filters.hint')}</p>}
      {[...groups, price].map(({ id, options }) => (
        <fieldset key={id}>
          <legend className={styles.legend}>{t(`filters.groups.${id}`)}</legend>
          <div className={styles.options}>
            {options.map(({ value, label, count, checked, toggle }, at) => (
              <CheckboxField
                key={value}
                id={`${prefix}-${id}-${at}`}
                label={label}
                detail={formatCount(count)}
                checked={checked}
                onChange={toggle}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
