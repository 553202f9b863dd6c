import { type HeldTires, listHeldTires } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../rows/queryKeys';

export type HeldByProduct = ReadonlyMap<string, readonly HeldTires[]>;

const none: HeldByProduct = new Map();

/** Visits without a time come last. */
const timeOf = ({ holder: { starts_at } }: HeldTires) =>
  starts_at ? Date.parse(starts_at) : Number.MAX_SAFE_INTEGER;

function groupByProduct(rows: HeldTires[]): HeldByProduct {
  const groups = new Map<string, HeldTires[]>();
  for (const row of [...rows].sort((one, other) => timeOf(one) - timeOf(other))) {
    if (row.product) groups.set(row.product, [...(groups.get(row.product) ?? []), row]);
  }
  return groups;
}

/** The tires that bookings hold, by product. Without them products still say how many are promised. */
export function useHeldTires(): HeldByProduct {
  const { data = none } = useQuery({
    queryKey: queryKeys.heldTires,
    queryFn: listHeldTires,
    select: groupByProduct,
  });
  return data;
}
