import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { webRoot } from '@shop/platform/site/generations';
import { expect, test } from '../support/test';
import { bucketForTests } from './support/bucketMachines';
import { compose, composeInto, has } from './support/bucketPages';

const { machine } = bucketForTests();

test('a page removed from the site is removed from the bucket, and no machine restores it', {
  tag: '@prove',
}, async () => {
  const [one, two] = [machine('first'), machine('second')];
  await one.change(
    (site) => site,
    async ({ folder: draft }) => {
      composeInto(draft, '/', '/fleet');
      // A page that another program, not the composer, wrote into the same bucket.
      mkdirSync(path.join(draft, 'menu'));
      writeFileSync(path.join(draft, 'menu/index.html'), 'theirs');
    },
  );
  await two.pull();
  expect(has(two, '/fleet')).toEqual([true, true, true]);
  rmSync(path.join(webRoot(one.siteDir), 'menu'), { recursive: true });

  await compose(one, '/');
  await two.pull();
  expect(has(two, '/fleet')).toEqual([false, false, false]);
  await two.change((site) => site);

  const fresh = machine('third');
  await fresh.pull();
  expect(has(fresh, '/fleet')).toEqual([false, false, false]);
  expect(has(fresh, '/')).toEqual([true, true, true]);
  expect(has(fresh, '/menu')).toEqual([true, false, false]);
});

test('a page that another machine adds at the same time is not removed', {
  tag: '@prove',
}, async () => {
  const [one, two] = [machine('first'), machine('second')];
  // The same `site.json` from now on, so that no machine notices the change of the other.
  await one.change((site) => site);
  await one.change(
    (site) => site,
    async ({ folder: draft }) => {
      await compose(two, '/fleet');
      composeInto(draft, '/');
    },
  );
  const fresh = machine('third');
  await fresh.pull();
  expect(has(fresh, '/fleet')).toEqual([true, true, true]);
});
