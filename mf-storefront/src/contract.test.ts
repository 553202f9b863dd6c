import path from 'node:path';
import { type Exposed, paths, type RemoteManifest } from '@shop/shared-contract';
import { contractProblems, unmatchedAddresses } from '@shop/shared-contract/test-support';
import declared from '../../supabase/catalogue.json';
import manifestJson from '../remote.json';
import { categoryPath } from './catalogue/categoryPages';
import { departments } from './catalogue/departments';
import { en } from './catalogue/locales/en';
import { es } from './catalogue/locales/es';
import { offerCategoryPath } from './offers/offerCategoryPath';

const manifest = manifestJson as RemoteManifest;
const root = path.join(__dirname, '..');

test('mf-storefront satisfies the contract', async () => {
  const modules: Record<string, Exposed> = {};
  for (const [name, file] of Object.entries(manifest.exposes)) {
    modules[name] = ((await import(path.join(root, file))) as { default: Exposed }).default;
  }
  const vehicles = ['hatchback', 'suv', 'van'].map((kind) => `finder.generic.${kind}`);
  const same = {
    catalogue: [...vehicles, 'card.sku'],
    navigation: ['/blog'],
  };
  expect(await contractProblems(manifest, modules, same)).toEqual([]);
});

test('has the specified pages, and quick links to three of them', () => {
  expect(manifest.pages.map((page) => page.path)).toEqual(
    expect.arrayContaining([
      ...['/', '/about', '/services', '/gallery', '/blog', '/blog/:slug', '/contact'],
      ...['/tires/:category', '/auto-parts/:category'],
    ]),
  );
  const links = manifest.navigation.filter(({ place }) => place === 'footer');
  expect(links.map((link) => link.path)).toEqual(
    expect.arrayContaining(['/services', '/gallery', '/blog']),
  );
});

test('every navigation entry and every prerendered address matches a page of this remote', () => {
  expect(unmatchedAddresses(manifest)).toEqual([]);
});

// remote.json is compared with the lists instead of generated from them: the build, the releases and
// a remote that lives in a repository of its own read it as plain data, before any code is compiled.

const label = (key: string) => ({
  en: (en.labels as Record<string, string>)[key],
  es: (es.labels as Record<string, string>)[key],
});

test.each(departments)('the menu of $id lists its categories with their labels', (department) => {
  const menu = manifest.navigation.find(({ path: link }) => link === categoryPath(department));
  const [all, ...categories] = department.categories;
  expect(menu?.children?.[0]?.path).toBe(categoryPath(department, all));
  expect(menu?.children?.slice(1)).toEqual(
    categories.map((category) => ({
      label: label(category),
      path: categoryPath(department, category),
    })),
  );
});

test('the categories of offers are the catalogues and their pages, to which offers lead', () => {
  const { definition = '' } =
    declared.find(({ object }) => object === 'constraint offers_category on public.offers') ?? {};
  const stored = Array.from(definition.matchAll(/'([^']*)'/g), ([, name = '']) => name);
  const catalogues = departments.flatMap((department) =>
    department.categories.map((category) => ({
      name: category === 'all' ? department.id : category,
      path: categoryPath(department, category),
    })),
  );
  expect(stored.map((name) => ({ name, path: offerCategoryPath(name) }))).toEqual(catalogues);
});

test('the parts menu and the page of all parts have the same title', () => {
  const menu = manifest.navigation.find(({ path: link }) => link === paths.autoParts());
  expect(menu?.label).toEqual(label('all-parts'));
});

test('the prerendered addresses are every page and category', () => {
  const addresses: Record<string, string[]> = {
    // The content names the addresses of services, articles and products.
    '/services/:service': [],
    '/blog/:slug': [],
    // These lead to the addresses of all products.
    '/tires': [],
    '/auto-parts': [],
    '/tires/:category': [],
    '/auto-parts/:category': [],
    '/tires/item/:item': [],
    '/auto-parts/item/:item': [],
  };
  const expected = [
    ...manifest.pages.flatMap(({ path: route }) => addresses[route] ?? [route]),
    ...departments.flatMap((department) =>
      department.categories.map((category) => categoryPath(department, category)),
    ),
  ];
  expect([...manifest.prerender].sort()).toEqual(expected.sort());
});
