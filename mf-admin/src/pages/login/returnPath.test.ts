import { returnPath } from './returnPath';

test('leads back to where the guard was asked to go', () => {
  expect(returnPath({ from: '/admin/products?q=x' })).toBe('/admin/products?q=x');
});

test.each([
  null,
  undefined,
  'x',
  {},
  { from: 3 },
  { from: '/admin/login' },
  { from: '/booking' },
  { from: 'https://elsewhere.example/admin/' },
])('%p leads to the dashboard', (state) => {
  expect(returnPath(state)).toBe('/admin/dashboard');
});
