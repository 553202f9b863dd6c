import * as z from 'zod/mini';
import { optionalLine, parseInput, singleLineText } from '../fields';
import { table } from '../staffTable';
import { vehicleTiresRow } from '../storedRows';
import { parseTireMarking } from './tireMarking';
import { finderMakes } from './vehicleMakes';

/** A row of `vehicle_tires`: tires that a model left the factory with. */
export type VehicleTires = z.infer<typeof vehicleTiresRow>;

const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;
const year = z
  .number('year')
  .check(z.int('year'), z.gte(FIRST_YEAR, 'year'), z.lte(LAST_YEAR, 'year'));
const isMarking = (text: string) => parseTireMarking(text) !== undefined;

/** The form of the tires of a vehicle; they are entered as they stand on the sidewall. */
export const vehicleTiresSchema = z
  .object({
    make: z.string().check(z.refine((make) => finderMakes.includes(make), 'required')),
    model: singleLineText(60),
    engine: optionalLine(60),
    first_year: year,
    last_year: z.nullable(year),
    front: z.string().check(z.refine(isMarking, 'marking')),
    rear: z.string().check(z.refine((text) => !text.trim() || isMarking(text), 'marking')),
    is_example: z.boolean(),
  })
  .check(
    z.refine(({ first_year, last_year }) => last_year === null || first_year <= last_year, {
      error: 'lastYear',
      path: ['last_year'],
    }),
  );
export type VehicleTiresInput = z.infer<typeof vehicleTiresSchema>;

function columnsOf(input: VehicleTiresInput) {
  const { front, rear, ...rest } = parseInput(vehicleTiresSchema, input);
  const tires = parseTireMarking(front);
  const others = parseTireMarking(rear);
  return {
    ...rest,
    size: tires?.size ?? '',
    load_index: tires?.load_index ?? 0,
    speed_rating: tires?.speed_rating ?? '',
    rear_size: others?.size ?? '',
    rear_load_index: others?.load_index ?? null,
    rear_speed_rating: others?.speed_rating ?? '',
  };
}

/**
 * The requests of the tires of vehicles.
 * @throws {DataError} as those of `table` do; `invalid` with the code `vehicle_tires_once` when they are listed
 */
export const {
  list: listVehicleTires,
  add: addVehicleTires,
  edit: editVehicleTires,
  remove: removeVehicleTires,
} = table('vehicle_tires', {
  row: vehicleTiresRow,
  order: ['make', 'model', 'engine', 'first_year', 'size', 'id'],
  input: columnsOf,
  key: ['make', 'model', 'engine', 'first_year', 'size', 'rear_size'],
});
