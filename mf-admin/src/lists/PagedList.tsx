import type { ReactNode } from 'react';
import { ListState, type ListStateProps } from './ListState';
import { Pagination } from './Pagination';

interface Props<Row> extends ListStateProps<Row> {
  children: (rows: Row[]) => ReactNode;
}

export function PagedList<Row>({ children, ...state }: Props<Row>) {
  return (
    <ListState {...state}>
      <Pagination search={state.search} rows={state.found} total={state.query.data?.length}>
        {children}
      </Pagination>
    </ListState>
  );
}
