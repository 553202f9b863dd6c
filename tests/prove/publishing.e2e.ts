import { test } from '@playwright/test';
import { interruptPublishing, unpublishedShop } from '../composition/support/interruptedPublishing';
import { timeLimit } from '../support/timeLimit';

for (const [of, atLeast] of [
  ['publisher', 7],
  ['composer', 10],
] as const) {
  const title = `publishing that is killed before any write of the ${of} is finished by the next run`;

  test(title, { tag: '@prove' }, async () => {
    test.setTimeout(timeLimit(45 * 60_000));
    const shop = await unpublishedShop();
    let writes = 0;
    while (await interruptPublishing(shop, { of, at: writes + 1 })) writes += 1;
    console.info(`killed before each of ${writes} writes of the ${of}`);
    test.expect(writes).toBeGreaterThanOrEqual(atLeast);
    await shop.site.remove();
  });
}
