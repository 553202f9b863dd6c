/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { testTextPolicy } from './support/testTextPolicy.ts';

testTextPolicy('pglite');
