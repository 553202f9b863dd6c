import * as staff from '@shop/shared-data/staff';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { useSession } from '../shop/session/SessionProvider';
import {
  administrator,
  dataError,
  emitSessionEvent,
  mockEachTest,
  mockSession,
} from '../testSupport/mockBackend';
import { openAdmin } from '../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const logged = mockEachTest({ isSignedIn: false });

const address = () => screen.getByLabelText('address').textContent;

test('useSession throws outside its provider', () => {
  expect(() => renderHook(useSession)).toThrow('within a SessionProvider');
});

test('shows only a spinner while the session is loading', async () => {
  calls.currentSession.mockReturnValue(new Promise(() => {}));
  await openAdmin('/admin/users');
  expect(screen.getByText('Checking your access…')).toBeInTheDocument();
  expect(address()).toBe('/admin/users');
});

test('redirects to the login page without a session', async () => {
  await openAdmin('/admin/users');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(address()).toBe('/admin/login');
});

test('redirects an account without rights to the login page and explains why', async () => {
  mockSession(administrator, { isAdmin: false });
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
  expect(address()).toBe('/admin/login');
});

test('shows the requested section to an administrator', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test.each([
  ['/admin', '/admin/dashboard'],
  ['/admin/login', '/admin/dashboard'],
])('redirects an administrator from %s to %s', async (from, to) => {
  mockSession();
  await openAdmin(from);
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  expect(address()).toBe(to);
});

test('shows a page of its own for an unknown section', async () => {
  mockSession();
  await openAdmin('/admin/x');
  expect(
    screen.getByRole('heading', { name: 'We couldn’t find that admin page' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Admin sections' })).toBeInTheDocument();
});

test('treats a failed look-up of the rights as “not an administrator” and logs it', async () => {
  mockSession();
  calls.isAdmin.mockRejectedValue(dataError('offline'));
  const user = await openAdmin('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('[admin] admin look-up', expect.anything());

  expect(screen.getByText(/couldn’t check whether this account/)).toBeInTheDocument();
  calls.isAdmin.mockResolvedValue(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('keeps the section open when a later look-up fails', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  calls.isAdmin.mockRejectedValue(dataError('offline'));
  await act(async () => emitSessionEvent('TOKEN_REFRESHED', administrator));
  expect(screen.getByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a look-up of the rights that renews the session is not followed by another', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  calls.isAdmin.mockClear();
  calls.isAdmin.mockImplementation(async () => {
    if (calls.isAdmin.mock.calls.length < 20) emitSessionEvent('TOKEN_REFRESHED', administrator);
    return true;
  });
  await act(async () => emitSessionEvent('SIGNED_IN', administrator));
  expect(calls.isAdmin).toHaveBeenCalledTimes(1);
  await act(async () => emitSessionEvent('SIGNED_IN', administrator));
  expect(calls.isAdmin).toHaveBeenCalledTimes(2);
});

test('shows the login page and logs the error when the session can’t be read', async () => {
  calls.currentSession.mockRejectedValue(dataError('unexpected'));
  await openAdmin('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('[admin] session', expect.anything());
});

test('shows the login page when the sign-in service throws', async () => {
  calls.onSessionChange.mockImplementation(() => {
    throw new Error('No key');
  });
  await openAdmin('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('redirects to the login page after a sign-out in another tab', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  await act(async () => emitSessionEvent('SIGNED_OUT', null));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(screen.queryByText(/boss@example/)).not.toBeInTheDocument();
});

test('shows nothing of an ended session on a page from the back/forward cache', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  calls.currentSession.mockResolvedValue(null);
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('renews or ends a session whose token the API refuses', async () => {
  mockSession();
  calls.todaySummary.mockRejectedValue(dataError('sessionEnded'));
  calls.renewSession.mockResolvedValueOnce(administrator).mockResolvedValueOnce(null);
  const user = await openAdmin('/admin/dashboard');
  expect(
    await screen.findByText(/^Your session has ended, and nothing was saved/),
  ).toBeInTheDocument();
  expect(screen.getByText('Welcome, boss@example.com')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('tells a session that has ended from an account without rights', async () => {
  mockSession();
  calls.todaySummary.mockRejectedValue(dataError('forbidden', 'not_admin'));
  calls.isAdmin.mockResolvedValueOnce(true).mockResolvedValue(false);
  calls.checkSession.mockResolvedValue('ended');
  const user = await openAdmin('/admin/dashboard');
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(screen.queryByText(/You are signed in as/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText('Su sesión terminó. Inicie sesión de nuevo.')).toBeVisible();
});

test('asks a session for the code whose second factor only the service knows', async () => {
  mockSession(administrator, { isAdmin: false });
  calls.checkSession.mockResolvedValue('needsCode');
  await openAdmin('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test('looks up the rights again with a token that replaces a refused one', async () => {
  mockSession();
  calls.isAdmin.mockRejectedValueOnce(dataError('sessionEnded')).mockResolvedValue(true);
  calls.checkSession.mockResolvedValue('renewed');
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('Welcome, boss@example.com')).toBeVisible();
  expect(calls.isAdmin).toHaveBeenCalledTimes(2);
});

test('says that the session ended when the sign-in service has ended it, and not after a sign-out', async () => {
  const ended = 'Your session has ended. Please sign in again.';
  mockSession();
  const user = await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  await act(async () => emitSessionEvent('SESSION_ENDED', null));
  expect(await screen.findByText(ended)).toBeVisible();
  await act(async () => emitSessionEvent('SIGNED_IN', administrator));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
});

test('reads a session that another tab has stored', async () => {
  await openAdmin('/admin/dashboard');
  await screen.findByRole('heading', { name: 'Admin Login' });
  mockSession();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'sb-shop-auth-token' }));
  });
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('asks for a new password after the link for a forgotten one', async () => {
  mockSession();
  const user = await openAdmin('/admin/dashboard');
  await act(async () => emitSessionEvent('PASSWORD_RECOVERY', administrator));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Password/), 'much better');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(calls.changePassword).toHaveBeenCalledWith('much better');
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('asks for the new password after a reload too, until the person signs out', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  await act(async () => emitSessionEvent('PASSWORD_RECOVERY', administrator));
  await screen.findByRole('heading', { name: 'Choose a new password' });
  cleanup();
  const user = await openAdmin('/admin/users');
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  cleanup();
  mockSession();
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('Welcome, boss@example.com')).toBeVisible();
});

test('only logs a failed sign-out', async () => {
  mockSession();
  const user = await openAdmin('/admin/dashboard');
  calls.signOut.mockRejectedValue(dataError('offline'));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(logged).toHaveBeenCalledWith('[admin] sign-out', expect.anything());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
