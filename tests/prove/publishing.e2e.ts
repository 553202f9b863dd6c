import { test } from '@playwright/test';
import { interruptPublishing, unpublishedShop } from '../composition/support/interruptedPublishing';
import { timeLimit } from '../support/timeLimit';

/** Its content, its pages and its configuration at least. */
const AT_LEAST = 10;

test('publishing that is killed before any of its writes is finished by the next run', {
  tag: '@prove',
}, async () => {
  test.setTimeout(timeLimit(45 * 60_000));
  const shop = await unpublishedShop();
  let writes = 0;
  while (await interruptPublishing(shop, writes + 1)) writes += 1;
  console.info(`killed before each of ${writes} writes`);
  test.expect(writes).toBeGreaterThanOrEqual(AT_LEAST);
  await shop.site.remove();
});
