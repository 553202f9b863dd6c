import type { Product } from '@shop/shared-data';
import type { VehicleTires } from '@shop/shared-data/staff';
import { plainTireSize, replacesTires } from '@shop/shared-data/tire-fitment';
import { markingsOf } from '../../shop/names/vehicleTiresText';

type Tire = Pick<Product, 'size' | 'load_index' | 'speed_rating'>;

/** Returns the sizes that a booking has already, unless one of them is that of the tire. */
export function otherSizes(tire: Tire, held: readonly string[]): string[] {
  const sizes = [...new Set(held.filter(Boolean))];
  const isSame = sizes.some((size) => plainTireSize(size) === plainTireSize(tire.size));
  return tire.size === '' || isSame ? [] : sizes;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The rows of a vehicle that is described in words: `2018 Toyota Camry`, or without year or make. */
function rowsOf(vehicle: string, table: readonly VehicleTires[]): VehicleTires[] {
  const text = letters(vehicle);
  const year = Number(/\b(?:19|20)\d\d\b/.exec(vehicle)?.[0] ?? 0);
  const named = table.filter(({ model }) => text.includes(letters(model)));
  const ofMake = named.filter(({ make }) => text.includes(letters(make)));
  const found = ofMake.length > 0 ? ofMake : named;
  // A Grand Cherokee is no Cherokee.
  const longest = Math.max(...found.map(({ model }) => model.length));
  return found.filter(
    ({ model, first_year, last_year }) =>
      model.length === longest &&
      (year === 0 || (first_year <= year && year <= (last_year ?? year))),
  );
}

/**
 * The tires that a vehicle left the factory with, unless the tire replaces any of them.
 * @param vehicle what the customer said; empty or unknown returns none
 */
export function unmatchedOriginalTires(
  tire: Tire,
  vehicle: string,
  table: readonly VehicleTires[],
): string[] {
  const markings = rowsOf(vehicle, table).flatMap((row) =>
    Object.values(markingsOf(row)).filter(Boolean),
  );
  const { size, load_index, speed_rating } = tire;
  const marking = load_index === null ? size : `${size} ${load_index}${speed_rating}`;
  return size === '' || replacesTires(markings)(marking) ? [] : [...new Set(markings)];
}
