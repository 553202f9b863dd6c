import { PlainButton, SelectField } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Column } from './columns';
import styles from './Table.module.css';
import type { ListAddress, Sorting } from './useListAddress';

type Order = Pick<ListAddress, 'sorting' | 'setSorting'>;

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** With it, a press on a header sorts by its column. */
  order?: Order | undefined;
}

/** A table that is laid out as a list of cards on a phone. */
export function Table<Row extends { id: string | number }>(props: Props<Row>) {
  const { label, columns, rows, order } = props;
  return (
    <>
      {order && <SortField columns={columns} order={order} />}
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.id} column={column} order={column.value && order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, header, className, cell }) => (
                <td key={id} className={className} data-label={header}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Sorts ascending, then descending, then as the list was. */
const nextSorting = (id: string, sorting: Sorting | undefined): Sorting | undefined => {
  if (sorting?.id !== id) return { id, isDescending: false };
  return sorting.isDescending ? undefined : { id, isDescending: true };
};

function Header<Row>({ column, order }: { column: Column<Row>; order: Order | undefined }) {
  const { t } = useTranslation('admin');
  const { id, header } = column;
  if (!order) return <th scope="col">{header}</th>;
  const sorting = order.sorting?.id === id ? order.sorting : undefined;
  const Arrow = !sorting ? ArrowDownUp : sorting.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={styles.sortable}
      aria-sort={sorting && (sorting.isDescending ? 'descending' : 'ascending')}
    >
      <span>{header}</span>
      <PlainButton
        className={clsx(styles.sort, sorting && styles.sorted)}
        aria-label={t('list.sort', { column: header })}
        onClick={() => order.setSorting(nextSorting(id, sorting))}
      >
        <Arrow aria-hidden />
      </PlainButton>
    </th>
  );
}

/** Sorts the cards on a phone, where no header is in sight. */
function SortField<Row>({ columns, order }: { columns: readonly Column<Row>[]; order: Order }) {
  const { t } = useTranslation('admin');
  const { sorting, setSorting } = order;
  const directions = [false, true].map((isDescending) => ({
    isDescending,
    suffix: isDescending ? '.desc' : '',
    words: t(isDescending ? 'list.descending' : 'list.ascending'),
  }));
  const choices = columns
    .filter(({ value }) => value)
    .flatMap(({ id, header }) =>
      directions.map(({ isDescending, suffix, words }) => ({
        sorting: { id, isDescending },
        value: id + suffix,
        label: `${header}, ${words}`,
      })),
    );
  const chosen = choices.find(
    (each) => each.sorting.id === sorting?.id && each.sorting.isDescending === sorting.isDescending,
  );
  if (choices.length === 0) return null;
  return (
    <div className={styles.sortField}>
      <SelectField
        label={t('list.order')}
        options={[{ value: '', label: t('list.unsorted') }, ...choices]}
        value={chosen?.value ?? ''}
        onChange={({ target }) =>
          setSorting(choices.find(({ value }) => value === target.value)?.sorting)
        }
      />
    </div>
  );
}
