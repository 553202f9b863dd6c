import { pageStatus } from './routes';

const page = (path: string) => ({ path, module: './page' });
const live = {
  pages: [page('/'), page('/blog/:slug'), page('/item/:id'), page('/admin/*')],
  prerender: ['/', '/blog/brakes'],
};
const site = { remotes: [{ live }] };

test.each([
  ['/', 200],
  ['/es', 200],
  ['/es/', 200],
  ['/blog/brakes', 200],
  ['/blog/brakes/', 200],
  ['/es/blog/brakes', 200],
  ['/blog/nobody-wrote-this', 404],
  ['/item/7', 200],
  ['/admin', 200],
  ['/admin/products', 200],
  ['/administrator', 404],
  ['/nowhere', 404],
  ['/fr/blog/brakes', 404],
])('%s answers %d', (path, status) => {
  expect(pageStatus(site, path)).toBe(status);
});

test.each(['*', '/*', '*/*', '/(*', '/a*b'])('the pattern %s breaks no answer', (pattern) => {
  const odd = { remotes: [{ live: { ...live, pages: [page(pattern)] } }] };
  expect(pageStatus(odd, '/nothing')).toBe(/^\/?\*$/.test(pattern) ? 200 : 404);
});
