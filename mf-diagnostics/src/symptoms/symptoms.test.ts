import { adviceFor, chosenSymptoms, symptoms } from './symptoms';

test('each symptom has its category and urgency', () => {
  expect(symptoms.map(({ id, category, urgency }) => [id, category, urgency])).toEqual([
    ['engine-noise', 'engine', 'high'],
    ['brake-squeal', 'brakes', 'high'],
    ['vibration', 'suspension', 'medium'],
    ['smoke', 'engine', 'high'],
    ['hard-start', 'engine', 'medium'],
    ['ac-weak', 'ac-system', 'low'],
    ['tire-wear', 'tires', 'medium'],
    ['check-engine', 'engine', 'high'],
  ]);
});

test.each(symptoms)('the advice for $id alone follows its urgency: $urgency', ({ id, urgency }) => {
  expect(adviceFor(chosenSymptoms([id]))).toBe(urgency === 'high' ? 'immediate' : 'routine');
});

test('lesser symptoms are routine; one of high urgency makes them immediate', () => {
  const lesser = symptoms.filter(({ urgency }) => urgency !== 'high').map(({ id }) => id);
  expect(adviceFor(chosenSymptoms(lesser))).toBe('routine');
  expect(adviceFor(chosenSymptoms([...lesser, 'smoke']))).toBe('immediate');
});

test('sorts symptoms by urgency, equal ones in the order of the list', () => {
  const chosen = chosenSymptoms(['ac-weak', 'tire-wear', 'check-engine', 'vibration', 'smoke']);
  expect(chosen.map(({ id }) => id)).toEqual([
    'smoke',
    'check-engine',
    'vibration',
    'tire-wear',
    'ac-weak',
  ]);
});

test('returns no symptoms for an empty selection and for unknown ids', () => {
  expect(chosenSymptoms([])).toEqual([]);
  expect(chosenSymptoms(['flux-capacitor'])).toEqual([]);
});
