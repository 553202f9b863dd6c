import * as staff from '@shop/shared-data/staff';
import { fireEvent, screen, within } from '@testing-library/react';
import { administrator, dataError, mockEachTest, mockSession } from '../../testSupport/mockBackend';
import { findNotification, notificationRemoved, openAdmin } from '../../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest({ isSignedIn: false });

const address = () => screen.getByLabelText('address').textContent;
const RESTRICTED = 'Admin creation restricted. Please contact the system administrator.';

async function signIn(password = 'secret1', from = '/admin/login') {
  const user = await openAdmin(from);
  await user.type(await screen.findByLabelText(/^Email address/), administrator.email);
  if (password) await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return user;
}

async function signUp(password = 'secret1', confirm = password) {
  const user = await openAdmin('/admin/login');
  await user.click(await screen.findByRole('button', { name: /Need an admin account/ }));
  await user.type(screen.getByLabelText(/^Email address/), administrator.email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.type(screen.getByLabelText(/^Confirm password/), confirm);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return user;
}

/** A successful sign-in also stores a session. */
const mockSuccess = (call: 'signIn' | 'signUp', isAdmin = true) =>
  calls[call].mockImplementation(async () => {
    mockSession(administrator, { isAdmin });
    return administrator;
  });

test('a sign-in shows a notification and opens the dashboard', async () => {
  mockSuccess('signIn');
  await signIn();
  expect(await screen.findByText('Successfully logged in')).toBeInTheDocument();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a sign-in opens the section that was requested before', async () => {
  mockSuccess('signIn');
  await signIn('secret1', '/admin/nonsense?q=1');
  expect(await screen.findByText('We couldn’t find that admin page')).toBeInTheDocument();
  expect(address()).toBe('/admin/nonsense?q=1');
});

test('the button shows that the sign-in is being processed', async () => {
  calls.signIn.mockReturnValue(new Promise(() => {}));
  await signIn();
  expect(await screen.findByRole('button', { name: /Processing/ })).toBeInTheDocument();
});

test('two submits sign in once', async () => {
  calls.signIn.mockReturnValue(new Promise(() => {}));
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), administrator.email);
  await user.type(screen.getByLabelText(/^Password/), 'secret1');
  const form = screen.getByRole('form', { name: 'Admin Login' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('button', { name: /Processing/ });
  expect(calls.signIn).toHaveBeenCalledTimes(1);
});

test('shows the service’s message and keeps the values when the sign-in is refused', async () => {
  calls.signIn.mockRejectedValue(
    dataError('invalid', 'invalid_credentials', 'Invalid login credentials'),
  );
  await signIn();
  expect(await screen.findAllByText('Invalid login credentials')).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Email address/)).toHaveValue(administrator.email);
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret1');
});

test('an answer of the service that is not known reads as unknown', async () => {
  calls.signIn.mockRejectedValue(dataError('unexpected', undefined, 'Database is on holiday'));
  await signIn();
  expect(await screen.findAllByText('Failed to log in')).not.toHaveLength(0);
  expect(screen.queryByText(/holiday/)).not.toBeInTheDocument();
});

test('shows “Failed to log in” when the service sends no message', async () => {
  calls.signIn.mockRejectedValue(dataError('offline'));
  await signIn();
  expect(await screen.findAllByText('Failed to log in')).not.toHaveLength(0);
});

test('a successful sign-in removes the notification of the failed one', async () => {
  calls.signIn.mockRejectedValueOnce(dataError('offline'));
  const user = await signIn();
  await findNotification('Failed to log in');
  mockSuccess('signIn');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await findNotification('Successfully logged in');
  await notificationRemoved('Failed to log in');
});

test('requires an e-mail address and a password of six characters', async () => {
  const user = await signIn('12345');
  expect(
    await screen.findByText('Password must be at least 6 characters long'),
  ).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Email address/));
  await user.clear(screen.getByLabelText(/^Password/));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(2);
  expect(calls.signIn).not.toHaveBeenCalled();
});

test('the first sign-up makes the account an administrator and signs it in', async () => {
  calls.adminExists.mockResolvedValue(false);
  mockSuccess('signUp');
  await signUp();
  expect(await screen.findByText('Admin account created successfully')).toBeInTheDocument();
  expect(calls.claimFirstAdmin).toHaveBeenCalledWith(administrator.id);
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('the form for a sign-up has e-mail, password and its confirmation, with the hint', async () => {
  const user = await openAdmin('/admin/login');
  await user.click(await screen.findByRole('button', { name: /Need an admin account/ }));
  expect(screen.getByLabelText(/^Email address/)).toBeRequired();
  expect(screen.getByLabelText(/^Confirm password/)).toBeRequired();
  const password = screen.getByLabelText(/^Password/);
  expect(password).toBeRequired();
  expect(password).toHaveAccessibleDescription(/^Password must be at least 6 characters long/);
});

test('shows that the passwords do not match', async () => {
  await signUp('secret1', 'secret2');
  expect(await screen.findAllByText('Passwords do not match')).toHaveLength(2);
  expect(calls.signUp).not.toHaveBeenCalled();
});

test('creates no account when there is an administrator already', async () => {
  await signUp();
  expect(await screen.findAllByText(RESTRICTED)).not.toHaveLength(0);
  expect(calls.signUp).not.toHaveBeenCalled();
});

test('signs the account out when another one became the first administrator', async () => {
  calls.adminExists.mockResolvedValue(false);
  mockSuccess('signUp', false);
  calls.claimFirstAdmin.mockRejectedValue(dataError('forbidden', 'admin_exists'));
  await signUp();
  expect(await screen.findAllByText(RESTRICTED)).not.toHaveLength(0);
  expect(calls.signOut).toHaveBeenCalled();
  expect(screen.queryByText(/You are signed in/)).not.toBeInTheDocument();
});

test('translates a refusal when the language changes', async () => {
  const user = await signUp();
  await screen.findAllByText(RESTRICTED);
  await user.click(screen.getByRole('button', { name: 'Español' }));
  const form = await screen.findByRole('form', { name: 'Crear cuenta de administrador' });
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^La creación de admin/);
});

test.each([
  ['#error=access_denied&error_code=otp_expired&error_description=Buy+now', /has expired/],
  ['#error=server_error&error_description=Buy+now', /didn’t work/],
])('explains a failed link (%s) without the texts of its address', async (hash, text) => {
  await openAdmin(`/admin/login${hash}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText(/Buy now/)).not.toBeInTheDocument();
});

test('shows “Failed to create admin account” when the service sends no message', async () => {
  calls.adminExists.mockRejectedValue(dataError('offline'));
  await signUp();
  expect(await screen.findAllByText('Failed to create admin account')).not.toHaveLength(0);
});

test('explains that the e-mail address has to be confirmed first', async () => {
  calls.adminExists.mockResolvedValue(false);
  calls.signUp.mockResolvedValue(null);
  await signUp();
  expect(await screen.findByText(/We sent an email to boss@example.com/)).toBeInTheDocument();
  expect(calls.claimFirstAdmin).not.toHaveBeenCalled();
});

test('the first sign-in after the confirmation claims the administrator rights', async () => {
  calls.adminExists.mockResolvedValue(false);
  mockSuccess('signIn', false);
  calls.claimFirstAdmin.mockImplementation(async () => mockSession());
  await signIn();
  expect(calls.claimFirstAdmin).toHaveBeenCalledWith(administrator.id);
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a later account does not become administrator by signing in', async () => {
  mockSuccess('signIn', false);
  await signIn();
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
  expect(calls.claimFirstAdmin).not.toHaveBeenCalled();
});

test('keeps the typed e-mail address when the form is switched', async () => {
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), 'a@b.example');
  await user.click(screen.getByRole('button', { name: /Need an admin account/ }));
  expect(screen.getByLabelText(/^Email address/)).toHaveValue('a@b.example');
});

test('sends a link for a forgotten password, in the language of the page', async () => {
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), administrator.email);
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If boss@example.com has an account here/)).toBeVisible();
  expect(calls.requestRecovery).toHaveBeenCalledWith(
    administrator.email,
    'http://localhost/admin/login',
  );
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('an account whose address is not confirmed asks for the mail again, once a press', async () => {
  calls.signIn.mockRejectedValue(
    dataError('invalid', 'email_not_confirmed', 'Email not confirmed'),
  );
  const user = await signIn();
  const again = await screen.findByRole('button', { name: 'Send the email again' });
  const soon = 'For security purposes, you can only request this after 30 seconds.';
  calls.resendConfirmation.mockRejectedValueOnce(
    dataError('rateLimited', 'over_email_send_rate_limit', soon),
  );
  await user.click(again);
  expect(await screen.findByText(/^We just sent an email. Wait 30 seconds/)).toBeVisible();
  // A later edit of the field is about another account.
  await user.type(screen.getByLabelText(/^Email address/), 'x');
  calls.resendConfirmation.mockResolvedValue();
  fireEvent.click(again);
  fireEvent.click(again);
  expect(await screen.findByText(/^If boss@example.com hasn’t been confirmed yet/)).toBeVisible();
  expect(screen.queryByText(/^We just sent a message/)).not.toBeInTheDocument();
  expect(calls.resendConfirmation.mock.calls).toEqual(
    Array(2).fill([administrator.email, 'http://localhost/admin/login']),
  );
});

test('other refusals of a sign-in offer no mail', async () => {
  calls.signIn.mockRejectedValue(dataError('invalid', 'invalid_credentials'));
  await signIn();
  expect(await screen.findAllByText('Invalid login credentials')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
});

const refused = () =>
  dataError('unexpected', 'unexpected_failure', 'Database error saving new user');

test('a sign-up that the database refuses asks whether there is an administrator', async () => {
  calls.adminExists.mockResolvedValueOnce(false);
  calls.signUp.mockRejectedValue(refused());
  await signUp();
  expect(await screen.findAllByText(RESTRICTED)).not.toHaveLength(0);
});
