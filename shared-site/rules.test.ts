import { shellProblems, versionProblems } from './rules';
import type { Release } from './schema';
import {
  exampleRelease as release,
  exampleRemote as remote,
  exampleShell as shell,
  exampleSite as site,
} from './testing/exampleSite';

const problems = (fields: Partial<Release>, on = site()) =>
  versionProblems({ name: 'mf-fleet', ...release('mf-fleet', fields) }, on);

test('accepts a version of the contract that the live shell mounts', () => {
  expect(problems({ contract: 1 })).toEqual([]);
  expect(shellProblems(shell, site(remote('mf-a', { contract: 1 })), [])).toEqual([]);
});

test.each([0, 2])(
  'rejects a version of contract %i, which the live shell does not mount',
  (contract) => {
    expect(problems({ contract })).toEqual([
      `it is built for contract ${contract}; the live shell mounts 1`,
    ]);
    expect(shellProblems(shell, site(remote('mf-a', { contract })), [])).toEqual([
      `mf-a is built for contract ${contract}`,
    ]);
  },
);

test('rejects ranges that exclude what the live shell provides', () => {
  expect(problems({ requires: { react: '^19.0.0' } })).toEqual([]);
  expect(problems({ requires: { react: '^20.0.0', zod: '^4.0.0' } })).toEqual([
    'it needs react ^20.0.0; the shell provides 19.3.1',
    'it needs zod ^4.0.0; the shell provides none',
  ]);
});

test('accepts any contract and any range as long as no shell is recorded', () => {
  const { shell: _, ...withoutShell } = site();
  expect(problems({ contract: 9, requires: { zod: '^4.0.0' } }, withoutShell)).toEqual([]);
});

test('rejects a version with every reason that its paths and widgets give', () => {
  const live = site(
    remote('mf-a', { pages: [{ path: '/fleet', module: './x' }], uses: ['van'] }),
    remote('mf-fleet', { widgets: [{ name: 'van', module: './x' }] }),
    remote('mf-c', { widgets: [{ name: 'c', module: './x' }], uses: ['d'] }),
  );
  const pages = [{ path: '/fleet', module: './page' }];
  const widgets = [{ name: 'd', module: './page' }];
  expect(problems({ pages, widgets, uses: ['c', 'nope'] }, live)).toEqual([
    'the path /fleet belongs to mf-a',
    'it uses the widget nope, which no other live remote provides',
    'mf-a shows the widget van, which would be removed',
    'its widgets form a cycle: mf-fleet → mf-c → mf-fleet',
  ]);
});

test('rejects a shell that does not fit a live remote', () => {
  const live = site(
    remote('mf-a', { requires: { react: '^18.0.0' } }),
    remote('mf-b', { contract: 0 }),
  );
  expect(shellProblems(shell, live, [])).toEqual([
    'mf-a: it needs react ^18.0.0; the shell provides 19.3.1',
    'mf-b is built for contract 0',
  ]);
  expect(shellProblems(shell, live, ['mf-a', 'mf-b'])).toEqual([]);
});

test('rejects a further remote of the staff layout only where that layout has its own origin', () => {
  const one = site(remote('mf-admin', { layout: 'staff' }));
  const two = { ...one, origin: 'https://shop.example', staffOrigin: 'https://staff.example' };
  const staff: Partial<Release> = { layout: 'staff' };
  expect(problems(staff, one)).toEqual([]);
  expect(problems(staff, two)).toEqual([
    'it has the layout "staff", and at https://staff.example only mf-admin may run',
  ]);
  expect(problems({}, two)).toEqual([]);
  expect(problems(staff, { ...two, remotes: [remote('mf-fleet', staff)] })).toEqual([]);
  expect(problems(staff, { ...two, remotes: [] })).toEqual([]);
});
