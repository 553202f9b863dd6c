import { privileges } from '../../supabase/privileges/privileges';
import { asOwner } from '../lite/asOwner';
import { done, type GoLiveStep, open, reasonOf, unknown } from './step';

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

/** Minutes. */
const LONGEST_WAIT = 15;

const WAITING = `select
  coalesce(extract(epoch from now() - (select min(p.requested_at) from public.publications p where p.state <> 'published' and p.row_id = '')) / 60, 0)::int as saves,
  coalesce(extract(epoch from now() - (select min(o.due_at) from private.outbox o where o.state = 'pending' and o.attempts = 0)) / 60, 0)::int as messages,
  (select count(*)::int from private.outbox o where o.state = 'failed' and o.due_at > now() - interval '1 day') as failed`;

export const schedulesStep: GoLiveStep = {
  async inspect({ databaseUrl }) {
    if (!databaseUrl) return unknown('The schedules are not read, without HOSTED_DATABASE_URL.');
    try {
      const [waiting] = await asOwner(databaseUrl, ({ query }) =>
        query<{ saves: number; messages: number; failed: number }>(WAITING),
      );
      const { saves = 0, messages = 0, failed = 0 } = waiting ?? {};
      if (messages > LONGEST_WAIT) {
        return open(
          `A message has waited for ${messages} minutes: see whether the schedule runs npm run shop -- messages.`,
        );
      }
      if (saves > LONGEST_WAIT) {
        return open(
          `A save has waited for ${saves} minutes: see whether the schedule runs npm run shop -- publish (docs/templates/ci-site.yml).`,
        );
      }
      if (failed > 0) {
        return open(
          `Messages that were not delivered within a day: ${failed}. Their reasons are beside the bookings in /admin.`,
        );
      }
      return done('No save and no message waits for a schedule.');
    } catch (error) {
      return open(
        `What waits cannot be read, ${reasonOf(error)}: npm run shop -- go-live applies the migrations.`,
      );
    }
  },
};
