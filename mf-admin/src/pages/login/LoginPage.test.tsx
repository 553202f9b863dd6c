import * as staff from '@shop/shared-data/staff';
import { fireEvent, screen, within } from '@testing-library/react';
import { boss, dataError, mockBackend, mockSession } from '../../testSupport/mockBackend';
import { openAdmin } from '../../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

let logged: jest.SpyInstance;
beforeEach(() => {
  mockBackend();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const address = () => screen.getByLabelText('address').textContent;
const RESTRICTED = 'Admin creation restricted. Please contact the system administrator.';

async function signIn(password = 'secret1', from = '/admin/login') {
  const user = await openAdmin(from);
  await user.type(await screen.findByLabelText(/^Email address/), boss.email);
  if (password) await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return user;
}

async function signUp(password = 'secret1', confirm = password) {
  const user = await openAdmin('/admin/login');
  await user.click(await screen.findByRole('button', { name: /Need an admin account/ }));
  await user.type(screen.getByLabelText(/^Email address/), boss.email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.type(screen.getByLabelText(/^Confirm password/), confirm);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return user;
}

/** A sign-in that succeeds also leaves a session behind. */
const welcome = (call: 'signIn' | 'signUp', isAdmin = true) =>
  calls[call].mockImplementation(async () => {
    mockSession(boss, { isAdmin });
    return boss;
  });

test('a sign-in is announced and leads to the dashboard', async () => {
  welcome('signIn');
  await signIn();
  expect(await screen.findByText('Successfully logged in')).toBeInTheDocument();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a sign-in leads back to the section that was asked for', async () => {
  welcome('signIn');
  await signIn('secret1', '/admin/nonsense?q=1');
  expect(await screen.findByText('There is no such admin page')).toBeInTheDocument();
  expect(address()).toBe('/admin/nonsense?q=1');
});

test('while it is busy the button says so', async () => {
  calls.signIn.mockReturnValue(new Promise(() => {}));
  await signIn();
  expect(await screen.findByRole('button', { name: /Processing/ })).toBeInTheDocument();
});

test('Enter twice signs in once', async () => {
  calls.signIn.mockReturnValue(new Promise(() => {}));
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), boss.email);
  await user.type(screen.getByLabelText(/^Password/), 'secret1');
  const form = screen.getByRole('form', { name: 'Admin Login' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('button', { name: /Processing/ });
  expect(calls.signIn).toHaveBeenCalledTimes(1);
});

test('a refusal shows the service’s own message and keeps what was typed', async () => {
  calls.signIn.mockRejectedValue(
    dataError('invalid', 'invalid_credentials', 'Invalid login credentials'),
  );
  await signIn();
  expect(await screen.findAllByText('Invalid login credentials')).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Email address/)).toHaveValue(boss.email);
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret1');
});

test('a message nobody foresaw is shown as it came', async () => {
  calls.signIn.mockRejectedValue(dataError('unexpected', undefined, 'Database is on holiday'));
  await signIn();
  expect(await screen.findAllByText('Database is on holiday')).not.toHaveLength(0);
});

test('without any message it failed to log in', async () => {
  calls.signIn.mockRejectedValue(dataError('offline'));
  await signIn();
  expect(await screen.findAllByText('Failed to log in')).not.toHaveLength(0);
});

test('email and a password of six are required', async () => {
  await signIn('12345');
  expect(
    await screen.findByText('Password must be at least 6 characters long'),
  ).toBeInTheDocument();
  expect(calls.signIn).not.toHaveBeenCalled();
});

test('the first sign-up becomes administrator and is signed in', async () => {
  calls.adminExists.mockResolvedValue(false);
  welcome('signUp');
  await signUp();
  expect(await screen.findByText('Admin account created successfully')).toBeInTheDocument();
  expect(calls.claimFirstAdmin).toHaveBeenCalledWith(boss.id);
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('passwords that differ are said to', async () => {
  await signUp('secret1', 'secret2');
  expect(await screen.findAllByText('Passwords do not match')).toHaveLength(2);
  expect(calls.signUp).not.toHaveBeenCalled();
});

test('once there is an administrator, sign-up makes no account', async () => {
  await signUp();
  expect(await screen.findAllByText(RESTRICTED)).not.toHaveLength(0);
  expect(calls.signUp).not.toHaveBeenCalled();
});

test('whoever loses the race for the first administrator is told and signed out', async () => {
  calls.adminExists.mockResolvedValue(false);
  welcome('signUp', false);
  calls.claimFirstAdmin.mockRejectedValue(dataError('forbidden', 'admin_exists'));
  await signUp();
  expect(await screen.findAllByText(RESTRICTED)).not.toHaveLength(0);
  expect(calls.signOut).toHaveBeenCalled();
  expect(screen.queryByText(/You are signed in/)).not.toBeInTheDocument();
});

test('a refusal follows the language', async () => {
  const user = await signUp();
  await screen.findAllByText(RESTRICTED);
  await user.click(screen.getByRole('button', { name: 'Español' }));
  const form = await screen.findByRole('form', { name: 'Crear cuenta de administrador' });
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^La creación de admin/);
});

test.each([
  ['#error=access_denied&error_code=otp_expired&error_description=Buy+now', /has expired/],
  ['#error=server_error&error_description=Buy+now', /did not work/],
])('a link that failed (%s) is said to have, in our own words', async (hash, words) => {
  await openAdmin(`/admin/login${hash}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByText(/Buy now/)).not.toBeInTheDocument();
});

test('without a message it failed to create the account', async () => {
  calls.adminExists.mockRejectedValue(dataError('offline'));
  await signUp();
  expect(await screen.findAllByText('Failed to create admin account')).not.toHaveLength(0);
});

test('an address that has to be confirmed first is said to', async () => {
  calls.adminExists.mockResolvedValue(false);
  calls.signUp.mockResolvedValue(null);
  await signUp();
  expect(await screen.findByText(/We sent a message to boss@example.com/)).toBeInTheDocument();
  expect(calls.claimFirstAdmin).not.toHaveBeenCalled();
});

test('the first sign-in after the confirmation claims the administration', async () => {
  calls.adminExists.mockResolvedValue(false);
  welcome('signIn', false);
  calls.claimFirstAdmin.mockImplementation(async () => mockSession());
  await signIn();
  expect(calls.claimFirstAdmin).toHaveBeenCalledWith(boss.id);
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a later account signs in without becoming administrator', async () => {
  welcome('signIn', false);
  await signIn();
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
  expect(calls.claimFirstAdmin).not.toHaveBeenCalled();
});

test('what was typed as e-mail address survives the change to the other form', async () => {
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), 'a@b.example');
  await user.click(screen.getByRole('button', { name: /Need an admin account/ }));
  expect(screen.getByLabelText(/^Email address/)).toHaveValue('a@b.example');
});
