import { CHECKS } from '../checks/allChecks.ts';
import { type Db, withSavepointRollback } from './db.ts';
import { arrange } from './fixture.ts';

/**
 * Declares a test for each check. The checks of a group share a transaction with the fixture, which
 * takes longer to insert than most checks run; what a check changed is rolled back after it.
 * @param db asked for when a test runs, since a hook opens the database
 * @param groups the groups to run, all by default
 */
export function testRules(db: () => Db, groups: string[] = Object.keys(CHECKS)) {
  const chosen = Object.entries(CHECKS).filter(([group]) => groups.includes(group));
  describe.each(chosen)('%s', (_, checks) => {
    beforeAll(async () => {
      await db().run('begin');
      await arrange(db());
    });

    afterAll(() => db().run('rollback'));

    test.each(checks)('$name', ({ run }) => withSavepointRollback(db(), () => run(db())));
  });
}
