/** Something that only some parts of the repository may import. */
interface Border {
  /** Packages, or folders of this repository; `*` matches the rest of a name. */
  packages: readonly string[];
  /** Packages that may import them. */
  importers: readonly string[];
  /** The reason, shown to the author of a forbidden import. */
  reason: string;
}

/** Who may import what. Biome's rules, the build and the release check are made from this table. */
export const borders = {
  facade: {
    packages: ['react-router', 'react-router-dom', 'i18next', 'react-i18next', 'zustand'],
    importers: ['shared-vendor'],
    reason: 'Import it from @shop/shared-vendor: one copy per page.',
  },
  supabase: {
    packages: ['@supabase/*'],
    importers: ['shared-data'],
    reason: 'Only shared-data imports Supabase.',
  },
  notifications: {
    packages: ['react-toastify'],
    importers: ['shared-ui'],
    reason: 'Only shared-ui shows notifications; use notify().',
  },
  federation: {
    // What the bundler adds to every build is not among them.
    packages: ['@module-federation/enhanced', '@module-federation/runtime'],
    importers: ['loader'],
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

/** Parts of the platform that each part may import; `cli` may import all of them. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  site: [],
  loader: ['site'],
  disk: ['site'],
  build: ['site', 'disk'],
  release: ['site', 'disk', 'build'],
  compose: ['site', 'disk'],
  publish: ['site', 'disk'],
  server: ['site', 'disk'],
  lite: ['site', 'disk'],
};

/** Whether a pattern of the table matches a name. */
export const isCovered = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
