import { cleanup, screen } from '@testing-library/react';
import { fakeApi, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { recordedAnswer } from '../../testSupport/recordedAnswer';

const [VERIFY, SIGN_UP] = ['/auth/v1/verify', '/auth/v1/signup'];
const EMAIL = 'boss@example.com';
const api = fakeApi({ isSignedIn: false });

const secret = '0123456789abcdef0123456789abcdef';
const expired = recordedAnswer('recovery link by token hash, used');

async function openLink(kind: string, button: string) {
  const user = await openAdmin(`/admin/login#${kind}=${secret}`);
  await user.click(await screen.findByRole('checkbox', { name: 'I asked for this link' }));
  await user.click(screen.getByRole('button', { name: button }));
  return user;
}

// The first test: the client of the service reads the address once.
test('the service’s own link of a change of address says what it has done', async () => {
  await openAdmin(`/admin/login${api.linkFragment('email_change')}`);
  expect(await findNotification('Your email address has been changed')).toBeVisible();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('an address with an invented session says nothing', async () => {
  await api.signIn();
  await openAdmin('/admin/login#access_token=x.y.z&refresh_token=r&type=email_change');
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  expect(screen.queryByText('Your email address has been changed')).not.toBeInTheDocument();
});

test('a link for a forgotten password is used up by a press with the box checked, and an expired one says so', async () => {
  const user = await openAdmin(`/admin/login#recovery=${secret}`);
  const next = await screen.findByRole('button', { name: 'Continue' });
  // As a program that checks the links of mails does.
  await user.click(next);
  expect(await screen.findByText(/^Please check this box/)).toBeVisible();
  expect(api.sent(VERIFY)).toEqual([]);
  api.once('POST', VERIFY, expired);
  await user.click(screen.getByRole('checkbox', { name: 'I asked for this link' }));
  await user.click(next);
  expect(await screen.findByText(/^That link has expired or was already used/)).toBeVisible();
  await user.click(next);
  expect(await screen.findByRole('button', { name: 'Save the new password' })).toBeVisible();
  expect(api.sent(VERIFY).at(-1)).toMatchObject(['POST', { type: 'recovery', token_hash: secret }]);
});

const refused = recordedAnswer('sign-up with the secret of an unknown invitation');

/** No other secret is that of an invitation. */
const invitationIs = (state: string | null) =>
  api.define('invitation_state', ({ p_token }) => (p_token === secret ? state : null));

async function fillInSignUp(user: Awaited<ReturnType<typeof openAdmin>>) {
  await user.type(screen.getByLabelText(/^Email address/), EMAIL);
  await user.type(screen.getByLabelText(/^Password/), 'secret1');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('an invited colleague signs up with the secret of the link', async () => {
  invitationIs('open');
  const user = await openAdmin(`/admin/login#invitation=${secret}`);
  expect(await screen.findByText(/^You’ve been invited/)).toBeVisible();
  api.once('POST', SIGN_UP, refused);
  await fillInSignUp(user);
  expect(await findNotification(/^This invitation is for another email address/)).toBeVisible();
  api.once('POST', SIGN_UP, refused);
  invitationIs('withdrawn');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await findNotification(/^This invitation was withdrawn/)).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret1');
  // The link of the confirmation leads to the login page.
  api.once('POST', /signup\?redirect_to=http:\/\/localhost\/admin\/login$/, (proceed) => proceed());
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  expect(api.sent(SIGN_UP).at(-1)).toMatchObject([
    'POST',
    { email: EMAIL, password: 'secret1', data: { invitation: secret } },
  ]);
});

test.each([
  ['used', /has already been used/, /ya se usó/],
  ['expired', /has expired/, /venció/],
  ['withdrawn', /was withdrawn/, /se retiró/],
  ['replaced', /a newer invitation/, /más reciente/],
  ['inviter', /no longer an administrator/, /ya no es administrador/],
  [null, /doesn’t exist/, /no existe/],
])('says before anything is typed that the state of an invitation is %s', async (state, en, es) => {
  invitationIs(state);
  const user = await openAdmin(`/admin/login#invitation=${secret}`);
  expect(await screen.findByText(en)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText(es)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volver a iniciar sesión' }));
  expect(await screen.findByRole('heading', { name: 'Acceso de administración' })).toBeVisible();
});

test('shows why an invitation could not be checked, and checks it again', async () => {
  invitationIs('open');
  api.once('POST', 'rpc/invitation_state', refusal(429, 'rate_limited'));
  const user = await openAdmin(`/admin/login#invitation=${secret}`);
  expect(await screen.findByText('We couldn’t check your invitation')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^You’ve been invited/)).toBeVisible();
});

test.each([
  [
    'sign-up of a new address, "Confirm email" on: no session',
    /^We sent an email to boss@example.com. Open the link in it to confirm/,
  ],
  [
    'sign-up of an address that has a confirmed account',
    /^We didn’t send an email: this address may already have/,
  ],
])('an invited colleague reads which mail to open, if any (%s)', async (name, sentence) => {
  invitationIs('open');
  api.once('POST', SIGN_UP, recordedAnswer(name));
  const user = await openAdmin(`/admin/login#invitation=${secret}`);
  await screen.findByText(/^You’ve been invited/);
  await fillInSignUp(user);
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.queryByText(/becomes the administrator/)).not.toBeInTheDocument();
});

test('a link of a sign-up confirms the address, and a used one says that it may be confirmed', async () => {
  api.once('POST', VERIFY, expired);
  const user = await openLink('confirm', 'Confirm the address');
  expect(
    await screen.findByText(/Your address may already be confirmed: try signing in/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
  expect(await findNotification('Your email address is confirmed')).toBeVisible();
  expect(api.sent(VERIFY).at(-1)).toMatchObject(['POST', { type: 'signup', token_hash: secret }]);
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('the first of two links that change an address says that nothing is changed yet', async () => {
  await api.signIn();
  const first = 'first of the two links of a change of address ("Secure email change" on)';
  api.once('POST', VERIFY, recordedAnswer(first));
  const user = await openLink('email', 'Confirm the address');
  expect(await screen.findByText('Your email address hasn’t changed yet')).toBeVisible();
  expect(api.sent(VERIFY)).toMatchObject([['POST', { type: 'email_change', token_hash: secret }]]);
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

test('another message in the address changes nothing', async () => {
  await openAdmin('/admin/login#message=Buy+now');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText(/hasn’t changed yet/)).not.toBeInTheDocument();
});

test('a link is shown instead of the unfinished password form of another account', async () => {
  await openLink('recovery', 'Continue');
  expect(await screen.findByRole('button', { name: 'Save the new password' })).toBeVisible();
  cleanup();
  await openAdmin(`/admin/login#recovery=${secret}`);
  expect(await screen.findByRole('checkbox', { name: 'I asked for this link' })).toBeVisible();
});
