import { provideSite } from '@shop/shared-contract';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { useSession } from '../shop/session/SessionProvider';
import { fakeApi, held, offline, refusal } from '../testSupport/fakeApi';
import { openAdmin } from '../testSupport/openAdmin';
import { recordedAnswer } from '../testSupport/recordedAnswer';

const [ADMINS, PRODUCTS] = ['admins', 'products'];
const [TOKEN, USER, LOGOUT] = ['/auth/v1/token', '/auth/v1/user', '/auth/v1/logout'];
const WELCOME = 'Welcome, boss@example.com';
const ENDED = 'Your session has ended. Please sign in again.';

const api = fakeApi();

const address = () => screen.getByLabelText('address').textContent;
const refusedToken = refusal(401, 'JWT expired', 'PGRST303');
const loginPage = () => screen.findByRole('heading', { name: 'Admin Login' });

/** Opens the dashboard with an administrator's session. */
async function openDashboard() {
  const user = await openAdmin('/admin/dashboard');
  await screen.findByText(WELCOME);
  return user;
}

/** The page is shown again: its client reads the session and reports it. */
const showPage = () =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('useSession throws outside its provider', () => {
  expect(() => renderHook(useSession)).toThrow('within a SessionProvider');
});

// Before the other tests, which make the client.
test('shows the login page where the site has no key of the sign-in service', async () => {
  provideSite({ contract: 1, backend: { url: '', key: '' }, remotes: [] });
  await openAdmin('/admin/dashboard');
  expect(await loginPage()).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith('[admin] session', expect.anything());
});

test('shows only a spinner while the session is loading', async () => {
  api.expire();
  const renewal = held();
  api.once('POST', TOKEN, renewal.answer);
  await openAdmin('/admin/users');
  expect(screen.getByText('Checking your access…')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(address()).toBe('/admin/users');
  renewal.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
});

test('redirects to the login page without a session', async () => {
  localStorage.clear();
  await openAdmin('/admin/users');
  expect(await loginPage()).toBeInTheDocument();
  expect(address()).toBe('/admin/login');
});

test('redirects an account without rights to the login page and explains why', async () => {
  api.store(ADMINS, [{ user_id: 'u9' }]);
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
  expect(address()).toBe('/admin/login');
});

test.each([
  ['/admin', '/admin/dashboard'],
  ['/admin/dashboard', '/admin/dashboard'],
  ['/admin/login', '/admin/dashboard'],
])('leads an administrator from %s to %s', async (from, to) => {
  await openAdmin(from);
  expect(await screen.findByText(WELCOME)).toBeInTheDocument();
  expect(address()).toBe(to);
});

test('shows a page of its own for an unknown section', async () => {
  await openAdmin('/admin/x');
  expect(
    await screen.findByRole('heading', { name: 'We couldn’t find that admin page' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Admin sections' })).toBeInTheDocument();
});

const lookUpFailed = () =>
  expect(console.error).toHaveBeenCalledWith('[admin] admin look-up', expect.anything());

test('treats a failed look-up of the rights as “not an administrator” and logs it', async () => {
  // A client that begins with the page would look them up twice.
  await api.signIn();
  api.once('GET', ADMINS, offline);
  const user = await openAdmin('/admin/dashboard');
  expect(await loginPage()).toBeInTheDocument();
  lookUpFailed();
  expect(screen.getByText(/couldn’t check whether this account/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(WELCOME)).toBeInTheDocument();
});

test('keeps the section open when a later look-up fails', async () => {
  await openDashboard();
  api.once('GET', ADMINS, offline);
  showPage();
  await waitFor(lookUpFailed);
  expect(screen.getByText(WELCOME)).toBeInTheDocument();
});

test('a look-up of the rights that renews the session is not followed by another', async () => {
  api.shortenSessions(100);
  await openDashboard();
  await screen.findByRole('link', { name: 'Products low in stock' });
  const renewals = api.sent(TOKEN).length;
  expect(renewals).toBeGreaterThan(1);
  expect(renewals).toBeLessThan(50);
});

test('shows the login page and logs the error when the session can’t be read', async () => {
  // A client that begins with the page would remove the session before the page reads it.
  await api.signIn();
  api.expire();
  api.once('POST', TOKEN, refusal(429, 'Request rate limit reached', 'over_request_rate_limit'));
  await openAdmin('/admin/dashboard');
  expect(await loginPage()).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith('[admin] session', expect.anything());
});

test('redirects to the login page after a sign-out in another tab', async () => {
  await openDashboard();
  act(() => api.otherTab('SIGNED_OUT'));
  expect(await loginPage()).toBeInTheDocument();
  expect(screen.queryByText(/boss@example/)).not.toBeInTheDocument();
});

test('shows nothing of an ended session on a page from the back/forward cache', async () => {
  await openDashboard();
  // A page in this cache does not notice that another one signs out.
  localStorage.clear();
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(await loginPage()).toBeInTheDocument();
});

test('renews or ends a session whose token the API refuses', async () => {
  api.once('HEAD', PRODUCTS, refusedToken);
  const user = await openDashboard();
  expect(
    await screen.findByText(/^Your session has ended, and nothing was saved/),
  ).toBeInTheDocument();
  await waitFor(() => expect(api.sent(TOKEN)).toHaveLength(1));
  expect(screen.getByText(WELCOME)).toBeInTheDocument();
  api.once('HEAD', PRODUCTS, refusedToken);
  api.once('POST', TOKEN, recordedAnswer('refresh with an unknown token'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(ENDED)).toBeVisible();
});

test('tells a session that has ended from an account without rights', async () => {
  api.once('HEAD', PRODUCTS, () => {
    api.store(ADMINS, []);
    return refusal(403, 'not_admin', '42501')();
  });
  api.once('GET', USER, recordedAnswer('user after sign-out'));
  const user = await openAdmin('/admin/dashboard');
  expect(await screen.findByText(ENDED)).toBeVisible();
  expect(screen.queryByText(/You are signed in as/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText('Su sesión terminó. Inicie sesión de nuevo.')).toBeVisible();
});

test('asks a session for the code whose second factor only the service knows', async () => {
  api.store(ADMINS, []);
  api.addFactor('f1', '2026-11-20T15:00:00Z');
  await openAdmin('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test('looks up the rights again with a token that replaces a refused one', async () => {
  api.store(ADMINS, []);
  await openAdmin('/admin/dashboard');
  await screen.findByText('You are signed in as boss@example.com');
  api.store(ADMINS, [{ user_id: 'u1' }]);
  api.once('GET', ADMINS, refusedToken);
  api.once('GET', USER, recordedAnswer('user of a token with a foreign signature'));
  showPage();
  expect(await screen.findByText(WELCOME)).toBeVisible();
  expect(api.sent(TOKEN)).toMatchObject([['POST', { refresh_token: expect.any(String) }]]);
});

test('says that the session ended when the sign-in service has ended it, and not after a sign-out', async () => {
  const user = await openDashboard();
  await act(api.endSession);
  expect(await screen.findByText(ENDED)).toBeVisible();
  act(() => api.otherTab('SIGNED_IN'));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await loginPage()).toBeVisible();
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

test('reads a session that another tab has stored', async () => {
  const [[key = '', session = ''] = []] = Object.entries(localStorage);
  localStorage.clear();
  await openAdmin('/admin/dashboard');
  await loginPage();
  // Without the event of the other tab's client, as in a browser without channels.
  localStorage.setItem(key, session);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(await screen.findByText(WELCOME)).toBeInTheDocument();
});

const newPassword = () => screen.findByRole('heading', { name: 'Choose a new password' });

test('asks for a new password after the link for a forgotten one', async () => {
  const user = await openDashboard();
  act(() => api.otherTab('PASSWORD_RECOVERY'));
  expect(await newPassword()).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Password/), 'much better');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByText(WELCOME)).toBeInTheDocument();
  expect(api.sent(USER)).toMatchObject([['PUT', { password: 'much better' }]]);
});

test('asks for the new password after a reload too, until the person signs out', async () => {
  await openDashboard();
  act(() => api.otherTab('PASSWORD_RECOVERY'));
  await newPassword();
  cleanup();
  const user = await openAdmin('/admin/users');
  expect(await newPassword()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await loginPage()).toBeVisible();
  cleanup();
  await api.signIn();
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText(WELCOME)).toBeVisible();
});

test('only logs a failed sign-out', async () => {
  const user = await openDashboard();
  api.once('POST', LOGOUT, offline);
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('[admin] sign-out', expect.anything()),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
