import type { Product } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import { productLabels } from '../form/productLabels';
import { productsLocales } from '../locales/productsLocales';
import styles from './ImportPreview.module.css';
import { productImportLocales } from './locales/productImportLocales';
import type { Change } from './planImport';

/** Longer texts are named, not shown. */
const LONGEST = 60;

/** One changed product: each column with its value before and after. */
export function ChangeRow({ change: { row, stored, columns } }: { change: Change }) {
  const t = useTranslate(productImportLocales);
  const products = useTranslate(productsLocales);
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
      <strong>{t('line', { line: row.line })}</strong> {stored.name}
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
