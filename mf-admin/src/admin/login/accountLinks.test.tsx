import * as staff from '@shop/shared-data/staff';
import { screen } from '@testing-library/react';
import {
  administrator,
  dataError,
  emitSessionEvent,
  mockEachTest,
  mockSession,
} from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest({ isSignedIn: false });

const secret = '0123456789abcdef0123456789abcdef';
const page = 'http://localhost/admin/login';

test('a link for a forgotten password is used up by a press with the box checked, and an expired one says so', async () => {
  const user = await openAdmin(`/admin/login#recovery=${secret}`);
  const next = await screen.findByRole('button', { name: 'Continue' });
  // As a program that checks the links of mails does.
  await user.click(next);
  expect(await screen.findByText(/^Please check this box/)).toBeVisible();
  expect(calls.openAccountLink).not.toHaveBeenCalled();
  calls.openAccountLink.mockRejectedValueOnce(dataError('forbidden', 'otp_expired'));
  await user.click(screen.getByRole('checkbox', { name: 'I asked for this link' }));
  await user.click(next);
  expect(await screen.findByText(/^That link has expired or was already used/)).toBeVisible();
  calls.openAccountLink.mockImplementation(async () => {
    mockSession();
    emitSessionEvent('PASSWORD_RECOVERY', administrator);
    return 'done';
  });
  await user.click(next);
  expect(await screen.findByRole('button', { name: 'Save the new password' })).toBeVisible();
  expect(calls.openAccountLink).toHaveBeenLastCalledWith('recovery', secret);
});

const refused = () =>
  dataError('unexpected', 'unexpected_failure', 'Database error saving new user');

async function fillInSignUp(user: Awaited<ReturnType<typeof openAdmin>>) {
  await user.type(screen.getByLabelText(/^Email address/), administrator.email);
  await user.type(screen.getByLabelText(/^Password/), 'secret1');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('an invited colleague signs up with the secret of the link', async () => {
  calls.signUp.mockImplementation(async () => {
    mockSession();
    return administrator;
  });
  const user = await openAdmin(`/admin/login#invitation=${secret}`);
  expect(await screen.findByText(/^You’ve been invited/)).toBeVisible();
  calls.signUp.mockRejectedValueOnce(refused());
  await fillInSignUp(user);
  expect(await findNotification(/^This invitation is for another email address/)).toBeVisible();
  calls.signUp.mockRejectedValueOnce(refused());
  calls.readInvitation.mockResolvedValueOnce('withdrawn');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await findNotification(/^This invitation was withdrawn/)).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret1');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  const credentials = { email: administrator.email, password: 'secret1' };
  expect(calls.signUp).toHaveBeenLastCalledWith(credentials, { page, invitation: secret });
});

test.each([
  ['used', /has already been used/, /ya se usó/],
  ['expired', /has expired/, /venció/],
  ['withdrawn', /was withdrawn/, /se retiró/],
  ['replaced', /a newer invitation/, /más reciente/],
  ['inviter', /no longer an administrator/, /ya no es administrador/],
  ['unknown', /doesn’t exist/, /no existe/],
] as const)('says before anything is typed that an invitation is %s', async (state, en, es) => {
  calls.readInvitation.mockResolvedValue(state);
  const user = await openAdmin(`/admin/login#invitation=${secret}`);
  expect(await screen.findByText(en)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText(es)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volver a iniciar sesión' }));
  expect(await screen.findByRole('heading', { name: 'Acceso de administración' })).toBeVisible();
});

test('shows why an invitation could not be checked, and checks it again', async () => {
  calls.readInvitation.mockRejectedValueOnce(dataError('rateLimited'));
  const user = await openAdmin(`/admin/login#invitation=${secret}`);
  expect(await screen.findByText('We couldn’t check your invitation')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^You’ve been invited/)).toBeVisible();
});

test.each([
  [null, /^We sent an email to boss@example.com. Open the link in it to confirm/],
  [
    dataError('invalid', 'account_may_exist'),
    /^We didn’t send an email: this address may already have/,
  ],
])('an invited colleague reads which mail to open, if any (%s)', async (result, sentence) => {
  calls.signUp.mockImplementation(async () => {
    if (result) throw result;
    return result;
  });
  const user = await openAdmin(`/admin/login#invitation=${secret}`);
  await screen.findByText(/^You’ve been invited/);
  await fillInSignUp(user);
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.queryByText(/becomes the administrator/)).not.toBeInTheDocument();
});

async function openLink(kind: string, button: string) {
  const user = await openAdmin(`/admin/login#${kind}=${secret}`);
  await user.click(await screen.findByRole('checkbox', { name: 'I asked for this link' }));
  await user.click(screen.getByRole('button', { name: button }));
  return user;
}

test('a link of a sign-up confirms the address, and a used one says that it may be confirmed', async () => {
  calls.openAccountLink.mockRejectedValueOnce(dataError('forbidden', 'otp_expired'));
  const user = await openLink('confirm', 'Confirm the address');
  expect(
    await screen.findByText(/Your address may already be confirmed: try signing in/),
  ).toBeVisible();
  calls.openAccountLink.mockImplementation(async () => {
    mockSession();
    return 'done';
  });
  await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
  expect(await findNotification('Your email address is confirmed')).toBeVisible();
  expect(calls.openAccountLink).toHaveBeenLastCalledWith('signup', secret);
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('the first of two links that change an address says that nothing is changed yet', async () => {
  mockSession();
  calls.openAccountLink.mockResolvedValue('half');
  const user = await openLink('email', 'Confirm the address');
  expect(await screen.findByText('Your email address hasn’t changed yet')).toBeVisible();
  expect(screen.queryByText('Your email address has been changed')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('so does the link of the service itself, without the text of its address', async () => {
  const user = await openAdmin('/admin/login#message=Confirmation+link+accepted.+Buy+now&sb=');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText('Su correo electrónico aún no se ha cambiado')).toBeVisible();
  expect(screen.queryByText(/Buy now/)).not.toBeInTheDocument();
});

test.each([
  ['email_change', 'Your email address has been changed'],
  ['signup', 'Your email address is confirmed'],
])(
  'the service’s own link that ends with a session says what it has done (%s)',
  async (type, text) => {
    mockSession();
    calls.isStoredToken.mockImplementation(async (token) => token === 'a.b.c');
    await openAdmin(`/admin/login#access_token=a.b.c&refresh_token=r&type=${type}`);
    expect(await findNotification(text)).toBeVisible();
    expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  },
);

test('an address with an invented session says nothing', async () => {
  mockSession();
  calls.isStoredToken.mockResolvedValue(false);
  await openAdmin('/admin/login#access_token=x.y.z&refresh_token=r&type=email_change');
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  expect(calls.isStoredToken).toHaveBeenCalledWith('x.y.z');
  expect(screen.queryByText('Your email address has been changed')).not.toBeInTheDocument();
});

test('another message in the address changes nothing', async () => {
  await openAdmin('/admin/login#message=Buy+now');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText(/hasn’t changed yet/)).not.toBeInTheDocument();
});

test('a link is shown instead of the unfinished password form of another account', async () => {
  mockSession();
  localStorage.setItem('admin-recovering', administrator.id);
  await openAdmin(`/admin/login#recovery=${secret}`);
  expect(await screen.findByRole('checkbox', { name: 'I asked for this link' })).toBeVisible();
});
