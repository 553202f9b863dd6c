import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { setClock } from '../support/fixture.ts';
import type { Check } from './check.ts';
import { at, bookOnce, claim, record } from './outboxClaims.ts';

/** Who holds the lease after a call, and since when on that day, UTC. */
async function lease(db: Db, holder: string, seconds = 60) {
  const { rows, refusal } = await attempt<{ lease: { holder: string; since: string } }>(
    db,
    'publisher',
    'select public.lease_publisher($1, $2) as lease',
    { parameters: [holder, seconds] },
  );
  assert.equal(refusal, undefined, refusal?.message);
  return `${rows[0]?.lease.holder} ${rows[0]?.lease.since.slice(11, 19)}`;
}

interface Work {
  seen: string | null;
  succeeded: string | null;
  failed: string | null;
  reason: string;
  waits: string | null;
}
interface State {
  publishing: Work & { holder: string };
  messages: Work & { keeps: boolean };
  unpublished: object[];
  published: { table_name: string }[];
}

async function readState(db: Db, actor: Actor = 'admin'): Promise<State> {
  const { rows, refusal } = await attempt<{ state: State }>(
    db,
    actor,
    'select public.work_state() as state',
  );
  const [row] = rows;
  if (!row) throw refusal;
  return row.state;
}

/** On the day of the fixture, UTC. */
const time = (instant: string | null) =>
  instant && new Date(instant).toISOString().replace('2026-03-02T', '').slice(0, 8);

const claimKeeping = (db: Db, keepsMails: boolean) =>
  attempt(db, 'messenger', 'select public.claim_outbox(60, $1)', { parameters: [keepsMails] });

const messages = async (db: Db) => {
  const { seen, succeeded, failed, reason, waits } = (await readState(db)).messages;
  return [seen, succeeded, failed, waits].map(time).join(' ') + (reason && ` ${reason}`);
};

const publishing = async (db: Db) => {
  const { succeeded, failed, reason, waits, holder } = (await readState(db)).publishing;
  return {
    succeeded: time(succeeded),
    failed: time(failed),
    reason,
    waits: waits !== null,
    holder,
  };
};

export const workers: Check[] = [
  {
    name: 'work_state: shows when each work that runs outside the database was seen, succeeded and failed, and what waits',
    run: async (db) => {
      const works = async (pattern: string) => {
        const rows = await db.query<{ work: string }>(
          `select distinct found[1] as work from pg_proc p, regexp_matches(p.prosrc, $1, 'g') as found
           where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) order by 1`,
          [pattern],
        );
        return rows.map(({ work }) => work);
      };
      const seen = await works(`insert into private\\.workers .*?\\mvalues \\('(\\w+)'`);
      assert.ok(seen.length > 1);
      assert.deepEqual(await works(`record_end\\('(\\w+)'`), seen);
      const shown = Object.entries(await readState(db)).filter(
        ([, state]) => state !== null && typeof state === 'object' && !Array.isArray(state),
      );
      assert.deepEqual(shown.map(([work]) => work).sort(), seen);
      const facts = ['failed', 'reason', 'seen', 'succeeded', 'waits'];
      for (const [work, state] of shown) {
        assert.deepEqual(
          facts.filter((fact) => !(fact in state)),
          [],
          work,
        );
      }
    },
  },
  {
    name: 'work_state: tells administrators when a worker was seen, and whether it keeps mails',
    run: async (db) => {
      await db.run('delete from private.workers');
      assert.equal((await readState(db)).messages.seen, null);
      await claimKeeping(db, true);
      assert.equal((await readState(db)).messages.keeps, true);
      await claimKeeping(db, false);
      const { messages: read } = await readState(db);
      assert.deepEqual([read.keeps, time(read.seen)], [false, '17:00:00']);
      await assert.rejects(readState(db, 'user'), { message: 'not_admin' });
    },
  },
  {
    name: 'sends_mail: true from a worker with a mail server until one keeps mails or none was seen for a day; a change is published',
    run: async (db) => {
      await db.run('delete from private.workers; delete from public.publications');
      const state = async () => {
        const { rows } = await attempt<{ sends: boolean }>(
          db,
          'publisher',
          'select public.sends_mail() as sends',
        );
        const published = await db.query<{ table_name: string }>(
          'delete from public.publications returning table_name',
        );
        return [rows[0]?.sends, published.map(({ table_name }) => table_name)];
      };
      assert.deepEqual(await state(), [false, []]);
      await claimKeeping(db, true);
      assert.deepEqual(await state(), [false, []]);
      await claimKeeping(db, false);
      assert.deepEqual(await state(), [true, ['settings']]);
      await claimKeeping(db, false);
      assert.deepEqual(await state(), [true, []]);
      await claimKeeping(db, true);
      assert.deepEqual(await state(), [false, ['settings']]);
      await claimKeeping(db, false);
      await state();
      // A publisher reads each time what has become of the worker.
      await db.run(setClock('2026-03-03T12:00:00-05:00'));
      await lease(db, 'a');
      assert.deepEqual(await state(), [true, []]);
      await db.run(setClock('2026-03-03T12:00:01-05:00'));
      await lease(db, 'a');
      assert.deepEqual(await state(), [false, ['settings']]);
      for (const actor of ['anonymous', 'admin', 'messenger'] as const) {
        const { refusal } = await attempt(db, actor, 'select public.sends_mail()');
        assert.match(refusal?.message ?? '', /permission denied/, actor);
      }
    },
  },
  {
    name: 'work_state: a message waits from when it is due, also after attempts that failed',
    run: async (db) => {
      await db.run('delete from private.workers');
      await bookOnce(db);
      const due = time(
        (await db.query<{ due: string }>('select due_at::text as due from private.outbox'))[0]
          ?.due ?? '',
      );
      const claimed = await claim(db);
      assert.ok(claimed);
      await record(db, claimed, 'connect ECONNREFUSED');
      await at(db, '14:00:00');
      assert.equal(await messages(db), `17:00:00  17:00:00 ${due} connect ECONNREFUSED`);
      await db.run(
        `update private.outbox set due_at = due_at + interval '3 hours', next_attempt_at = due_at + interval '3 hours'`,
      );
      assert.equal((await readState(db)).messages.waits, null);
    },
  },
  {
    name: 'work_state: a message that was refused alone waits no more once a later one has gone out on its channel',
    run: async (db) => {
      await bookOnce(db);
      const refused = await claim(db);
      assert.ok(refused);
      await record(db, refused, '450 mailbox busy');
      const copy = (channel: string, recipient: string, sent = '1 minute') =>
        db.run(`insert into private.outbox (kind, booking_id, recipient, language, facts, due_at, expires_at,
            next_attempt_at, state, sent_at, channel)
          select kind, booking_id, '${recipient}', language, facts, due_at, expires_at, due_at, 'sent',
            due_at + interval '${sent}', '${channel}' from private.outbox limit 1`);
      await at(db, '12:05:00');
      await copy('sms', '+17705550123');
      await copy('email', 'ana@example.com', '-1 minute');
      assert.notEqual((await readState(db)).messages.waits, null);
      await copy('email', 'ann@example.com');
      assert.equal((await readState(db)).messages.waits, null);
    },
  },
  {
    name: 'work_state: messages wait once three addresses in a row were refused for good, until one goes out',
    run: async (db) => {
      await bookOnce(db);
      await at(db, '12:05:00');
      await db.run(`insert into private.outbox (kind, booking_id, recipient, language, facts, due_at, expires_at, next_attempt_at)
        select kind, booking_id, other, language, facts, due_at, expires_at, due_at
        from private.outbox, unnest(array['rosa@example.com', 'rosa@example.com', 'ann@example.com']) as other`);
      await db.run(
        `update private.outbox set next_attempt_at = private.shop_now() where recipient = 'ann@example.com'`,
      );
      const refuse = async () => {
        const claimed = await claim(db);
        assert.ok(claimed);
        await record(db, claimed, '550 5.7.1 relaying denied', true);
      };
      await refuse();
      await refuse();
      await refuse();
      const unsent = await claim(db);
      assert.ok(unsent);
      await db.run(
        `update private.outbox set attempts = 0, state = 'failed' where id = '${unsent.id}'`,
      );
      assert.equal((await readState(db)).messages.waits, null);
      await db.run(`update private.outbox set attempts = 1 where id = '${unsent.id}'`);
      assert.notEqual((await readState(db)).messages.waits, null);
      await db.run(
        `update private.outbox set due_at = due_at - interval '1 day' where id = '${unsent.id}'`,
      );
      assert.equal((await readState(db)).messages.waits, null);
      await db.run(
        `update private.outbox set due_at = due_at + interval '1 day', state = 'sent', sent_at = private.shop_now() where id = '${unsent.id}'`,
      );
      assert.equal((await readState(db)).messages.waits, null);
    },
  },
  {
    name: 'work_state: shows how publishing ended last, what waits, and who publishes',
    run: async (db) => {
      await db.run('delete from private.workers; delete from public.publications');
      const ids = '(select array_agg(id)::text from public.publications)';
      const failedAlone = '[{"table_name":"pages","row_id":"/about","reason":"It stops."}]';
      await lease(db, 'a');
      await attempt(db, 'admin', `update public.settings set value = '1' where key = 'hero_years'`);
      await attempt(db, 'admin', `update public.products set price = price + 1`);
      await attempt(db, 'publisher', `select public.record_failed(${ids}, 'no space left')`);
      const failed = { succeeded: null, failed: '17:00:00', reason: 'no space left' };
      assert.deepEqual(await publishing(db), { ...failed, waits: true, holder: 'a' });
      await at(db, '12:01:00');
      await attempt(db, 'publisher', `select public.record_published(${ids}, '${failedAlone}')`);
      assert.deepEqual(await publishing(db), {
        ...{ ...failed, succeeded: '17:01:00', waits: false, holder: '' },
      });
      const state = await readState(db);
      assert.equal(state.unpublished.length, 1);
      assert.deepEqual(
        state.published.map(({ table_name }) => table_name),
        ['products'],
      );
      // Neither is changed by a later failure of others.
      await attempt(db, 'publisher', `select public.record_failed(${ids}, 'no answer')`);
      const states = await db.query(
        'select distinct state, reason from public.publications order by state',
      );
      assert.deepEqual(states, [
        { state: 'failed', reason: 'It stops.' },
        { state: 'published', reason: '' },
      ]);
    },
  },
  {
    name: 'lease_publisher: of two publishers the first has the lease as long as it renews it',
    run: async (db) => {
      await db.run('delete from private.workers');
      assert.equal(await lease(db, 'a'), 'a 17:00:00');
      assert.equal(await lease(db, 'b'), 'a 17:00:00');
      await at(db, '12:00:59');
      assert.equal(await lease(db, 'a'), 'a 17:00:00');
      await at(db, '12:01:58');
      assert.equal(await lease(db, 'b'), 'a 17:00:00');
    },
  },
  {
    name: 'lease_publisher: one that is not renewed ends, and the earlier holder reads that it was lost',
    run: async (db) => {
      await db.run('delete from private.workers');
      await lease(db, 'a');
      await at(db, '12:01:00');
      assert.equal(await lease(db, 'b'), 'b 17:01:00');
      assert.equal(await lease(db, 'a'), 'b 17:01:00');
      await lease(db, 'b', 0);
      assert.equal(await lease(db, 'a'), 'a 17:01:00');
      // No other held it meanwhile, which the holder cannot know.
      await at(db, '12:02:00');
      assert.equal(await lease(db, 'a'), 'a 17:02:00');
    },
  },
  {
    name: 'lease_publisher: 0 seconds give the lease back at once, and that of another one stays',
    run: async (db) => {
      await db.run('delete from private.workers');
      await lease(db, 'a');
      assert.equal(await lease(db, 'b', 0), 'a 17:00:00');
      assert.equal(await lease(db, 'b'), 'a 17:00:00');
      await lease(db, 'a', 0);
      assert.equal(await lease(db, 'b'), 'b 17:00:00');
    },
  },
];
