/** @jest-environment node */
import { firstPage } from './firstPage';

const remote = (paths: string[], prerender: string[] = []) => ({
  pages: paths.map((path) => ({ path, module: './page' })),
  prerender,
});

test.each([
  ['home, where there is one', [remote(['/booking']), remote(['/about', '/'])], '/'],
  ['the first page', [remote(['/booking', '/booking/cancel'])], '/booking'],
  ['the top of all pages below', [remote(['/admin/*'])], '/admin'],
  ['one without a part to fill in', [remote(['/vans/:id', '/fleet'])], '/fleet'],
  ['what is prerendered', [remote(['/vans/:id'], ['/vans/small'])], '/vans/small'],
  ['home, for want of anything', [remote(['/vans/:id'])], '/'],
])('development begins at %s', (_, manifests, address) => {
  expect(firstPage(manifests)).toBe(address);
});
