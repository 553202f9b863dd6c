import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, offline, refusal, unanswered } from '../../testSupport/fakeApi';
import { findNotification, notificationRemoved, openAdmin } from '../../testSupport/openAdmin';
import { recordedAnswer } from '../../testSupport/recordedAnswer';

const [SIGN_IN, SIGN_UP] = ['/auth/v1/token', '/auth/v1/signup'];
const [RESEND, ADMINS] = ['/auth/v1/resend', 'admins'];
const EMAIL = 'boss@example.com';
const api = fakeApi({ isSignedIn: false });

const address = () => screen.getByLabelText('address').textContent;
const RESTRICTED = 'Admin creation restricted. Please contact the system administrator.';

async function signIn(password = 'secret1', from = '/admin/login') {
  const user = await openAdmin(from);
  await user.type(await screen.findByLabelText(/^Email address/), EMAIL);
  if (password) await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return user;
}

async function signUp(password = 'secret1', confirm = password) {
  const user = await openAdmin('/admin/login');
  await user.click(await screen.findByRole('button', { name: /Need an admin account/ }));
  await user.type(screen.getByLabelText(/^Email address/), EMAIL);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.type(screen.getByLabelText(/^Confirm password/), confirm);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return user;
}

/** The rights of an account other than the one that signs in. */
const OTHER_ADMIN = { user_id: 'u9' };

// The first test: the client of the service reads the address once.
test('the service’s own link of a sign-up says that the address is confirmed', async () => {
  await openAdmin(`/admin/login${api.linkFragment('signup')}`);
  expect(await findNotification('Your email address is confirmed')).toBeVisible();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a sign-in shows a notification and opens the dashboard', async () => {
  await signIn();
  expect(await screen.findByText('Successfully logged in')).toBeInTheDocument();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('a sign-in opens the section that was requested before', async () => {
  await signIn('secret1', '/admin/nonsense?q=1');
  expect(await screen.findByText('We couldn’t find that admin page')).toBeInTheDocument();
  expect(address()).toBe('/admin/nonsense?q=1');
});

test('the button shows that the sign-in is being processed', async () => {
  api.once('POST', SIGN_IN, unanswered);
  await signIn();
  expect(await screen.findByRole('button', { name: /Processing/ })).toBeInTheDocument();
});

test('two submits sign in once', async () => {
  api.once('POST', SIGN_IN, unanswered);
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), EMAIL);
  await user.type(screen.getByLabelText(/^Password/), 'secret1');
  const form = screen.getByRole('form', { name: 'Admin Login' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('button', { name: /Processing/ });
  expect(api.sent(SIGN_IN)).toHaveLength(1);
});

const refused = recordedAnswer(
  'sign-up of a stranger once an administrator exists: refused by the trigger',
);
const wrongPassword = recordedAnswer('password sign-in, wrong password');

test('shows the service’s message and keeps the values when the sign-in is refused', async () => {
  api.once('POST', SIGN_IN, wrongPassword);
  await signIn();
  expect(await screen.findAllByText('Invalid login credentials')).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Email address/)).toHaveValue(EMAIL);
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret1');
});

test('an answer of the service that is not known reads as unknown', async () => {
  api.once('POST', SIGN_IN, refusal(500, 'Database is on holiday', 'unexpected_failure'));
  await signIn();
  expect(await screen.findAllByText('Failed to log in')).not.toHaveLength(0);
  expect(screen.queryByText(/holiday/)).not.toBeInTheDocument();
});

test('shows “Failed to log in” when the service sends no message', async () => {
  api.once('POST', SIGN_IN, offline);
  await signIn();
  expect(await screen.findAllByText('Failed to log in')).not.toHaveLength(0);
});

test('a successful sign-in removes the notification of the failed one', async () => {
  api.once('POST', SIGN_IN, offline);
  const user = await signIn();
  await findNotification('Failed to log in');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await findNotification('Successfully logged in');
  await notificationRemoved('Failed to log in');
});

test('requires an e-mail address and a password of six characters', async () => {
  const user = await signIn('12345');
  expect(
    await screen.findByText('Password must be at least 6 characters long'),
  ).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Email address/));
  await user.clear(screen.getByLabelText(/^Password/));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(2);
  expect(api.sent(SIGN_IN)).toEqual([]);
});

test('the first sign-up makes the account an administrator and signs it in', async () => {
  api.store(ADMINS, []);
  await signUp();
  expect(await screen.findByText('Admin account created successfully')).toBeInTheDocument();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  expect(api.sent(SIGN_UP)).toMatchObject([['POST', { email: EMAIL, password: 'secret1' }]]);
  expect(api.sent(ADMINS)).toEqual([['POST', { user_id: 'u1' }]]);
});

test('the form for a sign-up has e-mail, password and its confirmation, with the hint', async () => {
  const user = await openAdmin('/admin/login');
  await user.click(await screen.findByRole('button', { name: /Need an admin account/ }));
  expect(screen.getByLabelText(/^Email address/)).toBeRequired();
  expect(screen.getByLabelText(/^Confirm password/)).toBeRequired();
  const password = screen.getByLabelText(/^Password/);
  expect(password).toBeRequired();
  expect(password).toHaveAccessibleDescription(/^Password must be at least 6 characters long/);
});

test('shows that the passwords do not match', async () => {
  await signUp('secret1', 'secret2');
  expect(await screen.findAllByText('Passwords do not match')).toHaveLength(2);
  expect(api.sent(SIGN_UP)).toEqual([]);
});

test('creates no account when there is an administrator already', async () => {
  await signUp();
  expect(await screen.findAllByText(RESTRICTED)).not.toHaveLength(0);
  expect(api.sent(SIGN_UP)).toEqual([]);
});

test('signs the account out when another one became the first administrator', async () => {
  api.store(ADMINS, []);
  api.once('POST', ADMINS, () => {
    api.store(ADMINS, [OTHER_ADMIN]);
    return refusal(403, 'admin_exists')();
  });
  await signUp();
  expect(await screen.findAllByText(RESTRICTED)).not.toHaveLength(0);
  expect(api.sent('/auth/v1/logout')).toHaveLength(1);
  expect(screen.queryByText(/You are signed in/)).not.toBeInTheDocument();
});

test('translates a refusal when the language changes', async () => {
  const user = await signUp();
  await screen.findAllByText(RESTRICTED);
  await user.click(screen.getByRole('button', { name: 'Español' }));
  const form = await screen.findByRole('form', { name: 'Crear cuenta de administrador' });
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^La creación de admin/);
});

test.each([
  ['#error=access_denied&error_code=otp_expired&error_description=Buy+now', /has expired/],
  ['#error=server_error&error_description=Buy+now', /didn’t work/],
])('explains a failed link (%s) without the texts of its address', async (hash, text) => {
  await openAdmin(`/admin/login${hash}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText(/Buy now/)).not.toBeInTheDocument();
});

test('shows “Failed to create admin account” when the service sends no message', async () => {
  api.once('HEAD', ADMINS, offline);
  await signUp();
  expect(await screen.findAllByText('Failed to create admin account')).not.toHaveLength(0);
});

test('explains that the e-mail address has to be confirmed first', async () => {
  api.store(ADMINS, []);
  const unconfirmed = 'sign-up of a new address, "Confirm email" on: no session';
  api.once('POST', SIGN_UP, recordedAnswer(unconfirmed));
  await signUp();
  expect(await screen.findByText(/We sent an email to boss@example.com/)).toBeInTheDocument();
  expect(api.sent(ADMINS)).toEqual([]);
});

test('the first sign-in after the confirmation claims the administrator rights', async () => {
  api.store(ADMINS, []);
  await signIn();
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
  expect(api.sent(ADMINS)).toEqual([['POST', { user_id: 'u1' }]]);
});

test('a later account does not become administrator by signing in', async () => {
  api.store(ADMINS, [OTHER_ADMIN]);
  await signIn();
  expect(await screen.findByText('You are signed in as boss@example.com')).toBeInTheDocument();
  expect(api.sent(ADMINS)).toEqual([]);
});

test('keeps the typed e-mail address when the form is switched', async () => {
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), 'a@b.example');
  await user.click(screen.getByRole('button', { name: /Need an admin account/ }));
  expect(screen.getByLabelText(/^Email address/)).toHaveValue('a@b.example');
});

/** A request for a mail whose link leads to the login page. */
const withLinkTo = (path: string) =>
  new RegExp(`^/auth/v1/${path}\\?redirect_to=http://localhost/admin/login$`);

test('sends a link for a forgotten password, in the language of the page', async () => {
  const user = await openAdmin('/admin/login');
  await user.type(await screen.findByLabelText(/^Email address/), EMAIL);
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  api.once('POST', withLinkTo('recover'), recordedAnswer('recovery mail'));
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If boss@example.com has an account here/)).toBeVisible();
  expect(api.sent('/auth/v1/recover')).toMatchObject([['POST', { email: EMAIL }]]);
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('an account whose address is not confirmed asks for the mail again, once a press', async () => {
  api.once('POST', SIGN_IN, recordedAnswer('password sign-in before the address is confirmed'));
  const user = await signIn();
  const again = await screen.findByRole('button', { name: 'Send the email again' });
  const soon = 'For security purposes, you can only request this after 30 seconds.';
  api.once('POST', RESEND, refusal(429, soon, 'over_email_send_rate_limit'));
  await user.click(again);
  expect(await screen.findByText(/^We just sent an email. Wait 30 seconds/)).toBeVisible();
  // A later edit of the field is about another account.
  await user.type(screen.getByLabelText(/^Email address/), 'x');
  api.once('POST', withLinkTo('resend'), (proceed) => proceed());
  fireEvent.click(again);
  fireEvent.click(again);
  expect(await screen.findByText(/^If boss@example.com hasn’t been confirmed yet/)).toBeVisible();
  expect(screen.queryByText(/^We just sent an email/)).not.toBeInTheDocument();
  const resent = ['POST', expect.objectContaining({ type: 'signup', email: EMAIL })];
  expect(api.sent(RESEND)).toEqual([resent, resent]);
});

test('other refusals of a sign-in offer no mail', async () => {
  api.once('POST', SIGN_IN, wrongPassword);
  await signIn();
  expect(await screen.findAllByText('Invalid login credentials')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
});

test('a sign-up that the database refuses asks whether there is an administrator', async () => {
  api.store(ADMINS, []);
  api.once('POST', SIGN_UP, () => {
    api.store(ADMINS, [OTHER_ADMIN]);
    return refused();
  });
  await signUp();
  expect(await screen.findAllByText(RESTRICTED)).not.toHaveLength(0);
});
