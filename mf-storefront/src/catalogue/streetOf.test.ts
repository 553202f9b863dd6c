import { streetOf } from './streetOf';

test.each([
  ['7671 Tara Blvd Suite B', 'Tara Blvd'],
  ['12B Main St, Ste. 4', 'Main St'],
  ['900 Unity Rd', 'Unity Rd'],
  ['Highway 19 # 3', 'Highway 19'],
  ['Old Mill', 'Old Mill'],
])('the street of "%s" is "%s"', (line, street) => {
  expect(streetOf(line)).toBe(street);
});
