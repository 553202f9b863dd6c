import { expect, test } from '@playwright/test';
import type { RunningSite } from './runningSite';
import { timeLimit } from './timeLimit';

/** All pages may have to be composed, on a machine that is busy with other tests. */
const PUBLISH_TIMEOUT = timeLimit(120_000);

/**
 * Waits until everything that was saved so far is in the site's content files and composed HTML. The
 * timeout of the test is extended for it.
 */
export async function waitUntilPublished(site: RunningSite) {
  test.setTimeout(test.info().timeout + PUBLISH_TIMEOUT);
  await expect
    .poll(() => site.rows('publications', 'state=neq.published&select=table_name,state,reason'), {
      timeout: PUBLISH_TIMEOUT,
      intervals: [200],
    })
    .toEqual([]);
}
