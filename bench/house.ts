import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';
import { CHECKS } from '../supabase/tests/checks/allChecks.ts';
import { table } from './table';

/** How much there is, so that the next team sees whether it grows. */
export interface House {
  /** Lines of each top-level folder, without what is generated. */
  rooms: Record<string, { production: number; tests: number }>;
  /** How many tests are declared, by kind; one with a table counts once. */
  tests: Record<string, number>;
  /** Installed packages: those that `npm start` needs, and all. */
  packages: { start: number; all: number };
}

const isTest = (file: string) =>
  /\.(test|proof|e2e)\.tsx?$|[\\/](testSupport|testing)[\\/.]|^(supabase\/)?tests\//.test(file);

const KINDS: Readonly<Record<string, RegExp>> = {
  unit: /\.test\.tsx?$/,
  proofs: /\.proof\.tsx?$/,
  browser: /\.e2e\.ts$/,
};

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function countPackages(): House['packages'] {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: true; dev?: true; devOptional?: true; optional?: true }>;
  };
  const installed = Object.entries(packages).flatMap(([name, each]) =>
    name.includes('node_modules/') && !each.link && !each.optional ? [each] : [],
  );
  const started = installed.filter(({ dev, devOptional }) => !(dev || devOptional));
  return { start: started.length, all: installed.length };
}

/** Counts the files that git knows. */
export function measureHouse(): House {
  const files = git(root, 'ls-files', ':(attr:!linguist-generated)');
  const rooms: House['rooms'] = {};
  const tests = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0]));
  for (const file of files) {
    const [room, ...below] = file.split('/');
    if (!room || below.length === 0 || !/\.([cm]?[jt]sx?|sql|css)$/.test(file)) continue;
    const source = read(file);
    const counted = rooms[room] ?? { production: 0, tests: 0 };
    rooms[room] = counted;
    counted[isTest(file) ? 'tests' : 'production'] += source.split('\n').length - 1;
    for (const [kind, pattern] of Object.entries(KINDS)) {
      const declared = pattern.test(file) ? source.match(/^\s*test(\.each)?[(`]/gm) : null;
      tests[kind] = (tests[kind] ?? 0) + (declared?.length ?? 0);
    }
  }
  const database = Object.values(CHECKS).flat().length;
  return { rooms, tests: { ...tests, database }, packages: countPackages() };
}

const shown = (count: number) => count.toLocaleString('en-US');

export function houseReport({ rooms, tests, packages }: House): string {
  const rows = Object.entries(rooms).map(([room, lines]) => [
    room,
    shown(lines.production),
    shown(lines.tests),
  ]);
  const sum = (kind: 'production' | 'tests') =>
    shown(Object.values(rooms).reduce((total, lines) => total + lines[kind], 0));
  const kinds = Object.entries(tests).map(([kind, count]) => `${shown(count)} ${kind}`);
  return `## How much there is

Lines of code, styles and SQL, without what is generated. Tests: ${kinds.join(', ')}. Packages: ${packages.start} that
\`npm start\` installs, ${packages.all} in all. The accepted sizes are in sizes.json.

${table(['room', 'lines', 'lines of tests'], [...rows, ['all', sum('production'), sum('tests')]])}
`;
}
