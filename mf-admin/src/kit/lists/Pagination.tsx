import { IconButton } from '@shop/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Pagination.module.css';

const PAGE_SIZE = 50;

interface Props<Row> {
  rows: Row[];
  /** The number of rows without search and filters; omitted where the page shows it elsewhere. */
  total?: number | undefined;
  page: number;
  onTurn: (page: number) => void;
  children: (rows: Row[]) => ReactNode;
}

export function Pagination<Row>({ rows, total, page: selected, onTurn, children }: Props<Row>) {
  const { t } = useTranslation('admin');
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  // The last page no longer exists once its last row is deleted.
  const page = Math.min(selected, pages);
  const shown = useMemo(() => rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [rows, page]);
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    onTurn(next);
    // The pressed button is below the list, or disabled now: reading goes on at the top of the page.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };
  const position = t('list.position', { page, pages });
  const group = pages > 1 ? { role: 'group', 'aria-label': position } : {};
  return (
    <div ref={top} tabIndex={-1} {...group} className={styles.paged}>
      {total !== undefined && (
        <p className={styles.count} role="status">
          {rows.length === total
            ? t('list.all', { total })
            : t('list.count', { found: rows.length, total })}
        </p>
      )}
      {children(shown)}
      {pages > 1 && (
        <nav className={styles.pager} aria-label={t('list.pages')}>
          <IconButton
            label={t('list.previous')}
            icon={<ChevronLeft />}
            variant="outline"
            disabled={page === 1 && t('list.isFirst')}
            onClick={() => turnTo(page - 1)}
          />
          <span>{position}</span>
          <IconButton
            label={t('list.next')}
            icon={<ChevronRight />}
            variant="outline"
            disabled={page === pages && t('list.isLast')}
            onClick={() => turnTo(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}

/** Pages that are not in the address: several lists of one page have them. */
export function PagedRows<Row>({ rows, children }: Pick<Props<Row>, 'rows' | 'children'>) {
  const [page, setPage] = useState(1);
  return (
    <Pagination rows={rows} page={page} onTurn={setPage}>
      {children}
    </Pagination>
  );
}
