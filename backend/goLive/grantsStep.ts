import { privileges } from '../../supabase/privileges/privileges';
import { asOwner } from '../lite/asOwner';
import { done, type GoLiveStep, open, unknown } from './step';

/** Compares with the list of the database tests. */
export const grantsStep: GoLiveStep = {
  async inspect({ databaseUrl }) {
    if (!databaseUrl) return unknown('Grants are not compared, without HOSTED_DATABASE_URL.');
    const violated = await asOwner(databaseUrl, async ({ query, exec }) => {
      const names: string[] = [];
      await exec('begin read only');
      for (const { name, run } of privileges) {
        // A check that fails otherwise than by its comparison ends the transaction.
        await exec('savepoint privilege');
        await run({ query }).catch((error: unknown) => {
          if (!isComparison(error)) throw error;
          names.push(name);
        });
        await exec('rollback to savepoint privilege');
      }
      await exec('rollback');
      return names;
    });
    const [first] = violated;
    if (!first)
      return done('Tables, columns, functions and sequences are granted as they must be.');
    return open(
      `${violated.length} of ${privileges.length} rules of privileges are violated, first "${first}": find who changed grants in the dashboard, and undo it.`,
    );
  },
};

const isComparison = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_ASSERTION';
