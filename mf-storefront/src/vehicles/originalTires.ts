import examples from './tireSizes.json' with { type: 'json' };

const known: Record<string, Record<string, readonly string[]>> = examples;

/**
 * Examples of the tires that a model left the factory with, as on the sidewall: `225/65R17 102H`. Years and
 * trims differ, so the shop confirms what fits. Empty for a model that is not listed.
 */
export const originalTires = (make: string, model: string): readonly string[] =>
  known[make]?.[model] ?? [];
