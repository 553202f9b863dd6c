import type { RowDraft } from '@shop/shared-data/staff';
import { useSearchParams } from '@shop/shared-vendor';
import { useEffect, useEffectEvent } from 'react';
import { useChangeQuery } from '../../shop/address/useChangeQuery';

interface Addressed<Row> {
  /** The parameter, such as `product`, whose value is the id or the name of a row, or the id of a new row's draft. */
  parameter: string;
  rows: readonly Row[] | undefined;
  drafts: readonly RowDraft[];
  nameOf: (row: Row) => string;
  onOpen: (found: { row: Row } | { draft: RowDraft }) => void;
}

/** Opens the form of the row that the address names, once it is loaded, and takes the name out of the address. */
export function useAddressedRow<Row extends { id: string | number }>(addressed: Addressed<Row>) {
  const { parameter, rows, drafts } = addressed;
  const [params] = useSearchParams();
  const change = useChangeQuery();
  const name = params.get(parameter);
  const open = useEffectEvent(() => {
    const { nameOf, onOpen } = addressed;
    const row =
      rows?.find(({ id }) => String(id) === name) ?? rows?.find((each) => nameOf(each) === name);
    const draft = rows && drafts.find(({ id }) => id === name);
    if (row) onOpen({ row });
    else if (draft) onOpen({ draft });
    else return;
    change({ [parameter]: undefined });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is looked for in each list that is loaded.
  useEffect(() => {
    if (name) open();
  }, [name, rows, drafts]);
}
