import * as staff from '@shop/shared-data/staff';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  administrator,
  conflictError,
  dataError,
  emitSessionEvent,
  mockEachTest,
} from '../../testSupport/mockBackend';
import { findNotification, notificationRemoved, openAdmin } from '../../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const account = (id: string, email: string, is_admin: boolean, name = ''): staff.UserProfile => ({
  id,
  email,
  name,
  is_admin,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

mockEachTest();
beforeEach(() => {
  calls.listUsers.mockResolvedValue([
    account(administrator.id, administrator.email, true),
    account('u2', 'eve@example.com', false),
    account('u3', 'bob@example.com', true),
  ]);
});

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
  const dialog = within(await screen.findByRole('dialog', { name: 'Name of Eve' }));
  const theirs = { ...account('u2', 'eve@example.com', false, 'Eva'), updated_at: 'second' };
  calls.renameUser.mockRejectedValueOnce(conflictError(theirs, ['name']));
  await user.type(dialog.getByLabelText(/^Name/), 'Evelyn R.');
  await user.click(dialog.getByRole('button', { name: 'Save the name' }));
  expect(await dialog.findByText('This changed while you were working on it.')).toBeInTheDocument();
  const renamed = account('u2', 'eve@example.com', false, 'Evelyn R.');
  calls.renameUser.mockResolvedValue(renamed);
  calls.listUsers.mockResolvedValue([renamed]);
  await user.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
  expect(await findNotification('Name saved')).toBeInTheDocument();
  expect(calls.renameUser.mock.lastCall).toEqual([
    expect.objectContaining({ id: 'u2' }),
    { name: 'Evelyn R.' },
  ]);
  expect(await screen.findByText('Evelyn R.')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'evelyn');
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

test('changes one’s own name in one’s account', async () => {
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Change your name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name of Boss' }));
  expect(dialog.getByText(/Without a name, they see “Boss”\./)).toBeInTheDocument();
  calls.renameUser.mockResolvedValue(account(administrator.id, administrator.email, true, 'Tony'));
  await user.type(dialog.getByLabelText(/^Name/), 'Tony');
  await user.click(dialog.getByRole('button', { name: 'Save the name' }));
  expect(await findNotification('Name saved')).toBeInTheDocument();
  expect(calls.renameUser.mock.lastCall?.[1]).toEqual({ name: 'Tony' });
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
  calls.grantAdmin.mockImplementation(async () => {
    calls.listUsers.mockResolvedValue([account('u2', 'eve@example.com', true)]);
  });
  await grant(user, 'eve@example.com');
  expect(await screen.findByText('User added to administrators')).toBeInTheDocument();
  expect(calls.grantAdmin.mock.calls).toEqual([['u2', { password: 'secret1', code: '' }]]);
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
  await act(async () => emitSessionEvent('SESSION_ENDED', null));
  expect(await screen.findByText('You have been signed out')).toBeVisible();
  expect(field).toHaveValue('new@example.com');
  expect(field).toBeInTheDocument();
});

test('a wrong password leaves the question open, and a later success removes the notification', async () => {
  const user = await openAdmin('/admin/users');
  calls.grantAdmin.mockRejectedValueOnce(dataError('invalid', 'invalid_credentials'));
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
  const user = await openAdmin('/admin/users');
  await user.click(await rights('bob@example.com'));
  expect(await screen.findByText('User removed from administrators')).toBeInTheDocument();
  expect(calls.revokeAdmin).toHaveBeenCalledWith('u3');
  await waitFor(() => expect(calls.listInvitations).toHaveBeenCalledTimes(2));
});

test('asks before an administrator removes their own rights, and then closes the area', async () => {
  const user = await openAdmin('/admin/users');
  await user.click(await rights(administrator.email));
  expect(calls.revokeAdmin).not.toHaveBeenCalled();
  calls.isAdmin.mockResolvedValue(false);
  await user.click(await screen.findByRole('button', { name: 'Give up my rights' }));
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
});

test('explains why the last administrator cannot be removed', async () => {
  const user = await openAdmin('/admin/users');
  calls.revokeAdmin.mockRejectedValue(dataError('forbidden', 'last_admin'));
  await user.click(await rights('bob@example.com'));
  expect(
    await screen.findByText(/bob@example.com is the last administrator and can’t be removed/),
  ).toBeInTheDocument();
  expect(await findNotification('Failed to update user role')).toBeInTheDocument();
});

test('shows a notification and an error when loading fails', async () => {
  calls.listUsers.mockRejectedValue(dataError('offline'));
  await openAdmin('/admin/users');
  expect(await findNotification('Failed to load users')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load users' })).toBeInTheDocument();
});
