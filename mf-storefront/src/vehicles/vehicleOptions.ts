import knownModels from './models.json' with { type: 'json' };

/** Not read from the clock: the prerendered page and the browser must render the same list. */
const NEWEST_YEAR = 2025;
const YEARS_OFFERED = 30;

/** Model years of the vehicle finder, newest first. */
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

/** The models to offer for a make; the generic ones when none are listed. */
export function modelsOf(make: string): readonly string[] {
  const models = known[make];
  return models ? Object.keys(models) : genericModels;
}

/** The engines to offer for a make's model; the generic ones when none are listed. */
export function enginesOf(make: string, model: string): readonly string[] {
  return known[make]?.[model] ?? genericEngines;
}
