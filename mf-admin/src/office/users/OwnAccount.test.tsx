import { provideSite } from '@shop/shared-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';

const AUTH = '/auth/v1';
const [USER, SIGN_IN, SIGN_OUT] = [`${AUTH}/user`, `${AUTH}/token`, `${AUTH}/logout`] as const;
const api = fakeApi();

/** The service has second factors, and sends two links. */
const hosted = { contract: 1, backend: { url: 'http://localhost', key: 'key' }, remotes: [] };
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
  api.once('POST', SIGN_IN, refusal(400, 'Invalid login credentials', 'invalid_credentials'));
  await press('Save the new password');
  expect(await dialog.findByText('Invalid login credentials')).toBeVisible();
  await press('Save the new password');
  await findNotification('Your password has been changed');
  expect(api.sent(SIGN_IN).at(-1)).toMatchObject([
    'POST',
    { email: 'boss@example.com', password: 'secret1' },
  ]);
  expect(api.sent(USER)).toMatchObject([
    ['PUT', { password: 'tires-2026', current_password: 'secret1' }],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks for the code of the second factor beside its field', async () => {
  provideSite(hosted);
  api.addFactor('f1', '2026-11-20T15:00:00Z');
  const { dialog, type, press } = await open('Change password');
  await type(/^New password/, 'tires-2026');
  await type(/^Your own password/, 'secret1');
  await press('Save the new password');
  const sentence = 'Please enter your two-step verification code, too.';
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByLabelText(/^Your two-step verification code/)).toHaveAccessibleDescription(
    expect.stringContaining(sentence),
  );
});

test('asks for a link to another e-mail address', async () => {
  const toPage = jest.fn((proceed: () => Response) => proceed());
  api.once('PUT', new RegExp(`redirect_to=${page}$`), toPage);
  const { type, press } = await open('Change email address');
  await type(/^New email address/, 'new@example.com');
  await type(/^Your own password/, 'secret1');
  await press('Send the link');
  await findNotification('An email with a link is on its way to new@example.com');
  expect(api.sent(USER)).toMatchObject([['PUT', { email: 'new@example.com' }]]);
  expect(toPage).toHaveBeenCalled();
});

test('says that two links change the address where the service sends two', async () => {
  provideSite(hosted);
  const { dialog, type, press } = await open('Change email address');
  expect(dialog.getByText(/once you’ve opened both/)).toBeVisible();
  await type(/^New email address/, 'new@example.com');
  await type(/^Your own password/, 'secret1');
  await press('Send the link');
  await findNotification(/^2 emails with a link are on their way, to new@example.com and/);
});

test('signs out on all devices after a question', async () => {
  const { press } = await open('Sign out everywhere', 'alertdialog');
  expect(api.sent(SIGN_OUT)).toEqual([]);
  await press('Sign out everywhere');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('invites a colleague, shows the link, withdraws the invitation, and takes that back', async () => {
  const { user, dialog, type, press } = await open('Invite a coworker');
  await type(/^Email address/, 'ana@example.com');
  await type(/^Your own password/, 'secret1');
  api.once('POST', 'rpc/invite_admin', refusal(409, 'account_exists'));
  await press('Send the invitation');
  expect(await dialog.findAllByText(/already has an account/)).not.toHaveLength(0);
  const token = '0123456789abcdef0123456789abcdef';
  const invite = (p_email: unknown) =>
    api.store('invitations', [{ id: '1', email: p_email, expires_at: '2026-11-30T14:00:00Z' }]);
  api.define('invite_admin', ({ p_email }) => {
    invite(p_email);
    return { token };
  });
  await press('Send the invitation');
  expect(await screen.findByText(`${page}#invitation=${token}`)).toBeVisible();

  api.define('withdraw_invitation', ({ p_id }) => {
    api.store(
      'invitations',
      api.rows('invitations').filter(({ id }) => id !== p_id),
    );
    return null;
  });
  await user.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation for ana@example.com' }),
  );
  await waitFor(() => expect(screen.queryByText(/ana@example.com, until/)).toBeNull());

  expect(screen.getByText('The invitation for ana@example.com was withdrawn')).toBeVisible();
  api.define('restore_invitation', ({ p_id }) => {
    expect(p_id).toBe('1');
    invite('ana@example.com');
    return null;
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/ana@example.com, until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
