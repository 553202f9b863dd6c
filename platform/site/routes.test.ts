import { pageStatus } from './routes';
import type { SiteConfig } from './schema';

const page = (path: string) => ({ path, module: './page' });
const remote = {
  name: 'mf-a',
  container: 'mf_a',
  contract: 1,
  version: '1',
  base: '/mf-a/1/',
  entry: 'remoteEntry.js',
  widgets: [],
  navigation: [],
  pages: [page('/'), page('/blog/:slug'), page('/item/:id'), page('/admin/*')],
  prerender: ['/', '/blog/brakes'],
};
const site = { contract: 1, backend: { url: '', key: '' }, remotes: [remote] } as SiteConfig;

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
  const odd = { ...site, remotes: [{ ...remote, pages: [page(pattern)] }] };
  expect(pageStatus(odd, '/nothing')).toBe(/^\/?\*$/.test(pattern) ? 200 : 404);
});
