import type { SymptomId } from '@shop/shared-contract';

/** The eight symptoms. The locales translate each id under `symptoms`, each category under `categories`. */
export const symptoms = [
  { id: 'engine-noise', category: 'engine', urgency: 'high' },
  { id: 'brake-squeal', category: 'brakes', urgency: 'high' },
  { id: 'vibration', category: 'suspension', urgency: 'medium' },
  { id: 'smoke', category: 'engine', urgency: 'high' },
  { id: 'hard-start', category: 'engine', urgency: 'medium' },
  { id: 'ac-weak', category: 'ac-system', urgency: 'low' },
  { id: 'tire-wear', category: 'tires', urgency: 'medium' },
  { id: 'check-engine', category: 'engine', urgency: 'high' },
] as const satisfies readonly { id: SymptomId; category: string; urgency: string }[];

export type Symptom = (typeof symptoms)[number];
export type Urgency = Symptom['urgency'];

const order: Record<Urgency, number> = { high: 0, medium: 1, low: 2 };

/** The chosen symptoms, the most urgent first; unknown ids are ignored. */
export const chosenSymptoms = (ids: readonly string[]): Symptom[] =>
  symptoms.filter(({ id }) => ids.includes(id)).sort((a, b) => order[a.urgency] - order[b.urgency]);

/** The advice for the chosen symptoms: immediate if any of them has high urgency. */
export const adviceFor = (chosen: readonly Symptom[]): 'immediate' | 'routine' =>
  chosen.some(({ urgency }) => urgency === 'high') ? 'immediate' : 'routine';
