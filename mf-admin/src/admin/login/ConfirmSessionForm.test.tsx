import * as staff from '@shop/shared-data/staff';
import { act, screen } from '@testing-library/react';
import {
  administrator,
  dataError,
  emitSessionEvent,
  mockEachTest,
  mockSession,
} from '../../testSupport/mockBackend';
import { openAdmin } from '../../testSupport/openAdmin';

// The requests are mocked: the embedded backend has no second factors.
jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
beforeEach(() => {
  calls.needsCode.mockResolvedValue(true);
  calls.isAdmin.mockResolvedValue(false);
  calls.confirmSession.mockImplementation(async () => {
    calls.needsCode.mockResolvedValue(false);
    calls.isAdmin.mockResolvedValue(true);
  });
});

const field = () => screen.findByLabelText(/^Six-digit code/);
const address = () => screen.getByLabelText('address').textContent;

async function enter(code: string, from = '/admin/dashboard') {
  const user = await openAdmin(from);
  await user.type(await field(), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return user;
}

test('asks for the code in place of the requested page, which it then opens', async () => {
  await enter('123 456', '/admin/nonsense?q=1');
  expect(calls.confirmSession).toHaveBeenCalledWith('123456');
  expect(await screen.findByText('We couldn’t find that admin page')).toBeInTheDocument();
  expect(address()).toBe('/admin/nonsense?q=1');
});

test('asks for the code after the password, and reports the sign-in after the code', async () => {
  calls.currentSession.mockResolvedValue(null);
  calls.signIn.mockImplementation(async () => {
    mockSession(administrator, { isAdmin: false });
    return administrator;
  });
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), administrator.email);
  await user.type(screen.getByLabelText(/^Password/), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await user.type(await field(), '123456');
  expect(screen.queryByText('Successfully logged in')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Successfully logged in')).toBeInTheDocument();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('the field lets phones offer the code and shows digits to type', async () => {
  await openAdmin('/admin/login');
  expect(await field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await field()).toHaveAttribute('inputmode', 'numeric');
});

test('sends nothing unless the code has six digits', async () => {
  await enter('12345');
  expect(await screen.findAllByText(/Type the six digits the app shows/)).toHaveLength(2);
  expect(await field()).toBeInvalid();
  expect(calls.confirmSession).not.toHaveBeenCalled();
});

test('explains a wrong code beside the field, which keeps it', async () => {
  calls.confirmSession.mockRejectedValue(dataError('invalid', 'mfa_verification_failed'));
  await enter('000000');
  expect(await screen.findAllByText(/That code is wrong or no longer valid/)).toHaveLength(2);
  expect(await field()).toHaveValue('000000');
  expect(await field()).toBeInvalid();
});

test('explains a failed request above the field, which keeps the code', async () => {
  calls.confirmSession.mockRejectedValue(dataError('offline'));
  await enter('123456');
  expect(await screen.findByText('We couldn’t check the code')).toBeInTheDocument();
  expect(await field()).toHaveValue('123456');
});

test('explains a wrong code in the language of the page', async () => {
  calls.confirmSession.mockRejectedValue(dataError('invalid', 'mfa_verification_failed'));
  const user = await enter('000000');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findAllByText(/Este código es incorrecto o ya venció/)).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Escriba su código' })).toBeInTheDocument();
});

test('a sign-out leads back to the password', async () => {
  const user = await openAdmin('/admin/dashboard');
  await field();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('asks for the code before the new password', async () => {
  const user = await openAdmin('/admin/login');
  await act(async () => emitSessionEvent('PASSWORD_RECOVERY', administrator));
  await user.type(await field(), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
});

test('asks a page that is open for the code when its session loses the confirmation', async () => {
  calls.needsCode.mockResolvedValue(false);
  calls.isAdmin.mockResolvedValue(true);
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  calls.needsCode.mockResolvedValue(true);
  await act(async () => emitSessionEvent('TOKEN_REFRESHED', administrator));
  expect(await field()).toBeInTheDocument();
  expect(screen.queryByText(/boss@example/)).not.toBeInTheDocument();
});
