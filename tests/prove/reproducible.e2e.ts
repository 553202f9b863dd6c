import { expect, test } from '@playwright/test';
import { apps } from '@shop/platform/machine/apps';
import { createMovedBuild, digests } from '../support/movedBuild';

for (const app of apps) {
  test(`${app} gives equal files in a folder of another depth`, { tag: '@prove' }, () => {
    const copy = createMovedBuild(app);
    try {
      const first = digests(copy.build());
      copy.move('deeper/place/second');
      expect(digests(copy.build())).toEqual(first);
    } finally {
      copy.remove();
    }
  });
}
