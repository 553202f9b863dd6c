/** @jest-environment node */
import { firstPage } from './firstPage';

const remote = (paths: string[], prerender: string[] = []) => ({
  pages: paths.map((path) => ({ path, module: './page' })),
  prerender,
});

test.each([
  ['the home page, if a remote has it', [remote(['/booking']), remote(['/about', '/'])], '/'],
  ['the first page', [remote(['/booking', '/booking/cancel'])], '/booking'],
  ['the parent of a wildcard path', [remote(['/admin/*'])], '/admin'],
  ['a path without parameters', [remote(['/vans/:id', '/fleet'])], '/fleet'],
  ['a prerendered address', [remote(['/vans/:id'], ['/vans/small'])], '/vans/small'],
  ['the home page, if there is no other address', [remote(['/vans/:id'])], '/'],
])('the first page is %s', (_, manifests, address) => {
  expect(firstPage(manifests)).toBe(address);
});
