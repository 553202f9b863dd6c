import path from 'node:path';
import { createBackend } from '../../backend/lite/createBackend';
import { accountRules } from '../../backend/shopPolicy';
import { root } from '../../platform/disk/paths';
import { SUPERUSER } from '../../supabase/tests/support/hostedLayout';
import { book, bookingRequest } from '../support/bookings';
import { startHostedDatabase } from '../support/hostedDatabase';
import { operate } from '../support/operate';
import { RunningSite } from '../support/runningSite';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

// This test opens no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

const account = { email: 'owner@example.com', password: 'tires-2026' };

/** The tables of a database and the accounts in it. */
const stateOf = ({ admin }: Awaited<ReturnType<typeof startHostedDatabase>>) =>
  admin.query(`select (select count(*)::int from auth.users) as accounts, schemaname, tablename
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 2, 3`);

test('an embedded shop moves to a project with its schema, rows and accounts, after a rehearsal', {
  tag: '@prove',
}, async () => {
  test.setTimeout(timeLimit(600_000));
  const shop = await RunningSite.start('bare');
  await shop.makeAdmin(account.email, account.password);
  await book(shop, bookingRequest({ p_date: bookableDay(0), p_slot: '09:00', p_name: 'Ann Lee' }));
  await shop.add('pictures', { id: '0123456789ab', width: 8, height: 8 });
  const bookings = await shop.rows('bookings');
  const project = await startHostedDatabase({ isAuthEmbedded: true });
  const env = { HOSTED_DATABASE_URL: project.url('postgres') };
  const before = await stateOf(project);

  expect(await operate(shop, 'moveToHosted', [], env)).toContain('accounts: 1');
  expect(await stateOf(project)).toEqual(before);
  await expect(operate(shop, 'moveToHosted', ['--go'], env)).rejects.toThrow(/Stop the server/);
  expect(await stateOf(project)).toEqual(before);

  await shop.kill();
  expect(await operate(shop, 'moveToHosted', ['--go'], env)).toMatch(
    /^Moved\..*files of pictures: 1 in \S+; go-live uploads them from there/s,
  );
  const moved = await project.admin.query(`select instance_id, confirmation_token from auth.users`);
  expect(moved).toEqual([
    { instance_id: '00000000-0000-0000-0000-000000000000', confirmation_token: '' },
  ]);
  await expect(operate(shop, 'moveToHosted', ['--go'], env)).rejects.toThrow(/in use already/);

  // The API on the project's database; the history of migrations is known to it.
  const backend = await createBackend({
    ...{ dataDir: '', inMemory: true, accountRules },
    projectDir: path.join(root, 'supabase'),
    databaseUrl: project.url(SUPERUSER),
  });
  expect(backend.applied).toEqual([]);
  const call = (route: string, headers: object, init: RequestInit = {}) =>
    backend.fetch(
      new Request(`http://localhost${route}`, { ...init, headers: { ...headers } }),
      '::1',
    );
  const signedIn = await call(
    '/auth/v1/token?grant_type=password',
    { apikey: backend.publishableKey, 'content-type': 'application/json' },
    { method: 'POST', body: JSON.stringify(account) },
  );
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const asStaff = { apikey: backend.publishableKey, authorization: `Bearer ${access_token}` };
  const rows = await call('/rest/v1/bookings?select=id,name,starts_at', asStaff);
  expect(await rows.json()).toMatchObject([{ id: bookings[0]?.['id'], name: 'Ann Lee' }]);
  await backend.close();
  await project.stop();
  await shop.remove();
});
