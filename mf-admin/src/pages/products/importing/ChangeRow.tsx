import type { Product } from '@shop/shared-data';
import { useTranslation } from 'react-i18next';
import { productLabels } from '../form/productLabels';
import styles from './ImportPreview.module.css';
import type { Change } from './planImport';

/** Longer texts are named, not shown. */
const LONGEST = 60;

/** One changed product: each column with its value before and after. */
export function ChangeRow({ change: { row, stored, columns } }: { change: Change }) {
  const { t } = useTranslation('adminProductImport');
  const { t: products } = useTranslation('adminProducts');
  const labels: Record<string, string> = {
    ...productLabels(products),
    kind: products('filters.kind'),
  };
  const show = (value: Product[keyof Product] | undefined) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return String(value ?? '') || t('empty');
  };
  return (
    <li>
      <strong>{t('line', { line: row.line })}</strong>
      <span>{` ${stored.name}`}</span>
      {columns.map((name) => {
        const column = labels[name] ?? name;
        const before = show(stored[name]);
        const after = show(row[name]);
        const isLong = before.length > LONGEST || after.length > LONGEST;
        return (
          <span key={name} className={styles.details}>
            {isLong ? t('changedTexts', { column }) : t('from', { column, before, after })}
          </span>
        );
      })}
    </li>
  );
}
