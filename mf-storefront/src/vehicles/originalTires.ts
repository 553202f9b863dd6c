import type { PublishedVehicleTires } from '@shop/shared-contract';
import { emptyQuery, writeQuery } from '../catalogue/catalogueQuery';
import { isSameName } from './isSameName';
import type { VehicleSelection } from './vehicleSelection';

export interface OriginalTires {
  /** As on the sidewall: `225/65R17 102H`. */
  front: string;
  /** Absent where they are those of the front. */
  rear?: string;
  /** Staff have not compared them with a vehicle yet. */
  isExample: boolean;
}

/**
 * The tires that a vehicle may have left the factory with: those of its engine where the table has any, otherwise
 * those of every engine. Trims differ, so the shop confirms what fits.
 */
export function originalTires(
  table: readonly PublishedVehicleTires[],
  { year, make, model, engine }: VehicleSelection,
): readonly OriginalTires[] {
  const ofModel = table.filter(
    (row) =>
      isSameName(row.make, make) &&
      isSameName(row.model, model) &&
      row.from <= Number(year) &&
      Number(year) <= (row.to ?? Number(year)),
  );
  const ofEngine = ofModel.filter((row) => row.engine && isSameName(row.engine, engine));
  const rows = ofEngine.length > 0 ? ofEngine : ofModel.filter((row) => !row.engine);
  return rows.map(({ front, rear, example = false }) => ({
    front,
    ...(rear ? { rear } : {}),
    isExample: example,
  }));
}

/** The query of an address that lists what replaces these tires of a vehicle. */
export const fittingQuery = (tires: readonly OriginalTires[], vehicle: string): string =>
  writeQuery({
    ...emptyQuery,
    fits: tires.flatMap(({ front, rear }) => [front, rear ?? front]),
    vehicle,
  }).toString();
