import assert from 'node:assert/strict';
import { ACCOUNTS, attempt, signIn } from '../support/actors.ts';
import type { Check } from './check.ts';

const EMAIL = 'ana@example.com';

export const accountMessages: Check[] = [
  {
    name: 'messages about accounts: the link has the secret of the account as it is when it is sent',
    run: async (db) => {
      await db.run('delete from private.outbox');
      const tell = (kind: string, account: string | null, to: string) =>
        db.query('select private.queue_account_message($1, $2::uuid, $3, $4)', [
          kind,
          account,
          to,
          'es',
        ]);
      await tell('account_recovery', null, 'user@example.com');
      await tell('account_email', ACCOUNTS.user, EMAIL);
      await db.run(`update auth.users set recovery_token = 'old', email_change = '${EMAIL}', email_change_token_new = 'new'
        where id = '${ACCOUNTS.user}'`);
      await db.run(`update auth.users set recovery_token = 'newer' where id = '${ACCOUNTS.user}'`);
      await db.run(
        `update private.outbox set next_attempt_at = due_at, due_at = private.shop_now() - interval '1 minute'`,
      );
      await db.run('update private.outbox set next_attempt_at = due_at');
      const { rows } = await attempt<{ invited: { token: string } }>(
        db,
        'admin',
        `select public.invite_admin('bob@example.com', 'es') as invited`,
        { claims: await signIn(db, 'admin') },
      );
      const claims = await db.query<{ claimed: Record<string, unknown> }>(
        'select public.claim_outbox(60) as claimed from generate_series(1, 3)',
      );
      const sent = claims.map(({ claimed: { kind, recipient, language, token } }) =>
        [kind, recipient, language, token].join(' '),
      );
      assert.deepEqual(sent.sort(), [
        'account_email ana@example.com es new',
        `account_invitation bob@example.com es ${rows[0]?.invited.token}`,
        'account_recovery user@example.com es newer',
      ]);
    },
  },
  {
    name: 'messages about accounts: at most five an hour for one account',
    run: async (db) => {
      for (let i = 0; i < 7; i += 1) {
        await db.run(
          `select private.queue_account_message('account_recovery', null, 'user@example.com', 'en')`,
        );
      }
      const rows = await db.query(`select from private.outbox where kind = 'account_recovery'`);
      assert.equal(rows.length, 5);
    },
  },
];
