import { returnPath } from './returnPath';

test('returns the address that the guard redirected from', () => {
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
])('returns the dashboard for the state %p', (state) => {
  expect(returnPath(state)).toBe('/admin/dashboard');
});
