import { emptySite } from '../disk/siteFile';
import type { Remote } from '../site/schema';
import { releasesTable } from './releasesTable';

const history = [{ at: '2026-05-01T10:20:30Z', action: 'released', version: 'a' }];
const site = {
  ...emptySite,
  remotes: [{ name: 'mf-van', live: { version: 'a' }, history } as unknown as Remote],
};

const unknown = () => undefined;

test('lists the releases, and rejects an app that was never released', () => {
  const table = 'mf-van\n  a  2026-05-01 10:20  released     live';
  expect(releasesTable(site, unknown)).toBe(table);
  expect(releasesTable(site, unknown, 'mf-van')).toBe(table);
  expect(releasesTable(emptySite, unknown)).toBe('nothing has been released');
  expect(() => releasesTable(site, unknown, 'mf-nope')).toThrow(
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
  const find = (app: string, version: string) => ({ at: `2026-05-01T10:19 of ${app} ${version}` });
  expect(releasesTable({ ...emptySite, remotes: [remote] }, find)).toBe(
    [
      'mf-van',
      '  b  2026-05-02 08:10  released     live',
      '    built 2026-05-02 08:09 by Ana from 0123456789ab with uncommitted changes: van: show prices',
      '  a  2026-05-01 10:20  released',
      '    built 2026-05-01 10:19',
    ].join('\n'),
  );
});
