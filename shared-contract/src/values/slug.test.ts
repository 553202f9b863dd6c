import { toSlug } from './slug';

test.each([
  ['Tire Installation', 60, 'tire-installation'],
  ['  Reparación (ponchadura) ', 60, 'reparacion-ponchadura'],
  ['Tire Installation', 5, 'tire'],
  ['¿?', 60, ''],
])('%j within %i characters becomes %j', (name, longest, slug) => {
  expect(toSlug(name, longest)).toBe(slug);
});
