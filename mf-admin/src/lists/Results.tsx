import type { ReactNode } from 'react';
import { Paged } from './Paged';
import { type ResultProps, ResultState } from './ResultState';

interface Props<Row> extends ResultProps<Row> {
  /** Shows one page of what was found. */
  children: (rows: Row[]) => ReactNode;
}

/** A list in its state and, when there, a page at a time. */
export function Results<Row>({ children, ...state }: Props<Row>) {
  return (
    <ResultState {...state}>
      <Paged search={state.search} rows={state.found} total={state.query.data?.length}>
        {children}
      </Paged>
    </ResultState>
  );
}
