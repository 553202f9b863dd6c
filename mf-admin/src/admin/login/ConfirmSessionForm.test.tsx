import { provideSite } from '@shop/shared-contract';
import { act, screen } from '@testing-library/react';
import { fakeApi, offline } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { recordedAnswer } from '../../testSupport/recordedAnswer';

const VERIFY = '/auth/v1/factors/f1/verify';
const api = fakeApi({ isSignedIn: false });
beforeEach(() => {
  // The embedded backend has no second factors.
  provideSite({ contract: 1, backend: { url: 'http://localhost', key: 'key' }, remotes: [] });
  api.addFactor('f1', '2026-11-20T15:00:00Z');
});

const field = () => screen.findByLabelText(/^Six-digit code/);
const address = () => screen.getByLabelText('address').textContent;

/** Opens an address with a session that only the password has confirmed. */
async function openUnconfirmed(from = '/admin/dashboard') {
  await api.signIn();
  return openAdmin(from);
}

async function enter(code: string, from?: string) {
  const user = await openUnconfirmed(from);
  await user.type(await field(), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return user;
}

test('asks for the code in place of the requested page, which it then opens', async () => {
  await enter('123 456', '/admin/nonsense?q=1');
  expect(await screen.findByText('We couldn’t find that admin page')).toBeInTheDocument();
  expect(api.sent(VERIFY)).toMatchObject([['POST', { code: '123456' }]]);
  expect(address()).toBe('/admin/nonsense?q=1');
});

test('asks for the code after the password, and reports the sign-in after the code', async () => {
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), 'boss@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await user.type(await field(), '123456');
  expect(screen.queryByText('Successfully logged in')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Successfully logged in')).toBeInTheDocument();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('the field lets phones offer the code and shows digits to type', async () => {
  await openUnconfirmed('/admin/login');
  expect(await field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await field()).toHaveAttribute('inputmode', 'numeric');
});

test('sends nothing unless the code has six digits', async () => {
  await enter('12345');
  expect(await screen.findAllByText(/Type the six digits the app shows/)).toHaveLength(2);
  expect(await field()).toBeInvalid();
  expect(api.sent(VERIFY)).toEqual([]);
});

test('explains a wrong code beside the field, which keeps it', async () => {
  api.once('POST', VERIFY, recordedAnswer('second factor: wrong code'));
  await enter('000000');
  expect(await screen.findAllByText(/That code is wrong or no longer valid/)).toHaveLength(2);
  expect(await field()).toHaveValue('000000');
  expect(await field()).toBeInvalid();
});

test('explains a failed request above the field, which keeps the code', async () => {
  api.once('POST', VERIFY, offline);
  await enter('123456');
  expect(await screen.findByText('We couldn’t check the code')).toBeInTheDocument();
  expect(await field()).toHaveValue('123456');
});

test('explains a wrong code in the language of the page', async () => {
  api.once('POST', VERIFY, recordedAnswer('second factor: wrong code'));
  const user = await enter('000000');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findAllByText(/Este código es incorrecto o ya venció/)).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Escriba su código' })).toBeInTheDocument();
});

test('a sign-out leads back to the password', async () => {
  const user = await openUnconfirmed();
  await field();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('asks for the code before the new password', async () => {
  const user = await openAdmin('/admin/login');
  act(() => api.otherTab('PASSWORD_RECOVERY'));
  await user.type(await field(), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
});

test('asks a page that is open for the code when another tab signs in with the password', async () => {
  await enter('123456');
  await screen.findByText('Welcome, boss@example.com');
  act(() => api.otherTab('SIGNED_IN'));
  expect(await field()).toBeInTheDocument();
  expect(screen.queryByText(/boss@example/)).not.toBeInTheDocument();
});
