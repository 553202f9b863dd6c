import { emptySite } from '../disk/siteFile';
import type { Remote } from '../site/schema';
import { releasesTable } from './releasesTable';

const history = [{ at: '2026-05-01T10:20:30Z', action: 'released', version: 'a' }];
const site = {
  ...emptySite,
  remotes: [{ name: 'mf-van', live: { version: 'a' }, history } as unknown as Remote],
};

test('lists the releases, and rejects an app that was never released', () => {
  const table = 'mf-van\n  a  2026-05-01 10:20  released     live';
  expect(releasesTable(site)).toBe(table);
  expect(releasesTable(site, 'mf-van')).toBe(table);
  expect(releasesTable(emptySite)).toBe('nothing has been released');
  expect(() => releasesTable(site, 'mf-nope')).toThrow(
    'mf-nope is not on this site; there are: mf-van',
  );
});
