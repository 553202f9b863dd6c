import knownModels from './models.json' with { type: 'json' };

const known: Record<string, Record<string, readonly string[]>> = knownModels;

/** Stand-ins for makes whose models are not listed. Their words come from the dictionary. */
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
