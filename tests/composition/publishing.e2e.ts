import { test } from '@playwright/test';
import { interruptPublishing, unpublishedShop } from './support/interruptedPublishing';

// The other steps: tests/prove/publishing.e2e.ts.
test('publishing that is killed leaves complete files, and the next run finishes it', async () => {
  test.slow();
  const shop = await unpublishedShop();
  // Before the configuration is replaced, and before the compressed copy of a page is.
  for (const kill of [
    { of: 'publisher', at: 5 },
    { of: 'composer', at: 3 },
  ] as const) {
    test.expect(await interruptPublishing(shop, kill), `${kill.of} ${kill.at}`).toBe(true);
  }
  await shop.site.remove();
});
