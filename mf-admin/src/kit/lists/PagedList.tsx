import type { ReactNode } from 'react';
import { ListState, type ListStateProps } from './ListState';
import { Pagination } from './Pagination';
import type { ListAddress } from './useListAddress';

interface Props<Row> extends ListStateProps<Row> {
  found: Row[];
  address: Pick<ListAddress, 'page' | 'setPage'>;
  children: (rows: Row[]) => ReactNode;
}

export function PagedList<Row>({ address, children, ...state }: Props<Row>) {
  return (
    <ListState {...state}>
      <Pagination
        rows={state.found}
        total={(state.listed ?? state.query.data)?.length}
        page={address.page}
        onTurn={address.setPage}
      >
        {children}
      </Pagination>
    </ListState>
  );
}
