import { provideSite } from '@shop/shared-contract';
import { screen, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';

const FACTORS = '/auth/v1/factors';
const at = '2026-11-20T15:00:00Z';
const backend = (url: string) =>
  provideSite({ contract: 1, backend: { url, key: 'key' }, remotes: [] });

const api = fakeApi();
// The embedded backend has no second factors.
beforeEach(() => backend('http://localhost'));

const section = () => screen.findByRole('region', { name: 'Two-step verification' });

async function startAdding(code: string) {
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
  await user.type(await screen.findByLabelText(/^Six-digit code/), code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  return user;
}

test('is not shown where the backend has no second factors', async () => {
  backend('');
  await openAdmin('/admin/users');
  expect(await screen.findByText('No open invitations.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Two-step verification' })).not.toBeInTheDocument();
});

test('adds a second factor with its picture, its key and a first code', async () => {
  const user = await openAdmin('/admin/users');
  expect(
    await screen.findByText('Your account doesn’t have two-step verification.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a phone' }));
  const picture = await screen.findByAltText('QR code for the authenticator app');
  expect(picture).toHaveAttribute('src', 'data:image/svg+xml;utf-8,x');
  expect(screen.getByText('ABC')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Six-digit code/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await findNotification('Two-step verification is on. Please add a second phone too.');
  expect(api.sent(`${FACTORS}/new/verify`)).toMatchObject([['POST', { code: '123456' }]]);
  expect(await screen.findByText('Authenticator app, added on Nov 20, 2026')).toBeInTheDocument();
  expect(screen.queryByText('ABC')).not.toBeInTheDocument();
  expect(screen.getByText(/^If you lose the phone, ask whoever runs/)).toBeVisible();
});

test('keeps picture and code when the first code is wrong', async () => {
  api.once(
    'POST',
    `${FACTORS}/new/verify`,
    refusal(422, 'Invalid TOTP code entered', 'mfa_verification_failed'),
  );
  await startAdding('000000');
  expect(await screen.findAllByText(/That code is wrong or no longer valid/)).toHaveLength(2);
  expect(screen.getByLabelText(/^Six-digit code/)).toHaveValue('000000');
  expect(screen.getByText('ABC')).toBeInTheDocument();
});

test('explains why a second factor could not be added', async () => {
  api.once('POST', FACTORS, offline);
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
  expect(await within(await section()).findByText('We couldn’t add the phone')).toBeInTheDocument();
});

test('removes a second factor only after a question', async () => {
  api.addFactor('f1', at);
  const user = await openAdmin('/admin/users');
  await user.click(await screen.findByRole('button', { name: /^Remove the authenticator app/ }));
  expect(api.sent(`${FACTORS}/f1`)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Remove the phone' }));
  await findNotification('Phone removed');
  expect(
    await screen.findByText('Your account doesn’t have two-step verification.'),
  ).toBeInTheDocument();
});

test('shows why the list could not be loaded and loads it again', async () => {
  api.once('GET', '/auth/v1/user', offline);
  const user = await openAdmin('/admin/users');
  await user.click(await within(await section()).findByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('Your account doesn’t have two-step verification.'),
  ).toBeInTheDocument();
});
