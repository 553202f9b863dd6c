import { articleSlug } from './articleSlug';

test.each([
  ['Wheel Alignment', 'wheel-alignment'],
  ['Seven Signs of Worn Brakes', 'seven-signs-of-worn-brakes'],
  ['Tires', 'tires'],
  ['  Two  spaces ', 'two-spaces'],
])('"%s" is found at %s', (title, slug) => {
  expect(articleSlug(title)).toBe(slug);
});
