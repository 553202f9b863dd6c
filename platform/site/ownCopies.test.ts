import { lostConnections, ownCopyProblems } from './ownCopies';
import { exampleShell } from './testing/exampleSite';

const VENDOR = '@shop/shared-vendor';
const shell = {
  ...exampleShell,
  provides: { react: '19.3.1', '@shop/shared-i18n': '1.0.0', [VENDOR]: '1.4.0' },
  connects: [VENDOR],
};
const own = (name: string, version: string) => ({
  own: { [name]: { version, kB: 11 } },
  widgets: [],
});

test('a copy of the next major version is accepted where the shell connects it', () => {
  expect(ownCopyProblems(own(VENDOR, '2.0.0'), shell)).toEqual([]);
  expect(ownCopyProblems({ widgets: [] }, shell)).toEqual([]);
});

test.each([
  [
    'react',
    '20.0.0',
    'it brings its own react 20.0.0; the shell renders its components, and hooks of another copy do not work there',
  ],
  [
    '@shop/shared-i18n',
    '2.0.0',
    'it brings its own @shop/shared-i18n 2.0.0; the language and the dictionaries of a page are in it',
  ],
  [
    VENDOR,
    '1.2.0',
    `it brings its own ${VENDOR} 1.2.0, and the shell provides 1.4.0, which fits: take the shell's`,
  ],
  [
    '@shop/shared-ui',
    '2.0.0',
    'it brings its own @shop/shared-ui 2.0.0, which no shell shares: import it without naming it in "own"',
  ],
])('a copy of %s %s is rejected', (name, version, reason) => {
  expect(ownCopyProblems(own(name, version), shell)).toEqual([reason]);
});

test('a shell from before connects no copy', () => {
  const { connects: _, ...older } = shell;
  expect(ownCopyProblems(own(VENDOR, '2.0.0'), older)).toEqual([
    `it brings its own ${VENDOR} 2.0.0; the live shell does not connect a second copy with its own`,
  ]);
});

test('a copy stays on the pages of its remote', () => {
  const version = { ...own(VENDOR, '2.0.0'), widgets: [{ name: 'van', module: './van' }] };
  expect(ownCopyProblems(version, shell)).toEqual([
    `its widget van would load ${VENDOR} on pages of other remotes`,
  ]);
});

test('a shell must connect the copies of live remotes', () => {
  expect(lostConnections(own(VENDOR, '2.0.0'), shell)).toEqual([]);
  expect(lostConnections(own(VENDOR, '2.0.0'), { ...shell, connects: [] })).toEqual([
    `it brings its own ${VENDOR}, which the shell does not connect`,
  ]);
});
