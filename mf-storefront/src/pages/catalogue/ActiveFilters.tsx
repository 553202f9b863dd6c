import { Button, PlainButton } from '@shop/shared-ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CatalogueQuery, toggled } from '../../catalogue/catalogueQuery';
import { bandLabel } from '../../catalogue/filterLabels';
import styles from './ActiveFilters.module.css';
import type { ChangeQuery } from './useCatalogueQuery';
import type { PageListing } from './useListing';

interface Props {
  query: CatalogueQuery;
  listing: Pick<PageListing, 'bands' | 'labelOf'>;
  onChange: ChangeQuery;
  onClear: () => void;
}

/** A shared link may name a brand that no product has any more; it is shown and can be removed. */
export function ActiveFilters({
  query: { filters, prices, fits },
  listing: { bands, labelOf },
  onChange,
  onClear,
}: Props) {
  const { t } = useTranslation('catalogue');
  if (filters.length + prices.length + fits.length === 0) return null;

  const priceLabel = (id: string) => {
    const band = bands.find((each) => each.id === id);
    return band ? bandLabel(band, t) : id;
  };
  const chips = [
    ...filters.map((filter) => ({
      key: filter,
      label: labelOf(filter),
      remove: () => onChange({ filters: toggled(filters, filter) }),
    })),
    ...prices.map((id) => ({
      key: id,
      label: priceLabel(id),
      remove: () => onChange({ prices: toggled(prices, id) }),
    })),
    ...fits.map((marking) => ({
      key: marking,
      label: t('filters.fits', { marking }),
      remove: () => onChange({ fits: toggled(fits, marking) }),
    })),
  ];

  return (
    <ul className={styles.chips} aria-label={t('filters.selected')}>
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <PlainButton
            className={styles.chip}
            aria-label={t('filters.remove', { filter: label })}
            onClick={remove}
          >
            <span>{label}</span>
            <X aria-hidden="true" />
          </PlainButton>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  );
}
