import { CHECKS } from '../checks/allChecks.ts';
import { type Db, withRollback } from './db.ts';
import { arrange } from './fixture.ts';

/**
 * Declares a test for each check, in a transaction of its own that ends with a rollback.
 * @param db asked for when a test runs, since a hook opens the database
 */
export function testRules(db: () => Db) {
  describe.each(Object.entries(CHECKS))('%s', (_, checks) => {
    test.each(checks)('$name', async ({ run }) => {
      await withRollback(db(), async () => {
        await arrange(db());
        await run(db());
      });
    });
  });
}
