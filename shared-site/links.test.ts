import { describeLinks, linksTo } from './links';
import type { NavigationEntry, Remote } from './schema';

const remote = (name: string, paths: string[], navigation: NavigationEntry[] = []): Remote => ({
  name,
  live: {
    ...{ version: '1'.repeat(12), contract: 1, base: '/', entry: 'e.js', container: 'c' },
    ...{ pages: paths.map((path) => ({ path, module: './page' })), widgets: [], navigation },
  },
});
const entry = (path: string, child: string): NavigationEntry => ({
  ...{ place: 'header', label: { en: path, es: path }, path, order: 1 },
  children: [{ label: { en: child, es: child }, path: child }],
});

const site = {
  remotes: [
    remote('mf-van', ['/vans', '/vans/:van', '/rent'], [entry('/vans', '/vans/red')]),
    remote('mf-shop', ['/', '/about', '/vans/history'], [entry('/', '/rent')]),
  ],
};

const page = (main: string, layout = '') =>
  `<a href="#main">Skip</a><header><a class="x" href="/">Shop</a><a href="/vans">Vans</a>${layout}</header>
<main id="main">${main}</main><footer><a href="/vans/red">Red</a></footer>`;
const link = (path: string) => `<a class="link" href="${path}">…</a>`;

const lines = (...composed: [string, string][]) => describeLinks(linksTo(site, 'mf-van', composed));
const menu = '1 menu entry';

test('counts links by remote and page, in every language and with parameters', () => {
  expect(
    lines(
      ['/', page(link('/vans/blue?from=home#top') + link('/rent'))],
      ['/es/', page(link('/es/rent'))],
    ),
  ).toEqual([`  mf-shop  ${menu}, 3 links on 2 pages (/, /es/)`]);
});

test('counts neither its own pages and menu entries, nor pages that stay', () => {
  const elsewhere = link('/vans/history') + link('https://vans.example/vans') + link('/elsewhere');
  expect(lines(['/vans', page(link('/rent'))], ['/', page(elsewhere)])).toEqual([
    `  mf-shop  ${menu}`,
  ]);
});

test('counts what the shell links to besides the menus', () => {
  const bar = `<nav>${link('/vans')}</nav>`;
  expect(lines(['/', page('', link('/vans/green')) + bar])).toEqual([
    `  mf-shop  ${menu}`,
    '  shell  2 links on 1 page (/)',
  ]);
});

test('names only the first pages', () => {
  const addresses = ['/', '/es/', '/about', '/es/about'];
  const composed = addresses.map((address): [string, string] => [address, page(link('/rent'))]);
  expect(lines(...composed)).toEqual([
    `  mf-shop  ${menu}, 4 links on 4 pages (/, /es/, /about, …)`,
  ]);
});
