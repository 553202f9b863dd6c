import * as staff from '@shop/shared-data/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
beforeEach(() => calls.listUsers.mockResolvedValue([]));

const identity = { password: 'secret1', code: '' };
const page = 'http://localhost/admin/login';

/** Opens a dialog of the page of users. */
async function open(button: string, role = 'dialog') {
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole(role));
  const type = (label: RegExp, text: string) => user.type(dialog.getByLabelText(label), text);
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, type, press };
}

test('changes the password with the present one, and says why it was refused', async () => {
  const { dialog, type, press } = await open('Change password');
  await type(/^New password/, 'tires-2026');
  await type(/^Your own password/, 'secret1');
  calls.changeOwnPassword.mockRejectedValueOnce(dataError('invalid', 'invalid_credentials'));
  await press('Save the new password');
  expect(await dialog.findByText('Invalid login credentials')).toBeVisible();
  await press('Save the new password');
  await findNotification('Your password has been changed');
  expect(calls.changeOwnPassword).toHaveBeenLastCalledWith(identity, 'tires-2026');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks for the code of the second factor beside its field', async () => {
  calls.hasSecondFactors.mockReturnValue(true);
  calls.listFactors.mockResolvedValue([]);
  const { dialog, type, press } = await open('Change password');
  await type(/^New password/, 'tires-2026');
  await type(/^Your own password/, 'secret1');
  calls.changeOwnPassword.mockRejectedValueOnce(dataError('invalid', 'code_needed'));
  await press('Save the new password');
  const sentence = 'Please enter your two-step verification code, too.';
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByLabelText(/^Your two-step verification code/)).toHaveAccessibleDescription(
    expect.stringContaining(sentence),
  );
});

test('asks for a link to another e-mail address', async () => {
  const { type, press } = await open('Change email address');
  await type(/^New email address/, 'new@example.com');
  await type(/^Your own password/, 'secret1');
  await press('Send the link');
  await findNotification('An email with a link is on its way to new@example.com');
  expect(calls.changeOwnEmail).toHaveBeenCalledWith(identity, 'new@example.com', page);
});

test('says that two links change the address where the service sends two', async () => {
  calls.emailChangeLinks.mockReturnValue(2);
  const { dialog, type, press } = await open('Change email address');
  expect(dialog.getByText(/once you’ve opened both/)).toBeVisible();
  await type(/^New email address/, 'new@example.com');
  await type(/^Your own password/, 'secret1');
  await press('Send the link');
  await findNotification(/^2 emails with a link are on their way, to new@example.com and/);
});

test('signs out on all devices after a question', async () => {
  const { press } = await open('Sign out everywhere', 'alertdialog');
  expect(calls.signOut).not.toHaveBeenCalled();
  calls.signOut.mockImplementation(async () => {
    calls.currentSession.mockResolvedValue(null);
  });
  await press('Sign out everywhere');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('invites a colleague, shows the link, withdraws the invitation, and takes that back', async () => {
  const { user, dialog, type, press } = await open('Invite a coworker');
  await type(/^Email address/, 'ana@example.com');
  await type(/^Your own password/, 'secret1');
  calls.inviteAdmin.mockRejectedValueOnce(dataError('conflict', 'account_exists'));
  await press('Send the invitation');
  expect(await dialog.findAllByText(/already has an account/)).not.toHaveLength(0);
  calls.inviteAdmin.mockResolvedValue('0123456789abcdef0123456789abcdef');
  const invitation = { id: '1', email: 'ana@example.com', expires_at: '2026-11-30T14:00:00Z' };
  calls.listInvitations.mockResolvedValue([invitation]);
  await press('Send the invitation');
  expect(
    await screen.findByText(`${page}#invitation=0123456789abcdef0123456789abcdef`),
  ).toBeVisible();
  expect(calls.inviteAdmin.mock.lastCall?.[1]).toEqual({ email: 'ana@example.com' });

  calls.listInvitations.mockResolvedValue([]);
  await user.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation for ana@example.com' }),
  );
  await waitFor(() => expect(screen.queryByText(/ana@example.com, until/)).toBeNull());
  expect(calls.withdrawInvitation.mock.lastCall?.[0]).toBe('1');

  expect(screen.getByText('The invitation for ana@example.com was withdrawn')).toBeVisible();
  calls.listInvitations.mockResolvedValue([invitation]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/ana@example.com, until/)).toBeVisible();
  expect(calls.restoreInvitation.mock.lastCall?.[0]).toBe('1');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
