/** @jest-environment node */

import { emptySite } from '@shop/platform/site/siteFile';
import type { SiteConfig } from '../../shared-site/schema';
import { decideStart } from './decideStart';

const LIVE = 'aaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbb';

const live = {
  ...{ version: LIVE, contract: 1, base: '/', entry: 'e.js', container: 'c' },
  ...{ pages: [], widgets: [], navigation: [], prerender: [] },
};
const remote = { name: 'mf-fleet', live };
const canary = { release: { ...live, version: OTHER, container: 'd' }, percent: 20 };
const shell = { version: LIVE, contract: 1, provides: {}, history: [] };
const site: SiteConfig = { ...emptySite, shell, remotes: [remote] };

const changed = { app: 'mf-fleet', inputs: 'new', last: { inputs: 'old', version: LIVE } };
const same = { app: 'mf-fleet', inputs: 'old', last: { inputs: 'old', version: LIVE } };
const released = { release: true, line: '' };
const left = (line: string) => ({ release: false, line: `  ${line}` });

test('an empty or half-filled site is filled', () => {
  const never = { app: 'mf-fleet', inputs: 'new' };
  expect(decideStart(emptySite, never, true)).toEqual(released);
  expect(decideStart({ ...site, remotes: [] }, same, true)).toEqual(released);
});

test('an edited app is released, the shell too', () => {
  expect(decideStart(site, changed, false)).toEqual(released);
  expect(decideStart(site, { ...changed, app: 'shell' }, false)).toEqual(released);
});

test('an unedited app is not released', () => {
  expect(decideStart(site, same, false)).toEqual(left(`mf-fleet ${LIVE} (unchanged)`));
  expect(decideStart(site, { ...same, app: 'shell' }, false)).toEqual(
    left(`shell ${LIVE} (unchanged)`),
  );
});

test('a rollback or withdrawal stays, and the line names the command that undoes it', () => {
  const rolledBack = { ...same, last: { inputs: 'old', version: OTHER } };
  const stays = left(
    `mf-fleet ${LIVE} stays live; npm run shop -- release mf-fleet releases the current sources`,
  );
  expect(decideStart(site, rolledBack, false)).toEqual(stays);
  expect(decideStart(site, { app: 'mf-fleet', inputs: 'old' }, false)).toEqual(stays);
});

test('an app with a running canary is not released, even after an edit', () => {
  const trying = { ...site, remotes: [{ ...remote, canary }] };
  expect(decideStart(trying, changed, false)).toEqual(
    left(`mf-fleet ${LIVE} is not changed: its canary ${OTHER} runs for 20 of 100 visitors`),
  );
});

test('an app that was never released is not added to a site', () => {
  expect(decideStart({ ...site, remotes: [] }, changed, false)).toEqual(
    left('mf-fleet is not on this site; npm run shop -- release mf-fleet adds it'),
  );
});
