import type { PublishedVehicleTires } from '@shop/shared-contract';
import { isSameName } from './isSameName';
import knownModels from './models.json' with { type: 'json' };

/** Not read from the clock: the prerendered page and the browser must render the same list. */
const NEWEST_YEAR = 2025;
const YEARS_OFFERED = 30;

export const modelYears: readonly string[] = Array.from({ length: YEARS_OFFERED }, (_, age) =>
  String(NEWEST_YEAR - age),
);

const known: Record<string, Record<string, readonly string[]>> = knownModels;

/** Stand-ins for makes whose models are not listed. The locales translate them. */
export const genericModels = ['sedan', 'coupe', 'hatchback', 'suv', 'pickup', 'van'] as const;

/** Stand-ins for models whose engines are not listed. */
export const genericEngines = [
  'fourCylinder',
  'sixCylinder',
  'eightCylinder',
  'hybrid',
  'diesel',
  'electric',
] as const;

type VehicleTable = readonly PublishedVehicleTires[];

/** Adds options that are not offered yet, in whatever case: after listed ones, before generic ones. */
function withOthers(
  listed: readonly string[] | undefined,
  generic: readonly string[],
  others: readonly string[],
): readonly string[] {
  const isNamed = (names: readonly string[], name: string) =>
    names.some((each) => isSameName(each, name));
  const added = others.filter(
    (other, at) => !isNamed(listed ?? [], other) && !isNamed(others.slice(0, at), other),
  );
  if (added.length === 0) return listed ?? generic;
  return listed ? [...listed, ...added] : [...added, ...generic];
}

/** Generic ones when none are listed. The models of the table are offered too. */
export function modelsOf(make: string, table: VehicleTable = []): readonly string[] {
  const models = known[make];
  const others = table.filter((row) => isSameName(row.make, make)).map(({ model }) => model);
  return withOthers(models && Object.keys(models), genericModels, others);
}

/** Generic ones when none are listed. The engines of the table are offered too. */
export function enginesOf(
  make: string,
  model: string,
  table: VehicleTable = [],
): readonly string[] {
  const others = table
    .filter((row) => isSameName(row.make, make) && isSameName(row.model, model))
    .flatMap(({ engine }) => engine ?? []);
  return withOthers(known[make]?.[model], genericEngines, others);
}
