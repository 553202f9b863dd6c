/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../../disk/paths';
import { parts } from '../../site/borders';
import { type BiomeConfiguration, withBorders } from './biomeBorders';

/** By the file that imports them. */
type Probes = Record<string, readonly string[]>;

const forbidden: Probes = {
  'platform/cli/probe.ts': ['../../shell/src/App', '@shop/shell', 'react-router', 'react-toastify'],
  'platform/cli/dev/probe.ts': ['../../../mf-booking/src/page'],
  'platform/site/probe.ts': [
    'node:fs',
    'react',
    'react-dom/client',
    '@shop/loader',
    '../loader/versions',
    '../disk/paths',
    '../cli/run',
    '../../rsbuild.base',
    '../../tests/support/timeLimit',
    '../../shared-contract/src/content',
  ],
  'platform/loader/probe.ts': ['react', 'node:path', '@shop/shared-i18n', '../disk/paths'],
  'platform/disk/probe.ts': ['../release/releaseApps', '../../bench/serveSites'],
  'platform/server/probe.ts': [
    '@module-federation/enhanced/runtime',
    '@shop/loader',
    '../../supabase/seed',
    '../compose/compose',
    '../../platform/compose/compose',
  ],
  'platform/compose/probe.ts': [
    '@supabase/supabase-js',
    '@supabase/lite/pglite',
    '@shop/shared-data',
    '../../shared-data/src/index',
  ],
  'platform/release/a/b/probe.ts': [
    '../../../server',
    '../../../server/serve',
    '../../../../platform/server/serve',
    '../../../../shell/src/App',
  ],
  'platform/lite/probe.ts': ['../publish/publish', '@shop/shared-data'],
  'platform/build/probe.ts': ['../../rsbuild.base', '../release/releaseApps'],
  'platform/publish/probe.ts': ['../compose/compose', '@supabase/supabase-js'],
  'bench/probe.ts': ['../shell/src/App', '../mf-admin/src/page', '@shop/shared-ui'],
  'tests/probe.ts': ['../shell/src/App', '@shop/mf-booking', '../bench/serveSites', 'zustand'],
  'supabase/probe.ts': [
    '../shell/src/App',
    '../platform/server/serve',
    '../tests/support/timeLimit',
  ],
  'rsbuild.base.ts': ['./shell/src/App', './platform/cli/run', './shared-ui/src/index'],
  'mf-booking/src/probe.ts': [
    '@shop/loader',
    '@shop/site/schema',
    '../../platform/disk/paths',
    '../../rsbuild.base',
    '../../tests/support/timeLimit',
    '../../supabase/seed',
    '../../mf-admin/src/page',
    '@shop/shell',
    '@shop/shared-data/staff',
    '../../shared-data/src/staff/users',
    '@supabase/postgrest-js',
    '@module-federation/enhanced/runtime',
    'zustand/middleware',
    'react-router',
    'react-toastify',
  ],
  'mf-admin/src/probe.ts': ['@shop/loader', '@supabase/supabase-js', '../../platform/disk/paths'],
  'mf-admin/rsbuild.config.ts': ['../platform/cli/run', '../platform/disk/paths'],
  'shell/src/a/probe.ts': [
    '../../../platform/cli/run',
    '../../../platform/disk/paths',
    '../../../mf-booking/src/page',
    '@shop/platform/cli/run',
    '@shop/shared-data/staff',
    '@module-federation/enhanced/runtime',
  ],
  'shared-vendor/src/probe.ts': ['@shop/shared-i18n', '../../platform/cli/run'],
  'shared-i18n/src/probe.ts': ['@shop/shared-ui', '@shop/shared-contract', 'zustand'],
  'shared-contract/src/probe.ts': ['../../platform/cli/run', '@shop/shared-ui', '@shop/loader'],
  'shared-data/src/probe.ts': [
    '@shop/shared-ui',
    '@supabase/supabase-js',
    './staff/users',
    '../../platform/disk/paths',
  ],
  'shared-data/src/staff/probe.ts': ['@shop/shared-ui', '../../../mf-admin/src/page'],
  'shared-ui/src/a/probe.ts': ['@shop/shared-data', '../../../shared-data/src/index', 'zustand'],
};

const permitted: Probes = {
  'rsbuild.base.ts': ['./platform/build/singletons', './shared-i18n/src/formats'],
  'platform/cli/probe.ts': [
    '../release/releaseApps',
    '../../shared-data/src/index',
    '@supabase/lite',
  ],
  'platform/site/probe.ts': ['./schema', 'zod', 'semver'],
  'platform/site/probe.test.ts': ['node:fs', '../disk/paths', '../../tests/support/timeLimit'],
  'platform/loader/probe.ts': ['@shop/site/schema', '@module-federation/enhanced/runtime'],
  'platform/lite/probe.ts': ['@supabase/lite/pglite', '../disk/paths'],
  'platform/release/a/b/probe.ts': ['../../../site/schema', '../../releaseApps', 'node:fs'],
  'bench/sizes/probe.ts': ['../../platform/compose/compose', '../../rsbuild.base'],
  'mf-booking/src/probe.ts': ['@shop/shared-ui', '@shop/shared-data', 'react', 'react-hook-form'],
  'mf-booking/rsbuild.config.ts': ['../rsbuild.base'],
  'mf-admin/src/a/probe.ts': ['@shop/shared-data/staff', '../format/shopTime'],
  'shell/src/a/probe.ts': ['@shop/loader', '@shop/site/pageSite', '@shop/shared-ui/base.css'],
  'shared-vendor/src/probe.ts': ['zustand', 'react-router-dom'],
  'shared-contract/src/probe.ts': ['@shop/shared-i18n', '@shop/site/schema'],
  'shared-data/src/probe.ts': ['@shop/shared-contract', '@supabase/postgrest-js'],
  'shared-data/src/staff/probe.ts': ['@supabase/supabase-js', '../backend'],
  'shared-ui/src/a/probe.ts': ['react-toastify/unstyled', '@shop/shared-contract'],
};

const listed = (probes: Probes) =>
  Object.entries(probes).flatMap(([file, imports]) => imports.map((name) => `${file}: ${name}`));

const readConfiguration = (): BiomeConfiguration & { vcs: object } =>
  JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'borders-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Which of the probes Biome reports, by one run over all of them. */
function reported(probes: Probes): string[] {
  const lines = new Map<string, string>();
  const checkout = mkdtempSync(path.join(folder, 'probes-'));
  // The folder is no repository.
  const configuration = { ...readConfiguration(), vcs: { enabled: false } };
  writeFileSync(path.join(checkout, 'biome.json'), JSON.stringify(configuration));
  for (const [file, imports] of Object.entries(probes)) {
    const probe = path.join(checkout, file);
    mkdirSync(path.dirname(probe), { recursive: true });
    writeFileSync(probe, imports.map((name) => `import '${name}';\n`).join(''));
    for (const [index, name] of imports.entries()) {
      lines.set(`${file}:${index + 1}`, `${file}: ${name}`);
    }
  }
  const biome = createRequire(path.join(root, 'package.json')).resolve('@biomejs/biome/bin/biome');
  const rule = '--only=style/noRestrictedImports';
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', rule, '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: checkout, encoding: 'utf8' },
  );
  const diagnostics = stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g);
  return [
    ...new Set(
      Array.from(diagnostics, ([, file = '', line]) => {
        const probe = path.relative(checkout, file).split(path.sep).join('/');
        return lines.get(`${probe}:${line}`) ?? `${probe}:${line}`;
      }),
    ),
  ];
}

test('biome.json contains the borders of today', () => {
  const configuration = readConfiguration();
  // A comparison by Jest would print the whole file.
  expect(isDeepStrictEqual(withBorders(configuration), configuration)).toBe(true);
});

test('Biome rejects each import that the borders forbid', () => {
  expect(reported(forbidden).sort()).toEqual(listed(forbidden).sort());
});

test('Biome accepts the imports that the borders permit', () => {
  expect(reported(permitted)).toEqual([]);
});

test('each part of the platform and each shared package is in the table of parts', () => {
  const foldersOf = (parent: string) =>
    readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
      .map(({ name }) => path.posix.join(parent, name));
  const shared = foldersOf('.').filter((name) => name.startsWith('shared-'));
  expect(Object.keys(parts)).toEqual(expect.arrayContaining([...shared, ...foldersOf('platform')]));
});
