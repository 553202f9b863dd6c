import * as staff from '@shop/shared-data/staff';
import { act, renderHook, screen } from '@testing-library/react';
import {
  boss,
  dataError,
  emitSessionEvent,
  mockBackend,
  mockSession,
} from '../testSupport/mockBackend';
import { openAdmin } from '../testSupport/openAdmin';
import { useSession } from './SessionProvider';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

let logged: jest.SpyInstance;
beforeEach(() => {
  mockBackend();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const address = () => screen.getByLabelText('address').textContent;

test('the session can’t be used outside its provider', () => {
  expect(() => renderHook(useSession)).toThrow('within a SessionProvider');
});

test('while it is unknown who is there, a spinner shows and nothing else', async () => {
  calls.currentSession.mockReturnValue(new Promise(() => {}));
  await openAdmin('/admin/users');
  expect(screen.getByText('Checking who you are…')).toBeInTheDocument();
  expect(address()).toBe('/admin/users');
});

test('somebody signed out is sent to the login page', async () => {
  await openAdmin('/admin/users');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(address()).toBe('/admin/login');
});

test('somebody signed in without rights is sent to the login page and told why', async () => {
  mockSession(boss, { isAdmin: false });
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
  expect(address()).toBe('/admin/login');
});

test('an administrator sees the section that was asked for', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test.each([
  ['/admin', '/admin/dashboard'],
  ['/admin/login', '/admin/dashboard'],
])('%s leads an administrator to %s', async (from, to) => {
  mockSession();
  await openAdmin(from);
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  expect(address()).toBe(to);
});

test('an unknown section has its own page inside the area', async () => {
  mockSession();
  await openAdmin('/admin/x');
  expect(screen.getByRole('heading', { name: 'There is no such admin page' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Admin sections' })).toBeInTheDocument();
});

test('a failed look-up counts as not admin and is logged', async () => {
  mockSession();
  calls.isAdmin.mockRejectedValue(dataError('offline'));
  const user = await openAdmin('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('[admin] admin look-up', expect.anything());

  expect(screen.getByText(/could not check whether this account/)).toBeInTheDocument();
  calls.isAdmin.mockResolvedValue(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a look-up that fails while somebody works does not throw them out', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  calls.isAdmin.mockRejectedValue(dataError('offline'));
  await act(async () => emitSessionEvent('TOKEN_REFRESHED', boss));
  expect(screen.getByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a session that can’t be read ends the loading and is logged', async () => {
  calls.currentSession.mockRejectedValue(dataError('unexpected'));
  await openAdmin('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('[admin] session', expect.anything());
});

test('a sign-in service that can’t even be reached ends the loading too', async () => {
  calls.onSessionChange.mockImplementation(() => {
    throw new Error('No key');
  });
  await openAdmin('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('signing out in another tab closes the area', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  await act(async () => emitSessionEvent('SIGNED_OUT', null));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(screen.queryByText(/boss@example/)).not.toBeInTheDocument();
});

test('a page that Back brings out of the browser’s cache shows nothing of an ended session', async () => {
  mockSession();
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  calls.currentSession.mockResolvedValue(null);
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('a token that only the API refuses has the session renewed, or ended', async () => {
  mockSession();
  calls.todaySummary.mockRejectedValue(dataError('sessionEnded'));
  calls.renewSession.mockResolvedValueOnce(boss).mockResolvedValueOnce(null);
  const user = await openAdmin('/admin/dashboard');
  expect(await screen.findByText(/^Your session has ended. Sign in again/)).toBeInTheDocument();
  expect(screen.getByText('Welcome, boss@example.com')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('a session that another tab has stored is noticed', async () => {
  await openAdmin('/admin/dashboard');
  await screen.findByRole('heading', { name: 'Admin Login' });
  mockSession();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'sb-shop-auth-token' }));
  });
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('the link for a forgotten password asks for a new one before anything else', async () => {
  mockSession();
  const user = await openAdmin('/admin/dashboard');
  await act(async () => emitSessionEvent('PASSWORD_RECOVERY', boss));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Password/), 'much better');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(calls.changePassword).toHaveBeenCalledWith('much better');
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a sign-out that fails is only logged', async () => {
  mockSession();
  const user = await openAdmin('/admin/dashboard');
  calls.signOut.mockRejectedValue(dataError('offline'));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(logged).toHaveBeenCalledWith('[admin] sign-out', expect.anything());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
