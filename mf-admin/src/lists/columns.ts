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
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
  language: Language,
): Row[] {
  const value = columns.find(({ id }) => id === sorting?.id)?.value;
  if (!sorting || !value) return [...rows];
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const direction = sorting.isDescending ? -1 : 1;
  const isMissing = (row: Row) => value(row) === null || value(row) === '';
  const order = (one: Row, other: Row) => {
    const [first, second] = [value(one), value(other)];
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : compare(String(first), String(second));
  };
  return [...rows].sort(
    (one, other) =>
      Number(isMissing(one)) - Number(isMissing(other)) || direction * order(one, other),
  );
}
