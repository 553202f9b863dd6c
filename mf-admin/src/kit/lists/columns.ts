import type { Language } from '@shop/shared-i18n';
import type { ReactNode } from 'react';
import type { Sorting } from './useListAddress';

/** A column of a table. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the list is sorted by and searched in; a column without it is for neither. */
  value?: (row: Row) => string | number | null;
  className?: string | undefined;
}

/** Sorts a copy of the rows; rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'id' | 'value'>[],
  sorting: Sorting | undefined,
  language: Language,
): Row[] {
  const value = columns.find(({ id }) => id === sorting?.id)?.value;
  if (!sorting || !value) return [...rows];
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const direction = sorting.isDescending ? -1 : 1;
  const isMissing = (key: string | number | null) => key === null || key === '';
  const order = (first: string | number | null, second: string | number | null) =>
    typeof first === 'number' && typeof second === 'number'
      ? first - second
      : compare(String(first), String(second));
  // Each value is read once: a translated one is slow, and a list may have thousands of rows.
  return rows
    .map((row) => ({ row, key: value(row) }))
    .sort(
      (one, other) =>
        Number(isMissing(one.key)) - Number(isMissing(other.key)) ||
        direction * order(one.key, other.key),
    )
    .map(({ row }) => row);
}
