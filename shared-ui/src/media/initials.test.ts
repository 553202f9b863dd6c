import { initialsOf, toneOf } from './initials';

test.each([
  ['BMW', 'BM'],
  ['Land Rover', 'LR'],
  ['Mercedes-Benz', 'MB'],
  ['Ávila', 'ÁV'],
  ['José de la Cruz', 'JD'],
  ['k', 'K'],
  ['  ', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name always has the same tone, and tones differ between names', () => {
  expect(toneOf('Toyota')).toBe(toneOf('Toyota'));
  const tones = new Set(['Toyota', 'Kia', 'BMW', 'Ford', 'Fiat', 'Volvo', 'Audi'].map(toneOf));
  expect(tones.size).toBeGreaterThan(2);
  expect([...tones].every((tone) => tone >= 1 && tone <= 6)).toBe(true);
});
