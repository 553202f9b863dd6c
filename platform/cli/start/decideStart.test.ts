/** @jest-environment node */

import { emptySite } from '../../disk/siteFile';
import type { SiteConfig } from '../../site/schema';
import { decideStart } from './decideStart';

const LIVE = 'aaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbb';

const remote = {
  ...{ name: 'mf-fleet', version: LIVE, contract: 2, base: '/', entry: 'e.js', container: 'c' },
  ...{ pages: [], widgets: [], navigation: [], prerender: [] },
};
const source = { version: OTHER, contract: 2, base: '/', entry: 'e.js', container: 'd' };
const canary = { ...source, pages: [], widgets: [], navigation: [], percent: 20 };
const shell = { version: LIVE, contracts: { oldest: 1, newest: 2 }, provides: {}, history: [] };
const site: SiteConfig = { ...emptySite, shell, remotes: [remote] };

const changed = { app: 'mf-fleet', inputs: 'new', last: { inputs: 'old', version: LIVE } };
const same = { app: 'mf-fleet', inputs: 'old', last: { inputs: 'old', version: LIVE } };
const published = { publish: true, line: '' };
const left = (line: string) => ({ publish: false, line: `  ${line}` });

test('an empty site is filled, and one that was not filled to the end', () => {
  const never = { app: 'mf-fleet', inputs: 'new' };
  expect(decideStart(emptySite, never, true)).toEqual(published);
  expect(decideStart({ ...site, remotes: [] }, same, true)).toEqual(published);
});

test('an edit is shown, in the shell too', () => {
  expect(decideStart(site, changed, false)).toEqual(published);
  expect(decideStart(site, { ...changed, app: 'shell' }, false)).toEqual(published);
});

test('without an edit everything stays', () => {
  expect(decideStart(site, same, false)).toEqual(left(`mf-fleet ${LIVE} (unchanged)`));
  expect(decideStart(site, { ...same, app: 'shell' }, false)).toEqual(
    left(`shell ${LIVE} (unchanged)`),
  );
});

test('what was rolled back or withdrawn since stays so, and how to undo that is said', () => {
  const rolledBack = { ...same, last: { inputs: 'old', version: OTHER } };
  const stays = left(
    `mf-fleet ${LIVE} stays live as it is; npm run release -- mf-fleet puts these sources there`,
  );
  expect(decideStart(site, rolledBack, false)).toEqual(stays);
  expect(decideStart(site, { app: 'mf-fleet', inputs: 'old' }, false)).toEqual(stays);
});

test('a running canary is left alone, after an edit too', () => {
  const trying = { ...site, remotes: [{ ...remote, canary }] };
  expect(decideStart(trying, changed, false)).toEqual(
    left(`mf-fleet ${LIVE} is left alone: its canary ${OTHER} runs for 20 of 100 visitors`),
  );
});

test('what nobody released is not put on a site', () => {
  expect(decideStart({ ...site, remotes: [] }, changed, false)).toEqual(
    left('mf-fleet is not on this site and stays away; npm run release -- mf-fleet puts it there'),
  );
});
