import { type BorderName, borders, layers } from '../../site/borders';

interface Restriction {
  group: string[];
  message: string;
}

interface Override {
  includes?: string[];
  linter: { rules: Record<string, Record<string, unknown>> };
}

/** The parts of `biome.json` that the borders are written into. */
export interface BiomeConfiguration {
  linter: { rules: { style: Record<string, unknown> } };
  overrides: Override[];
}

/** How Biome has to name what a border is about: the package, its files, and ours by their folder. */
const groups: Record<BorderName, string[]> = {
  facade: borders.facade.packages.flatMap((name) => [name, `${name}/*`]),
  supabase: [...borders.supabase.packages],
  notifications: borders.notifications.packages.flatMap((name) => [name, `${name}/*`]),
  federation: ['@module-federation/*'],
  apps: borders.apps.packages.flatMap((name) => [
    `@shop/${name}`,
    `@shop/${name}/**`,
    `**/${name}/**`,
  ]),
  staff: [
    '@shop/shared-data/staff',
    '@shop/shared-data/staff/*',
    '**/shared-data/src/staff',
    '**/shared-data/src/staff/**',
  ],
};

const names = Object.keys(borders) as BorderName[];

const restrictionsExcept = (...crossed: BorderName[]): Restriction[] =>
  names
    .filter((name) => !crossed.includes(name))
    .map((name) => ({ group: groups[name], message: borders[name].reason }));

/** Folders that may cross some of the borders. Later ones win, as Biome reads them. */
const zones: { includes: string[]; restrictions: Restriction[] }[] = [
  { includes: ['mf-admin/**'], restrictions: restrictionsExcept('staff') },
  { includes: ['shared-vendor/**'], restrictions: restrictionsExcept('facade') },
  {
    includes: ['shared-data/**', '!shared-data/src/staff/**'],
    restrictions: [
      ...restrictionsExcept('supabase', 'staff'),
      {
        group: ['@supabase/*', '!@supabase/postgrest-js'],
        message: 'Visitors download the small client; only src/staff may import the full one.',
      },
      { group: ['**/staff', '**/staff/**'], message: borders.staff.reason },
    ],
  },
  {
    includes: ['shared-data/src/staff/**'],
    restrictions: restrictionsExcept('supabase', 'staff'),
  },
  { includes: ['shared-ui/**'], restrictions: restrictionsExcept('notifications') },
  {
    includes: ['rsbuild.base.ts', 'platform/**', 'bench/**', 'art/**', 'tests/**', 'supabase/**'],
    restrictions: restrictionsExcept('supabase', 'federation', 'apps', 'staff'),
  },
  ...Object.entries(layers).map(([layer, allowed]) => {
    const others = [...Object.keys(layers), 'cli'].filter(
      (other) => other !== layer && !allowed.includes(other),
    );
    return {
      // Tests may import anything.
      includes: [`platform/${layer}/**`, '!**/*.test.ts', '!**/testing/**'],
      restrictions: [
        ...restrictionsExcept('supabase', 'federation'),
        {
          group: others.flatMap((other) => [`../${other}/**`, `../../${other}/**`]),
          message: `platform/${layer} may import only: ${allowed.join(', ') || 'no code of this repository'}.`,
        },
        {
          group: ['@shop/shared-*', '@shop/shared-*/**', '**/shared-*/**', '**/bench/**'],
          message: 'The platform must not import code of the shop; platform/cli passes it in.',
        },
      ],
    };
  }),
];

const ruleOf = (patterns: Restriction[]) => ({ level: 'error', options: { patterns } });

const isBorder = ({ linter }: Override) => 'noRestrictedImports' in (linter.rules['style'] ?? {});

/** The configuration of Biome with the borders of today. */
export function withBorders(configuration: BiomeConfiguration): BiomeConfiguration {
  const { linter, overrides } = configuration;
  const style = { ...linter.rules.style, noRestrictedImports: ruleOf(restrictionsExcept()) };
  return {
    ...configuration,
    linter: { ...linter, rules: { ...linter.rules, style } },
    overrides: [
      ...zones.map(({ includes, restrictions }) => ({
        includes,
        linter: { rules: { style: { noRestrictedImports: ruleOf(restrictions) } } },
      })),
      ...overrides.filter((override) => !isBorder(override)),
    ],
  };
}
