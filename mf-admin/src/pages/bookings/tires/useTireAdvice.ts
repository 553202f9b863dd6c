import type { Product } from '@shop/shared-data';
import { type BookingTires, listVehicleTires } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../lists/queryKeys';
import { originalTires, otherSizes } from './tireAdvice';

interface Chosen {
  chosen: Product | undefined;
  vehicle: string;
  held: readonly BookingTires[];
  products: readonly Product[];
}

/** What staff should check before they promise the chosen tire. It refuses nothing. */
export function useTireAdvice({ chosen, vehicle, held, products }: Chosen) {
  const { data: table = [] } = useQuery({
    queryKey: queryKeys.vehicleTires,
    queryFn: listVehicleTires,
    enabled: vehicle.trim() !== '',
  });
  if (!chosen) return [];
  const sizes = held.map((tires) => products.find(({ id }) => id === tires.product)?.size ?? '');
  return [
    { key: 'otherSize', tires: otherSizes(chosen, sizes).join(', ') },
    { key: 'notOriginal', tires: originalTires(chosen, vehicle, table).join(', ') },
  ].filter(({ tires }) => tires !== '') as { key: 'otherSize' | 'notOriginal'; tires: string }[];
}
