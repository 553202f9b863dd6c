/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { type Opened, openEngine } from './support/engines.ts';
import { testRules } from './support/testRules.ts';

let opened: Opened;

beforeAll(async () => {
  opened = await openEngine('pglite');
});

afterAll(() => opened?.close());

// Groups whose rules rely on what the engines bring along: Unicode, regular expressions, ranges, time
// zones and notifications. `npm run prove` runs all groups on PGlite too.
testRules(
  () => opened.db,
  ['lengths', 'human text', 'schedule', 'realtime', 'workers', 'outbox', 'sample day'],
);
