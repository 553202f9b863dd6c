export interface Border {
  /** `*` matches the rest of a name. */
  packages: readonly string[];
  importers: readonly string[];
  /** Parts of the repository that may import them too, since no visitor downloads these parts. */
  tools?: readonly string[];
  reason: string;
}

/** Who may import what. `npm run verify`, the build and the release check read this table. */
export const borders = {
  facade: {
    packages: ['react-router', 'react-router-dom', 'zustand'],
    importers: ['shared-vendor'],
    reason: 'Import it from @shop/shared-vendor: one copy per page.',
  },
  supabase: {
    packages: ['@supabase/*'],
    importers: ['shared-data'],
    // It is embedded in lite, verify generates the types of its tables, and tests run both.
    tools: ['backend/lite', 'cli/verify', 'supabase', 'tests'],
    reason: 'Only shared-data imports Supabase.',
  },
  notifications: {
    packages: ['react-toastify'],
    importers: ['shared-ui'],
    reason: 'Only shared-ui shows notifications; use notify().',
  },
  federation: {
    // What the bundler adds to every build is not among them.
    packages: ['@module-federation/enhanced'],
    importers: ['platform/loader'],
    // These build with the bundler's plugin; the tests of the loader play a remote's container.
    tools: ['rsbuild.base', 'bench', 'tests'],
    reason: 'Only platform/loader loads remotes.',
  },
  apps: {
    packages: ['shell', 'mf-*'],
    importers: [],
    // The crawl has a test for each section of staff's pages.
    tools: ['tests/laws'],
    reason: 'Apps exchange data only through @shop/shared-contract.',
  },
  staff: {
    packages: ['shared-data/src/staff*', 'shared-data/src/*/staff*', 'shared-data/src/accounts'],
    importers: ['mf-admin'],
    // Invented days have staff.
    tools: ['tests/days'],
    reason: 'The requests of staff, with the full client: visitors must not download it.',
  },
} satisfies Record<string, Border>;

interface Part {
  /** Other parts that it may import; `*` matches the rest of a name. */
  imports: readonly string[];
  /** The only installed packages that it may import, where the part must run everywhere. */
  packages?: readonly string[];
}

export const repositoryParts: Readonly<Record<string, Part>> = {
  // The model: schema, changes, rules, routes, borders.
  'shared-site': { imports: [], packages: ['semver', 'zod'] },
  // All that apps use of the router and the store.
  'shared-vendor': { imports: [] },
  // Languages, locales, and how days and prices are written.
  'shared-i18n': { imports: ['shared-site', 'shared-vendor'] },
  // What shell and remotes exchange; the values with one home.
  'shared-contract': { imports: ['shared-site', 'shared-vendor', 'shared-i18n'] },
  // Rows, schemas and requests of the database, by subject.
  'shared-data': { imports: ['shared-site', 'shared-contract'] },
  // Components, styles, forms.
  'shared-ui': { imports: ['shared-vendor', 'shared-i18n', 'shared-contract'] },
  // Loads remotes in the browser: versions, retries, fallback.
  'platform/loader': { imports: ['shared-site'], packages: ['@module-federation/enhanced'] },
  // What the machine has: folders, locks, ports, packages.
  'platform/machine': { imports: ['shared-site'] },
  // What lies in a site's folder: generations, pages, content.
  'platform/site': { imports: ['shared-site', 'platform/machine'] },
  // What rsbuild.base.ts is made of.
  'platform/build': { imports: ['shared-site', 'platform/machine', 'platform/site'] },
  // Checks builds and makes them live, in a folder or a bucket.
  'platform/release': {
    imports: ['shared-site', 'platform/machine', 'platform/site', 'platform/build'],
  },
  // Renders a site to HTML.
  'platform/compose': { imports: ['shared-site', 'platform/machine', 'platform/site'] },
  // Writes what staff save into content files and pages.
  'platform/publish': { imports: ['shared-site', 'platform/machine', 'platform/site'] },
  // Serves a site over HTTP.
  'platform/server': { imports: ['shared-site', 'platform/machine', 'platform/site'] },
  // Checks the pages of a release, also in a browser.
  'platform/check': {
    imports: [
      'shared-site',
      'platform/machine',
      'platform/site',
      'platform/release',
      'platform/compose',
      'platform/server',
    ],
  },
  // A new remote, and a repository of its own.
  'platform/kit': {
    imports: ['shared-site', 'platform/machine', 'platform/site', 'platform/build'],
  },
  shell: { imports: ['shared-*', 'platform/loader'] },
  'mf-*': { imports: ['shared-*'] },
  // The rooms of mf-admin: what its pages share, resources and forms, what is used all day, what now and then.
  'mf-admin/src/shop': { imports: ['shared-*'] },
  'mf-admin/src/kit': { imports: ['shared-*', 'mf-admin/src/shop'] },
  'mf-admin/src/desk': { imports: ['shared-*', 'mf-admin/src/shop', 'mf-admin/src/kit'] },
  'mf-admin/src/office': { imports: ['shared-*', 'mf-admin/src/shop', 'mf-admin/src/kit'] },
  // What is beside the database: the embedded Supabase, pictures, the outbox and what messages say, going live.
  backend: { imports: ['shared-*', 'platform/*', 'supabase'] },
  // The program `npm run shop`.
  cli: { imports: ['shared-*', 'platform/*', 'backend'] },
  supabase: { imports: ['shared-*', 'platform/machine'] },
  bench: { imports: ['shared-*', 'platform/*', 'backend', 'cli', 'supabase', 'rsbuild.base.ts'] },
  'rsbuild.base.ts': { imports: ['shared-site', 'shared-contract', 'shared-i18n', 'platform/*'] },
};

/** Apps and packages whose folders import each other one way only, and whose pages import no pages. */
export const inOneWay: readonly string[] = [
  'shell',
  'mf-*',
  'shared-*',
  'platform',
  'backend',
  'cli',
];

/** Folders that route, and therefore import pages: the catalogue's addresses end with a product's. */
export const routing: readonly string[] = [
  'mf-admin/src/admin',
  'mf-storefront/src/pages/catalogue',
];

export const isCovered = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
