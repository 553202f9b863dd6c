import { linkedPath } from './linkedPath';

beforeEach(() => history.replaceState(null, '', '/es/contact'));

test.each([
  ['/es/booking?make=Audi', '/booking'],
  ['/booking', '/booking'],
  ['/es/contact#form', undefined],
  ['/contact', undefined],
  ['https://elsewhere.example/booking', undefined],
])('the link %s leads to the path %s', (href, path) => {
  const link = document.createElement('a');
  link.href = href;
  expect(linkedPath(link)).toBe(path);
});

test('the page of a link that opens a window is not opened here', () => {
  const link = document.createElement('a');
  Object.assign(link, { href: '/booking', target: '_blank' });
  expect(linkedPath(link)).toBeUndefined();
});
