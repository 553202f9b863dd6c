import * as staff from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';

// The requests are mocked: the embedded backend has no second factors.
jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const stored: staff.Factor = { id: 'f1', createdAt: '2026-11-20T15:00:00Z' };

mockEachTest();
beforeEach(() => {
  calls.hasSecondFactors.mockReturnValue(true);
  calls.listUsers.mockResolvedValue([]);
  calls.listFactors.mockResolvedValue([]);
  calls.addFactor.mockResolvedValue({ id: 'new', picture: 'data:image/svg+xml,x', key: 'ABC' });
});

const section = () => screen.findByRole('region', { name: 'Two-step verification' });

async function startAdding(code: string) {
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
  await user.type(await screen.findByLabelText(/^Six-digit code/), code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  return user;
}

test('is not shown where the backend has no second factors', async () => {
  calls.hasSecondFactors.mockReturnValue(false);
  await openAdmin('/admin/users');
  expect(await screen.findByText('No open invitations.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Two-step verification' })).not.toBeInTheDocument();
  expect(calls.listFactors).not.toHaveBeenCalled();
});

test('adds a second factor with its picture, its key and a first code', async () => {
  calls.confirmFactor.mockImplementation(async () => {
    calls.listFactors.mockResolvedValue([stored]);
  });
  const user = await openAdmin('/admin/users');
  expect(
    await screen.findByText('Your account doesn’t have two-step verification.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a phone' }));
  const picture = await screen.findByAltText('QR code for the authenticator app');
  expect(picture).toHaveAttribute('src', 'data:image/svg+xml,x');
  expect(screen.getByText('ABC')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Six-digit code/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await findNotification('Two-step verification is on. Please add a second phone too.');
  expect(calls.confirmFactor).toHaveBeenCalledWith('new', '123456');
  expect(await screen.findByText('Authenticator app, added on Nov 20, 2026')).toBeInTheDocument();
  expect(screen.queryByText('ABC')).not.toBeInTheDocument();
  expect(screen.getByText(/^If you lose the phone, ask whoever runs/)).toBeVisible();
});

test('keeps picture and code when the first code is wrong', async () => {
  calls.confirmFactor.mockRejectedValue(dataError('invalid', 'mfa_verification_failed'));
  await startAdding('000000');
  expect(await screen.findAllByText(/That code is wrong or no longer valid/)).toHaveLength(2);
  expect(screen.getByLabelText(/^Six-digit code/)).toHaveValue('000000');
  expect(screen.getByText('ABC')).toBeInTheDocument();
});

test('explains why a second factor could not be added', async () => {
  calls.addFactor.mockRejectedValue(dataError('offline'));
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
  expect(await within(await section()).findByText('We couldn’t add the phone')).toBeInTheDocument();
});

test('removes a second factor only after a question', async () => {
  calls.listFactors.mockResolvedValue([stored]);
  calls.removeFactor.mockImplementation(async () => {
    calls.listFactors.mockResolvedValue([]);
  });
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: /^Remove the authenticator app/ }));
  expect(calls.removeFactor).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Remove the phone' }));
  await findNotification('Phone removed');
  expect(calls.removeFactor.mock.calls[0]?.[0]).toBe('f1');
  expect(
    await screen.findByText('Your account doesn’t have two-step verification.'),
  ).toBeInTheDocument();
});

test('shows why the list could not be loaded and loads it again', async () => {
  calls.listFactors.mockRejectedValueOnce(dataError('offline'));
  const user = await openAdmin('/admin/users');
  await user.click(await within(await section()).findByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('Your account doesn’t have two-step verification.'),
  ).toBeInTheDocument();
});
