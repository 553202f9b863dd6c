import { bayName } from './bayName';

test.each([
  ['Bay 1', 'Bay 1', 'Bahía 1'],
  ['Bahía 12', 'Bay 12', 'Bahía 12'],
  ['Bay 1 left', 'Bay 1 left', 'Bay 1 left'],
  ['Alignment rack', 'Alignment rack', 'Alignment rack'],
])('%s is %s in English and %s in Spanish', (name, english, spanish) => {
  expect([bayName(name, 'en'), bayName(name, 'es')]).toEqual([english, spanish]);
});
