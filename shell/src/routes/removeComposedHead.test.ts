import { removeComposedHead } from './removeComposedHead';

const composed =
  '<title>Contact</title><meta property="og:title" content="Contact"><link rel="canonical" href="/contact">';
const rest = '<link rel="manifest" href="/app.webmanifest"><style></style>';
const rendered = '<link rel="canonical" href="/blog">';

test('removes the title, meta elements and links of a page that was never hydrated', () => {
  document.head.innerHTML = `<meta charset="utf-8"><title>Blog</title>${composed}${rest}${rendered}`;
  removeComposedHead();
  expect(document.head.innerHTML).toBe(
    `<meta charset="utf-8"><title>Blog</title>${rest}${rendered}`,
  );
});

test('leaves the head of a page that React has hydrated or rendered', () => {
  const head = `<meta charset="utf-8">${composed}${rest}`;
  document.head.innerHTML = head;
  removeComposedHead();
  expect(document.head.innerHTML).toBe(head);
});

test('removes the title of bare HTML, and none of its files', () => {
  const files = '<script src="/shell.js"></script><link href="/shell.css" rel="stylesheet">';
  document.head.innerHTML = `<title>Contact</title><title>Tara Tire</title>${files}`;
  removeComposedHead();
  expect(document.head.innerHTML).toBe(`<title>Contact</title>${files}`);
});
