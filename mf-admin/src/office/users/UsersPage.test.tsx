import type { UserProfile } from '@shop/shared-data/staff';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../testSupport/fakeApi';
import { findNotification, notificationRemoved, openAdmin } from '../../testSupport/openAdmin';

const account = (id: string, email: string, is_admin: boolean, name = ''): UserProfile => ({
  id,
  email,
  name,
  is_admin,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const [TABLE, ADMINS] = ['user_profiles', 'admins'] as const;
const api = fakeApi();
beforeEach(() => {
  api.store(TABLE, [
    account('u1', 'boss@example.com', true),
    account('u2', 'eve@example.com', false),
    account('u3', 'bob@example.com', true),
  ]);
  api.store(ADMINS, [{ user_id: 'u1' }, { user_id: 'u3' }]);
});

const SIGN_IN = '/auth/v1/token';
const rights = (email: string) =>
  screen.findByRole('switch', { name: `Administrator rights for ${email}` });

test('searches by e-mail address', async () => {
  const user = await openAdmin('/admin/users');
  await rights('eve@example.com');
  await user.type(screen.getByRole('searchbox'), 'EVE@');
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

test('names a colleague, who until then has the name in the e-mail address', async () => {
  const user = await openAdmin('/admin/users');
  expect(await screen.findByText('Eve')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change the name of eve@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Eve’s name' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Evelyn R.');
  await user.click(dialog.getByRole('button', { name: 'Save the name' }));
  expect(await findNotification('Name saved')).toBeInTheDocument();
  expect(api.rows(TABLE).map(({ name }) => name)).toEqual(['', 'Evelyn R.', '']);
  expect(await screen.findByText('Evelyn R.')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'evelyn');
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

test('changes one’s own name in one’s account', async () => {
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Change your name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Boss’s name' }));
  expect(dialog.getByText(/Without a name, they see “Boss”\./)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Name/), 'Tony');
  await user.click(dialog.getByRole('button', { name: 'Save the name' }));
  expect(await findNotification('Name saved')).toBeInTheDocument();
  expect(api.rows(TABLE)[0]).toMatchObject({ id: 'u1', name: 'Tony' });
});

/** Presses the switch of an account without rights, and enters one's own password. */
async function grant(user: Awaited<ReturnType<typeof openAdmin>>, email: string) {
  await user.click(await rights(email));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Your own password/), 'secret1');
  await user.click(dialog.getByRole('button', { name: 'Grant the rights' }));
  return dialog;
}

test('grants rights after the password was entered again', async () => {
  const user = await openAdmin('/admin/users');
  api.trigger(ADMINS, (row) => {
    api.store(TABLE, [account('u2', 'eve@example.com', row['user_id'] === 'u2')]);
    return row;
  });
  await grant(user, 'eve@example.com');
  expect(await screen.findByText('User added to administrators')).toBeInTheDocument();
  expect(api.sent(SIGN_IN)).toMatchObject([
    ['POST', { email: 'boss@example.com', password: 'secret1' }],
  ]);
  await waitFor(async () => expect(await rights('eve@example.com')).toBeChecked());
});

test.each([
  ['Invite a coworker', 'Email address'],
  ['Change email address', 'New email address'],
])('“%s”: what was typed stays when the session has ended', async (button, label) => {
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: button }));
  const field = await screen.findByRole('textbox', { name: label });
  await user.type(field, 'new@example.com');
  await act(api.endSession);
  expect(await screen.findByText('You have been signed out')).toBeVisible();
  expect(field).toHaveValue('new@example.com');
  expect(field).toBeInTheDocument();
});

test('a wrong password leaves the question open, and a later success removes the notification', async () => {
  const user = await openAdmin('/admin/users');
  api.once('POST', SIGN_IN, refusal(400, 'Invalid login credentials', 'invalid_credentials'));
  const dialog = await grant(user, 'eve@example.com');
  await dialog.findByText('Failed to update user role');
  expect(dialog.getByLabelText(/^Your own password/)).toHaveAccessibleDescription(
    'Invalid login credentials',
  );
  await findNotification('Failed to update user role');
  await user.click(dialog.getByRole('button', { name: 'Grant the rights' }));
  await findNotification('User added to administrators');
  await notificationRemoved('Failed to update user role');
});

test('removes rights, and reads which invitations are still open', async () => {
  const expires_at = '2026-11-30T14:00:00Z';
  api.store('invitations', [{ id: '1', email: 'ana@example.com', expires_at }]);
  const user = await openAdmin('/admin/users');
  await screen.findByText(/^ana@example.com, until/);
  api.store('invitations', []);
  await user.click(await rights('bob@example.com'));
  expect(await screen.findByText('User removed from administrators')).toBeInTheDocument();
  expect(api.rows(ADMINS)).toEqual([{ user_id: 'u1' }]);
  expect(await screen.findByText('No open invitations.')).toBeInTheDocument();
});

test('asks before an administrator removes their own rights, and then closes the area', async () => {
  const user = await openAdmin('/admin/users');
  await user.click(await rights('boss@example.com'));
  expect(api.sent(ADMINS)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Give up my rights' }));
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
});

test('explains why the last administrator cannot be removed', async () => {
  const user = await openAdmin('/admin/users');
  api.once('DELETE', ADMINS, refusal(403, 'last_admin'));
  await user.click(await rights('bob@example.com'));
  expect(
    await screen.findByText(/bob@example.com is the last administrator and can’t be removed/),
  ).toBeInTheDocument();
  expect(await findNotification('Failed to update user role')).toBeInTheDocument();
});

test('shows a notification and an error when loading fails', async () => {
  api.once('GET', TABLE, offline);
  await openAdmin('/admin/users');
  expect(await findNotification('Failed to load users')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load users' })).toBeInTheDocument();
});
