/** @jest-environment node */
import { sizesTable } from './sizesTable';

test('lists each app and page with its weight and the difference to the accepted weight', () => {
  const accepted = {
    apps: { shell: { 'a.js': 60_000, 'b.js': 10_000 }, 'mf-gone': { 'a.js': 1 } },
    pages: { '/': { 'a.js': 80_000 }, '/about': { 'a.js': 30_000 } },
  };
  const now = {
    apps: { shell: { 'a.js': 60_500, 'b.js': 12_000 } },
    pages: { '/': { 'a.js': 79_000 }, '/about': { 'a.js': 29_980 }, '/fleet': { 'a.js': 30_000 } },
  };
  expect(sizesTable(accepted, now).split('\n')).toEqual([
    '                              weight      change',
    'app shell                    72.5 kB     +2.5 kB',
    'app mf-gone                        -     removed',
    'page /                       79.0 kB     −1.0 kB',
    'page /about                  30.0 kB      0.0 kB',
    'page /fleet                  30.0 kB         new',
  ]);
});
