/** Something that only some parts of the repository may import. */
export interface Border {
  /** Packages, or folders of this repository; `*` matches the rest of a name. */
  packages: readonly string[];
  /** Packages that may import them, and hence contain them in a build. */
  importers: readonly string[];
  /** Parts of the repository that may import them too, because no visitor downloads these parts. */
  tools?: readonly string[];
  /** The reason, shown to the author of a forbidden import. */
  reason: string;
}

/** Who may import what. Biome's rules, the build and the release check are made from this table. */
export const borders = {
  facade: {
    packages: ['react-router', 'react-router-dom', 'zustand'],
    importers: ['shared-vendor'],
    reason: 'Import it from @shop/shared-vendor: one copy per page.',
  },
  supabase: {
    packages: ['@supabase/*'],
    importers: ['shared-data'],
    // lite is the embedded Supabase, cli generates the types of its tables, and their tests run both.
    tools: ['platform/lite', 'platform/cli', 'supabase', 'tests'],
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
    // These two configure the bundler's plugin; the tests of the loader play a remote's container.
    tools: ['rsbuild.base', 'bench', 'tests'],
    reason: 'Only platform/loader loads remotes.',
  },
  apps: {
    packages: ['shell', 'mf-*'],
    importers: [],
    reason: 'Apps exchange data only through @shop/shared-contract.',
  },
  staff: {
    packages: ['shared-data/staff'],
    importers: ['mf-admin'],
    reason: 'The requests of staff, with the full client: visitors must not download it.',
  },
} satisfies Record<string, Border>;

export type BorderName = keyof typeof borders;

interface Part {
  /** Other parts that it may import; `*` matches the rest of a name. */
  imports: readonly string[];
  /** The only installed packages that it may import, where the part must run everywhere. */
  packages?: readonly string[];
  /** Its files, where they are not those of the folder of its name. */
  files?: readonly string[];
}

/**
 * The parts of the repository, by folder, and what each may import of the others. Where two parts have
 * a file in common, the later one applies.
 */
export const parts: Readonly<Record<string, Part>> = {
  'platform/site': { imports: [], packages: ['semver', 'zod'] },
  'platform/loader': { imports: ['platform/site'], packages: ['@module-federation/enhanced'] },
  'platform/disk': { imports: ['platform/site'] },
  'platform/build': { imports: ['platform/site', 'platform/disk'] },
  'platform/release': { imports: ['platform/site', 'platform/disk', 'platform/build'] },
  'platform/compose': { imports: ['platform/site', 'platform/disk'] },
  'platform/publish': { imports: ['platform/site', 'platform/disk'] },
  'platform/messages': { imports: ['platform/site', 'platform/disk'] },
  'platform/server': { imports: ['platform/site', 'platform/disk'] },
  'platform/lite': { imports: ['platform/site', 'platform/disk'] },
  // It starts benchmarks, builds the checkouts that the tests release, and compares a live project's grants
  // with those that the database tests demand.
  'platform/cli': { imports: ['platform/*', 'shared-*', 'bench', 'tests', 'supabase'] },
  'shared-vendor': { imports: [] },
  'shared-i18n': { imports: ['shared-vendor', 'platform/site'] },
  'shared-contract': { imports: ['shared-vendor', 'shared-i18n', 'platform/site'] },
  'shared-data': { imports: ['shared-contract'] },
  'shared-ui': { imports: ['shared-vendor', 'shared-i18n', 'shared-contract'] },
  shell: { imports: ['shared-*', 'platform/site', 'platform/loader'] },
  'mf-*': { imports: ['shared-*'] },
  bench: { imports: ['platform/*', 'shared-data', 'rsbuild.base'] },
  supabase: { imports: ['platform/disk', 'shared-*'] },
  'rsbuild.base': {
    files: ['rsbuild.base.ts'],
    imports: ['platform/site', 'platform/disk', 'platform/build', 'shared-contract', 'shared-i18n'],
  },
  'rsbuild.config': {
    files: ['**/rsbuild.config.ts'],
    imports: ['rsbuild.base', 'platform/build'],
  },
  tests: {
    files: ['tests/**', 'platform/**/*.test.ts', 'platform/**/testing/**'],
    imports: ['platform/*', 'shared-*', 'supabase', 'tests'],
  },
};

/** Whether a pattern of the table matches a name. */
export const isCovered = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
