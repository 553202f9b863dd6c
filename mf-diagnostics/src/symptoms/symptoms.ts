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
] as const;

export type Symptom = (typeof symptoms)[number];
export type Urgency = Symptom['urgency'];
