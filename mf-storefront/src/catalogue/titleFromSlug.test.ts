import { titleFromSlug } from './titleFromSlug';

test.each([
  ['brake-parts', 'Brake Parts'],
  ['filters', 'Filters'],
  ['transmission-parts', 'Transmission Parts'],
  ['', ''],
  ['-odd--one-', 'Odd One'],
])('%s reads %s', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});
