import { book, bookingRequest } from '../support/bookings';
import { operate } from '../support/operate';
import { RunningSite } from '../support/runningSite';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { type HostedProject, startHostedProject } from './support/hostedProject';

// This test opens no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

const account = { email: 'owner@example.com', password: 'tires-2026' };

/** The tables of a database and the accounts in it. */
const stateOf = ({ admin }: HostedProject) =>
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
  const project = await startHostedProject();
  const env = { HOSTED_DATABASE_URL: project.databaseUrl };
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

  const call = (route: string, headers: object, init: RequestInit = {}) =>
    fetch(project.url + route, { ...init, headers: { apikey: project.key, ...headers } });
  const signedIn = await call(
    '/auth/v1/token?grant_type=password',
    { 'content-type': 'application/json' },
    { method: 'POST', body: JSON.stringify(account) },
  );
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const asStaff = { authorization: `Bearer ${access_token}` };
  // The API of a project reads a new schema some seconds later.
  await expect
    .poll(async () => (await call('/rest/v1/bookings?select=id,name,starts_at', asStaff)).json())
    .toMatchObject([{ id: bookings[0]?.['id'], name: 'Ann Lee' }]);
  await project.stop();
  await shop.remove();
});
