import type { ReactNode } from 'react';
import { ListState, type ListStateProps } from './ListState';
import { Pagination } from './Pagination';

interface Props<Row> extends ListStateProps<Row> {
  /** Shows one page of what was found. */
  children: (rows: Row[]) => ReactNode;
}

/** A list in its state and, when there, a page at a time. */
export function PagedList<Row>({ children, ...state }: Props<Row>) {
  return (
    <ListState {...state}>
      <Pagination search={state.search} rows={state.found} total={state.query.data?.length}>
        {children}
      </Pagination>
    </ListState>
  );
}
