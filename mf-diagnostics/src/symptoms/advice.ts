import { type Symptom, symptoms, type Urgency } from './symptoms';

const order: Record<Urgency, number> = { high: 0, medium: 1, low: 2 };

/** The chosen symptoms, the most urgent first; ids nobody knows are passed over. */
export const chosenSymptoms = (ids: readonly string[]): Symptom[] =>
  symptoms.filter(({ id }) => ids.includes(id)).sort((a, b) => order[a.urgency] - order[b.urgency]);

/** One symptom of high urgency is enough to send the car to the shop at once. */
export const adviceFor = (chosen: readonly Symptom[]): 'immediate' | 'routine' =>
  chosen.some(({ urgency }) => urgency === 'high') ? 'immediate' : 'routine';
