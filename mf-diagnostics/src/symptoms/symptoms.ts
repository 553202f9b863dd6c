/** The eight symptoms. Their words are in the dictionary, under `symptoms` and `categories`. */
export const symptoms = [
  { id: 'engine-noise', key: 'engineNoise', category: 'engine', urgency: 'high' },
  { id: 'brake-squeal', key: 'brakeSqueal', category: 'brakes', urgency: 'high' },
  { id: 'vibration', key: 'vibration', category: 'suspension', urgency: 'medium' },
  { id: 'smoke', key: 'smoke', category: 'engine', urgency: 'high' },
  { id: 'hard-start', key: 'hardStart', category: 'engine', urgency: 'medium' },
  { id: 'ac-weak', key: 'acWeak', category: 'acSystem', urgency: 'low' },
  { id: 'tire-wear', key: 'tireWear', category: 'tires', urgency: 'medium' },
  { id: 'check-engine', key: 'checkEngine', category: 'engine', urgency: 'high' },
] as const;

export type Symptom = (typeof symptoms)[number];
export type Urgency = Symptom['urgency'];
