import { adviceFor, chosenSymptoms } from './advice';
import { symptoms } from './symptoms';

test.each(symptoms)('$id alone is worth its own urgency: $urgency', ({ id, urgency }) => {
  expect(adviceFor(chosenSymptoms([id]))).toBe(urgency === 'high' ? 'immediate' : 'routine');
});

test('any number of lesser symptoms stays routine, one high one does not', () => {
  const lesser = symptoms.filter(({ urgency }) => urgency !== 'high').map(({ id }) => id);
  expect(adviceFor(chosenSymptoms(lesser))).toBe('routine');
  expect(adviceFor(chosenSymptoms([...lesser, 'smoke']))).toBe('immediate');
});

test('the most urgent come first, equals in the order of the list', () => {
  const chosen = chosenSymptoms(['ac-weak', 'tire-wear', 'check-engine', 'vibration', 'smoke']);
  expect(chosen.map(({ id }) => id)).toEqual([
    'smoke',
    'check-engine',
    'vibration',
    'tire-wear',
    'ac-weak',
  ]);
});

test('nothing chosen and nothing known are the same', () => {
  expect(chosenSymptoms([])).toEqual([]);
  expect(chosenSymptoms(['flux-capacitor'])).toEqual([]);
});
