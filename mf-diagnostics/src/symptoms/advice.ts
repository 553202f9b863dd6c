import { type Symptom, symptoms, type Urgency } from './symptoms';

const order: Record<Urgency, number> = { high: 0, medium: 1, low: 2 };

/** The chosen symptoms, the most urgent first; unknown ids are ignored. */
export const chosenSymptoms = (ids: readonly string[]): Symptom[] =>
  symptoms.filter(({ id }) => ids.includes(id)).sort((a, b) => order[a.urgency] - order[b.urgency]);

/** The advice for the chosen symptoms: immediate if any of them has high urgency. */
export const adviceFor = (chosen: readonly Symptom[]): 'immediate' | 'routine' =>
  chosen.some(({ urgency }) => urgency === 'high') ? 'immediate' : 'routine';
