/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { repositoryParts } from '../../shared-site/borders';

/** Files, each with the files or packages that it imports. */
type Probes = Readonly<Record<string, readonly string[]>>;

const forbidden: Probes = {
  'shared-site/probe.ts': ['react', 'node:fs', 'shared-contract/src/a.ts', 'platform/machine/a.ts'],
  'shared-i18n/src/probe.ts': ['zustand', 'shared-ui/src/a.ts'],
  'shared-data/src/bookings/probe.ts': [
    ...['@supabase/supabase-js', 'shared-data/src/staff.ts', 'shared-data/src/bookings/staff.ts'],
    ...['shared-data/src/bookings/staffWatch.ts', 'shared-data/src/accounts/a.ts'],
  ],
  'shared-ui/src/probe.ts': ['shared-data/src/a.ts', 'mf-admin/src/a.ts'],
  'platform/loader/probe.ts': ['react', 'platform/machine/a.ts'],
  'platform/machine/probe.ts': ['platform/site/a.ts'],
  'platform/site/probe.ts': ['platform/release/a.ts', 'platform/site/testing/a.ts'],
  'platform/server/probe.ts': ['@module-federation/enhanced', 'backend/a.ts', 'supabase/a.ts'],
  'backend/probe.ts': ['cli/a.ts', 'shell/src/a.ts', 'react-toastify'],
  'cli/probe.ts': ['bench/a.ts', 'tests/support/a.ts', 'mf-booking/src/a.ts', 'platform/kit/a.ts'],
  'shell/src/probe.ts': ['mf-booking/src/a.ts', '@supabase/supabase-js', 'platform/machine/a.ts'],
  'mf-booking/src/probe.ts': [
    ...['mf-admin/src/a.ts', 'shell/src/a.ts', 'platform/loader/a.ts', 'rsbuild.base.ts'],
    ...['shared-data/src/staff.ts', 'shared-data/src/bookings/staff.ts'],
    ...['@supabase/postgrest-js', 'react-router-dom'],
    'react-toastify',
  ],
  'mf-booking/src/probe.test.ts': ['mf-admin/src/a.ts', 'zustand'],
  'mf-admin/src/shop/probe.ts': ['mf-admin/src/kit/a.ts', 'mf-admin/src/admin/a.ts'],
  'mf-admin/src/kit/probe.ts': ['mf-admin/src/desk/a.ts', 'mf-admin/src/office/a.ts'],
  'mf-admin/src/desk/board/probe.ts': ['mf-admin/src/office/a.ts'],
  'mf-admin/src/desk/today/TodayPage.ts': ['mf-admin/src/desk/list/parts/a.ts'],
  'mf-admin/src/desk/list/ListPage.ts': [],
  'mf-diagnostics/src/one/probe.ts': ['mf-diagnostics/src/two/a.ts'],
  'mf-diagnostics/src/two/probe.ts': ['mf-diagnostics/src/three/a.ts'],
  'mf-diagnostics/src/three/probe.ts': ['mf-diagnostics/src/one/a.ts'],
  'supabase/probe.ts': ['platform/server/a.ts', 'tests/support/a.ts'],
};

const permitted: Probes = {
  'shared-site/probe.ts': ['zod', 'shared-site/a.ts'],
  'shared-site/probe.test.ts': ['node:fs', 'tests/support/a.ts'],
  'shared-vendor/src/probe.ts': ['zustand', 'react-router-dom'],
  'shared-data/src/probe.ts': ['@supabase/postgrest-js', 'shared-contract/src/a.ts'],
  'shared-data/src/bookings/staff.ts': ['@supabase/supabase-js', 'shared-data/src/a.ts'],
  'shared-ui/src/probe.ts': ['react-toastify'],
  'platform/loader/probe.ts': ['@module-federation/enhanced', 'shared-site/a.ts'],
  'platform/site/probe.test.ts': ['platform/site/testing/a.ts', 'platform/release/a.ts'],
  'backend/lite/probe.ts': ['@supabase/lite', 'shared-data/src/a.ts', '@shop/platform/publish/a'],
  'cli/probe.ts': ['@shop/backend/a', '@shop/platform/kit/a'],
  'shell/src/probe.ts': ['@shop/loader/a', 'shared-ui/src/a.ts', 'shell/src/a.ts'],
  'mf-admin/src/probe.ts': ['shared-data/src/staff.ts', 'react'],
  'mf-booking/rsbuild.config.ts': ['rsbuild.base.ts'],
  'mf-admin/src/desk/board/probe.ts': ['mf-admin/src/kit/a.ts', 'mf-admin/src/shop/b/a.ts'],
  'mf-admin/src/kit/one/probe.ts': ['mf-admin/src/kit/two/a.ts'],
  'mf-admin/src/kit/two/probe.test.ts': ['mf-admin/src/kit/one/a.ts'],
  'mf-admin/src/admin/probe.ts': ['mf-admin/src/desk/today/TodayPage.ts'],
};

const isOwn = (name: string) => /^[a-z].*\.ts$/.test(name);
const isNamed = (name: string) => name.startsWith('@shop/');

/** The packages that a probe imports by their names: their folders. */
const named: Record<string, string> = {
  platform: 'platform',
  backend: 'backend',
  loader: 'platform/loader',
};

/** A repository of the probes, and of what they import. */
function repository(probes: Probes): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'borders-'));
  const write = (file: string, text = '') => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const part of Object.keys(repositoryParts)) {
    const name = part.replace('*', 'booking');
    write(part.endsWith('.ts') ? part : `${name}/a.ts`);
  }
  write('tests/a.ts');
  mkdirSync(path.join(folder, 'node_modules/@shop'), { recursive: true });
  for (const [name, part] of Object.entries(named)) {
    write(`${part}/package.json`, JSON.stringify({ exports: { './*': './*.ts' } }));
    symlinkSync(path.join('../..', part), path.join(folder, 'node_modules/@shop', name));
  }
  for (const name of Object.values(probes).flat()) {
    if (isOwn(name) || isNamed(name)) write(targetOf(name));
    else if (!name.startsWith('node:')) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`);
    }
  }
  for (const [file, names] of Object.entries(probes)) {
    const imports = names.map((name) =>
      isOwn(name) ? `./${path.relative(path.dirname(file), name).replace(/\.ts$/, '')}` : name,
    );
    write(file, imports.map((name) => `import '${name}';\n`).join(''));
  }
  return folder;
}

/** As they are reported: packages by the path of their file. */
const listed = (probes: Probes) =>
  Object.entries(probes).flatMap(([file, names]) =>
    names.map((name) => `${file} imports ${targetOf(name)}`),
  );

function targetOf(name: string) {
  if (isOwn(name)) return name;
  const [scope, own = '', ...rest] = name.split('/');
  if (scope === '@shop') return `${[named[own], ...rest].join('/')}.ts`;
  return name.startsWith('node:') ? name.slice(5) : `node_modules/${name}/index.js`;
}

/** The imports of the probes that cross a border. */
function crossing(probes: Probes): string[] {
  const folder = repository(probes);
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'cli/verify/borders.ts', folder],
    { cwd: root, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(stderr).toMatch(/^(Imports that cross a border|$)/);
  return listed(probes).filter((line) => stderr.includes(`- ${line}:`));
}

test('an import that crosses a border is an error', () => {
  expect(crossing(forbidden)).toEqual(listed(forbidden));
});

test('the imports that the borders permit are no errors', () => {
  expect(crossing(permitted)).toEqual([]);
});

test('each part of the platform and each shared package is in the table', () => {
  const foldersOf = (parent: string) =>
    readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
      .map(({ name }) => path.posix.join(parent, name));
  const shared = foldersOf('.').filter((name) => name.startsWith('shared-'));
  expect(Object.keys(repositoryParts)).toEqual(
    expect.arrayContaining([...shared, ...foldersOf('platform')]),
  );
});
