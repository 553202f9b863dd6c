import { type Border, type BorderName, borders, isCovered, parts } from '../../site/borders';

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

const PLATFORM = 'platform/';

/** A pattern of Biome's for a package or folder, and one for what is in it: neither matches both. */
const withContents = (pattern: string) => [pattern, `${pattern}/**`];

const packagePatterns = (packages: readonly string[]) => packages.flatMap(withContents);

/** How Biome has to name what a border is about: the package, its files, and ours by their folder. */
const groups: Record<BorderName, string[]> = {
  facade: packagePatterns(borders.facade.packages),
  supabase: packagePatterns(borders.supabase.packages),
  notifications: packagePatterns(borders.notifications.packages),
  // In the source any of the family is an import of federation; a build contains more of them.
  federation: packagePatterns(['@module-federation/*']),
  apps: borders.apps.packages.flatMap((name) =>
    [`@shop/${name}`, `**/${name}`].flatMap(withContents),
  ),
  staff: packagePatterns(['@shop/shared-data/staff', '**/shared-data/src/staff']),
};

const isPlatform = (part: string) => part.startsWith(PLATFORM);
const platformParts = Object.keys(parts).filter(isPlatform);

/** How a file of another part can name a part: as a package, or by the path to its folder. */
function partPatterns(part: string, toRoot: string) {
  // Without its folder, the pattern of all parts of the platform would match every package.
  const packages = isPlatform(part)
    ? platformParts.filter((name) => isCovered(part, name))
    : [part];
  const names = packages.map((name) => `@shop/${name.replace(PLATFORM, '')}`);
  return [...names, `${toRoot}/${part}`].flatMap(withContents);
}

const allowed = (patterns: string[]) => patterns.map((pattern) => `!${pattern}`);

const importersOf = ({ importers, tools = [] }: Border) => [...importers, ...tools];

const borderRestrictions = (part: string): Restriction[] =>
  (Object.keys(borders) as BorderName[])
    .filter((name) => !importersOf(borders[name]).includes(part))
    .map((name) => ({ group: groups[name], message: borders[name].reason }));

/** All parts, in as few patterns as name them. */
const families = [
  ...new Set(Object.keys(parts).map((part) => part.replace(/^(platform\/|shared-).+/, '$1*'))),
];

/** Inside the platform another part is also named without `platform`: `../disk/paths`. */
const siblings = (part: string, imports: readonly string[]) =>
  platformParts
    .filter((other) => isPlatform(part) && other !== part)
    .filter((other) => !imports.some((pattern) => isCovered(pattern, other)))
    .flatMap((other) => withContents(`**/../${other.replace(PLATFORM, '')}`));

function partRestrictions(part: string, zone: string): Restriction[] {
  const { imports, packages, files } = parts[part] ?? { imports: [] };
  const names = imports.join(', ') || 'no code of this repository';
  // Files of the root folder name the others without `..`.
  const toRoot = files?.every((file) => !file.includes('/')) ? '.' : '**/..';
  const others: Restriction = {
    group: [
      '@shop/**',
      ...families.flatMap((family) => withContents(`${toRoot}/${family}`)),
      ...siblings(part, imports),
      ...allowed(imports.flatMap((other) => partPatterns(other, toRoot))),
    ],
    message: `${part} may import only: ${names} (platform/site/borders.ts).`,
  };
  const restrictions = [...borderRestrictions(zone), others];
  if (!packages) return restrictions;
  const known = [...packages.flatMap(withContents), './**', '../**', '@shop/**'];
  const only = `${part} may import only the packages: ${packages.join(', ')}.`;
  return [...restrictions, { group: ['**', ...allowed(known)], message: only }];
}

/** Files to which the same restrictions apply. Later ones win, as Biome reads them. */
interface Zone {
  includes: string[];
  restrictions: Restriction[];
}

/** Folders of which a border names one and the table of parts only the family, such as `mf-*`. */
const particular = (part: string) =>
  [...new Set(Object.values(borders).flatMap(importersOf))].filter(
    (name) => !(name in parts) && isCovered(part, name),
  );

const zonesOf = (part: string): Zone[] => [
  {
    includes: [...(parts[part]?.files ?? [`${part}/**`])],
    restrictions: partRestrictions(part, part),
  },
  ...particular(part).map((folder) => ({
    includes: [`${folder}/**`],
    restrictions: partRestrictions(part, folder),
  })),
];

/** In shared-data only the folder of the staff's requests may import the full client, or the folder. */
const visitorsData: Zone = {
  includes: ['shared-data/**', '!shared-data/src/staff/**'],
  restrictions: [
    ...partRestrictions('shared-data', 'shared-data'),
    {
      group: ['@supabase/*', '@supabase/*/**', '!@supabase/postgrest-js'],
      message: 'Visitors download the small client; only src/staff may import the full one.',
    },
    { group: withContents('**/staff'), message: borders.staff.reason },
  ],
};

const zones: Zone[] = [...Object.keys(parts).flatMap(zonesOf), visitorsData];

const ruleOf = (patterns: Restriction[]) => ({ level: 'error', options: { patterns } });

const isBorder = ({ linter }: Override) => 'noRestrictedImports' in (linter.rules['style'] ?? {});

/** The configuration of Biome with the borders of today. */
export function withBorders(configuration: BiomeConfiguration): BiomeConfiguration {
  const { linter, overrides } = configuration;
  const rule = ruleOf(borderRestrictions(''));
  const style = { ...linter.rules.style, noRestrictedImports: rule };
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
