/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { CHECKS } from './checks/allChecks.ts';
import { withRollback } from './support/db.ts';
import { type Engine, type Opened, openEngine } from './support/engines.ts';
import { arrange } from './support/fixture.ts';

describe.each<Engine>(['pglite', 'postgres'])('on %s', (engine) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await openEngine(engine);
  });

  afterAll(() => opened?.close());

  describe.each(Object.entries(CHECKS))('%s', (_, checks) => {
    test.each(checks)('$name', async ({ run }) => {
      await withRollback(opened.db, async () => {
        await arrange(opened.db);
        await run(opened.db);
      });
    });
  });
});
