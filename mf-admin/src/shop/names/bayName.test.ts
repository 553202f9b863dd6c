import { bayName } from './bayName';

test.each([
  ['Bay 1', 'Bahía 1'],
  ['Bahía 12', 'Bahía 12'],
  ['Bay 1 left', 'Bay 1 left'],
  ['Alignment rack', 'Alignment rack'],
])('%s is %s in Spanish', (name, spanish) => {
  expect(bayName(name, (number) => `Bahía ${number}`)).toBe(spanish);
});
