import { emptySite } from '@shop/platform/site/siteFile';
import type { Remote } from '../../shared-site/schema';
import { releasesTable } from './releasesTable';

const history = [{ at: '2026-05-01T10:20:30Z', action: 'released', version: 'a' }];
const site = {
  ...emptySite,
  remotes: [{ name: 'mf-van', live: { version: 'a' }, history } as unknown as Remote],
};

test('lists the releases, and rejects an app that was never released', () => {
  const table = 'mf-van\n  a  2026-05-01 10:20  released     live';
  expect(releasesTable(site)).toBe(table);
  expect(releasesTable(site, { app: 'mf-van' })).toBe(table);
  expect(releasesTable(emptySite)).toBe('nothing has been released');
  expect(() => releasesTable(site, { app: 'mf-nope' })).toThrow(
    'mf-nope is not on this site; there are: mf-van',
  );
});

test('names the time, author, commit and reason of each version, as far as they were recorded', () => {
  const built = {
    ...{ at: '2026-05-02T08:09:10Z', by: 'Ana', reason: 'van: show prices' },
    ...{ commit: '0123456789abcdef', dirty: true },
  };
  const remote = {
    name: 'mf-van',
    live: { version: 'b', built },
    history: [...history, { at: '2026-05-02T08:10:00Z', action: 'released', version: 'b' }],
  } as unknown as Remote;
  const findBuilt = (app: string, version: string) => ({
    at: `2026-05-01T10:19 of ${app} ${version}`,
  });
  expect(releasesTable({ ...emptySite, remotes: [remote] }, { findBuilt })).toBe(
    [
      'mf-van',
      '  b  2026-05-02 08:10  released     live',
      '    built 2026-05-02 08:09 by Ana from 0123456789ab with uncommitted changes: van: show prices',
      '  a  2026-05-01 10:20  released',
      '    built 2026-05-01 10:19',
    ].join('\n'),
  );
});

test('names the team whose token a release endpoint accepted', () => {
  const event = { at: '2026-05-01T10:20:30Z', action: 'released', version: 'a', team: 'fleet' };
  const remote = { ...site.remotes[0], history: [event] } as unknown as Remote;
  expect(releasesTable({ ...emptySite, remotes: [remote] })).toBe(
    'mf-van\n  a  2026-05-01 10:20  released     live  (token of fleet)',
  );
});

test('lists each decision about a canary with its reason', () => {
  const reason = '0 of 100 visits of the canary failed';
  const steps = [
    { at: '2026-05-02T08:10:00Z', action: 'canary', version: 'b', percent: 5 },
    { at: '2026-05-03T08:10:00Z', action: 'canary', version: 'b', percent: 25, reason },
    { at: '2026-05-04T08:10:00Z', action: 'withdrawn', version: 'b', reason: 'it crashed' },
  ];
  const remote = { ...site.remotes[0], history: [...history, ...steps] } as unknown as Remote;
  expect(releasesTable({ ...emptySite, remotes: [remote] })).toBe(
    [
      'mf-van',
      '  b  2026-05-04 08:10  withdrawn',
      '    2026-05-03 08:10 canary 25%: 0 of 100 visits of the canary failed',
      '    2026-05-04 08:10 withdrawn: it crashed',
      '  a  2026-05-01 10:20  released     live',
    ].join('\n'),
  );
});

test('lists what visits reported of a version below it', () => {
  const findReport = (app: string, version: string) => [`10 visits of ${app} ${version}`];
  expect(releasesTable(site, { findReport })).toBe(
    'mf-van\n  a  2026-05-01 10:20  released     live\n    10 visits of mf-van a',
  );
});
