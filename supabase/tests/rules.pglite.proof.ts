/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { type Opened, openEngine } from './support/engines.ts';
import { testRules } from './support/testRules.ts';

let opened: Opened;

beforeAll(async () => {
  opened = await openEngine('pglite');
});

afterAll(() => opened?.close());

testRules(() => opened.db);
