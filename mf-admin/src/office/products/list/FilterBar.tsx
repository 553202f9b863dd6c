import { partCategories, productCategories } from '@shop/shared-data';
import { SelectField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../../../shop/products/categoryName';
import styles from './FilterBar.module.css';
import { filterValues, type ProductFilters } from './productFilters';

interface Props {
  filters: ProductFilters;
  onChange: (changes: Partial<ProductFilters>) => void;
}

export function FilterBar({ filters, onChange }: Props) {
  const { t } = useTranslation('adminProducts');
  const { kind } = filters;
  const categories = [
    ...(kind === 'part' ? [] : productCategories),
    ...(kind === 'tire' ? [] : partCategories),
  ];
  const labels = {
    kind: (value: (typeof filterValues.kind)[number]) => t(`kinds.${value}`),
    condition: (value: (typeof filterValues.condition)[number]) => t(`conditions.${value}`),
    stock: (value: (typeof filterValues.stock)[number]) => t(`filters.${value}`),
  };
  const options = {
    kind: filterValues.kind.map((value) => ({ value, label: labels.kind(value) })),
    category: categories.map((value) => ({ value, label: categoryName(t, value) })),
    condition: filterValues.condition.map((value) => ({ value, label: labels.condition(value) })),
    stock: filterValues.stock.map((value) => ({ value, label: labels.stock(value) })),
  };
  return (
    <fieldset className={styles.filters} aria-label={t('filters.label')}>
      {(['kind', 'category', 'condition', 'stock'] as const).map((name) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          label={t(`filters.${name}`)}
          placeholder={t('filters.any')}
          options={options[name]}
          value={filters[name]}
          onChange={({ target }) =>
            // A category belongs to one kind.
            onChange({ [name]: target.value, ...(name === 'kind' && { category: '' }) })
          }
        />
      ))}
    </fieldset>
  );
}
