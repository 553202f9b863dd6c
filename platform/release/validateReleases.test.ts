import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { borders } from '../../shared-site/borders';
import type { RemoteManifest } from '../../shared-site/schema';
import {
  exampleRemote as remote,
  exampleSite as site,
} from '../../shared-site/testing/exampleSite';
import type { BuiltRemote } from './builtRemote';
import { buildProblems, siteProblems } from './validateReleases';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(dist, 'static'));
  writeFileSync(path.join(dist, 'remoteEntry.js'), '');
  writeFileSync(path.join(dist, 'static/page.js'), 'show("symptom-checker")');
});
afterEach(() => rmSync(dist, { recursive: true }));

const manifest: RemoteManifest = {
  name: 'mf-fleet',
  contract: 1,
  devPort: 3005,
  exposes: { './page': './src/page.ts' },
  pages: [{ path: '/fleet', module: './page' }],
  widgets: [],
  navigation: [],
  prerender: [],
};

const build = (changes: Partial<BuiltRemote> = {}, fields: Partial<RemoteManifest> = {}) => ({
  manifest: { ...manifest, ...fields },
  dist,
  entry: 'remoteEntry.js',
  container: 'mf_fleet_1',
  integrity: 'sha384-1',
  exposes: { './page': ['static/page.js'] },
  requires: { react: '^19.3.1' },
  imports: [['shared-ui', 'clsx']] as [string, string][],
  ...changes,
});

test('accepts a remote that follows every rule', () => {
  expect(buildProblems(build())).toEqual([]);
  expect(siteProblems(build(), site())).toEqual([]);
});

test('rejects a page or widget that the build lacks', () => {
  const [problem] = buildProblems(build({ exposes: {} }));
  expect(problem).toBe('the page /fleet names ./page, which the build does not expose');
});

test('rejects a page larger than its budget', () => {
  const noise = (length: number) => randomBytes(length).toString('base64');
  writeFileSync(path.join(dist, 'static/page.js'), noise(91_000));
  expect(buildProblems(build())[0]).toMatch(
    /^\.\/page loads 9\d\.\d kB at its start; the budget is 90 kB$/,
  );
  writeFileSync(path.join(dist, 'static/page.js'), noise(80_000));
  expect(buildProblems(build())).toEqual([]);
});

test('rejects styles that apply to the layout', () => {
  mkdirSync(path.join(dist, 'static/css'));
  writeFileSync(
    path.join(dist, 'static/css/page.css'),
    '.mf-fleet-card{color:red}header{display:none}',
  );
  expect(buildProblems(build())).toEqual(['its styles apply to the whole page: header']);
});

test.each([
  ['mf-fleet', 'react', 'The shell provides it.'],
  ['clsx', 'react-dom', 'The shell provides it.'],
  ['mf-fleet', 'react-router', borders.facade.reason],
  ['mf-fleet', '@supabase/supabase-js', borders.supabase.reason],
  ['mf-fleet', 'react-toastify', borders.notifications.reason],
  ['mf-fleet', '@module-federation/enhanced', borders.federation.reason],
  ['mf-fleet', 'mf-booking', borders.apps.reason],
  ['mf-fleet', 'shell', borders.apps.reason],
])('rejects a build in which %s imports %s', (importer, imported, why) => {
  const imports: [string, string][] = [[importer, imported]];
  expect(buildProblems(build({ imports }))).toEqual([`${importer} imports ${imported}: ${why}`]);
});

test('accepts what shared packages import themselves', () => {
  const imports: [string, string][] = [
    ['shared-data', '@supabase/postgrest-js'],
    ['@supabase/supabase-js', '@supabase/auth-js'],
    ['shared-ui', 'react-toastify'],
    ['mf-fleet', '@module-federation/webpack-bundler-runtime'],
  ];
  expect(buildProblems(build({ imports }))).toEqual([]);
});

const full = borders.staff.reason;

test.each([
  ['a page for visitors', {}, [`shared-data imports @supabase/supabase-js: ${full}`]],
  [
    'a widget beside staff pages',
    {
      name: 'mf-admin',
      pages: [{ path: '/admin/*', module: './page' }],
      widgets: [{ name: 'map', module: './page' }],
    },
    [`shared-data imports @supabase/supabase-js: ${full}`],
  ],
  [
    'a prerendered page beside staff pages',
    {
      name: 'mf-admin',
      pages: ['/admin/*', '/fleet'].map((path) => ({ path, module: './page' })),
      prerender: ['/fleet'],
    },
    [`shared-data imports @supabase/supabase-js: ${full}`],
  ],
  [
    'staff pages of a remote that the border of staff does not list',
    { pages: [{ path: '/admin/*', module: './page' }] },
    [`shared-data imports @supabase/supabase-js: ${full}`],
  ],
  [
    'pages for staff only',
    { name: 'mf-admin', pages: [{ path: '/admin/*', module: './page' }] },
    [],
  ],
])('checks the import of the full Supabase client: %s', (_, fields, problems) => {
  const imports: [string, string][] = [
    ['shared-data', '@supabase/supabase-js'],
    ['shared-data', '@supabase/postgrest-js'],
    ['@supabase/supabase-js', '@supabase/auth-js'],
  ];
  expect(buildProblems(build({ imports }, fields))).toEqual(problems);
});

test.each([0, 2])('rejects contract %s, which the live shell does not mount', (contract) => {
  expect(siteProblems(build({}, { contract }), site())).toEqual([
    `it is built for contract ${contract}; the live shell mounts 1`,
  ]);
});

test('rejects a shared library in a version that the live shell does not provide', () => {
  expect(siteProblems(build({ requires: { react: '^20.0.0', zod: '^4.0.0' } }), site())).toEqual([
    'it needs react ^20.0.0; the shell provides 19.3.1',
    'it needs zod ^4.0.0; the shell provides none',
  ]);
});

test('rejects a path or a widget that another remote has', () => {
  const fields = { widgets: [{ name: 'map', module: './page' }] };
  const others = site(
    remote('mf-a', { pages: [{ path: '/fleet', module: './x' }] }),
    remote('mf-b', { widgets: [{ name: 'map', module: './x' }] }),
    remote('mf-fleet', { pages: [{ path: '/fleet', module: './old' }] }),
  );
  expect(siteProblems(build({}, fields), others)).toEqual([
    'the path /fleet belongs to mf-a',
    'the widget map belongs to mf-b',
  ]);
});

test.each(['symptom-checker', 'button', 'div', 'a', 'the'])(
  'accepts a script in which the name of the widget %s occurs as a text',
  (name) => {
    writeFileSync(path.join(dist, 'static/page.js'), `show("${name}")`);
    const others = site(remote('mf-d', { widgets: [{ name, module: './x' }] }));
    expect(siteProblems(build(), others)).toEqual([]);
    expect(buildProblems(build())).toEqual([]);
  },
);

test('rejects a cycle of remotes that show each other’s widgets', () => {
  const fields = { uses: ['b'], widgets: [{ name: 'a', module: './page' }] };
  const b = remote('mf-b', { widgets: [{ name: 'b', module: './x' }], uses: ['c'] });
  const c = remote('mf-c', { widgets: [{ name: 'c', module: './x' }], uses: ['a'] });
  expect(siteProblems(build({}, fields), site(b, c))).toEqual([
    'its widgets form a cycle: mf-fleet → mf-b → mf-c → mf-fleet',
  ]);
  expect(
    siteProblems(build({}, fields), site(b, { ...c, live: { ...c.live, uses: ['c'] } })),
  ).toEqual([]);
});
