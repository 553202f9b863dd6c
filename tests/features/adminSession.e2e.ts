import type { Page, Request } from '@playwright/test';
import { openSection, PASSWORD, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({
  shop: 'admin session',
  // A call that begins just when time jumps may seem to take too long, and what is read while a session ends is refused.
  expectedErrors: [
    /status of (400|401|503)|signal timed out|DataError: (JWT expired|permission denied)/,
  ],
});

/** Sets in how many seconds the stored session's token ends. */
const endTokenIn = (page: Page, seconds: number) =>
  page.evaluate((left) => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('-auth-token'));
    if (!key) throw new Error('no session is stored');
    const session = JSON.parse(localStorage.getItem(key) ?? '') as object;
    const expires_at = Math.round(Date.now() / 1000) + left;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at }));
  }, seconds);

/** Another tab covers this one, or it comes back: a headless browser shows all its tabs. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

/** Records the requests of a page to the server. */
function callsOf(page: Page) {
  const open = new Set<Request>();
  /** Statuses of the answers to each attempt to renew the token. */
  const renewals: number[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('response', (response) => {
    if (response.url().includes('grant_type=refresh_token')) renewals.push(response.status());
  });
  /** Advances the clock while no request is pending: one would seem to take as long. */
  const passTime = async (milliseconds: number) => {
    await expect.poll(() => open.size).toBe(0);
    await page.clock.fastForward(milliseconds);
  };
  return { renewals, passTime };
}

/** The session can still read data that only staff may read. */
async function expectSignedIn(page: Page) {
  await openSection(page, 'Users');
  await expect(page.getByRole('switch').first()).toBeVisible();
}

const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Login' });

test('a session is renewed before it expires, also after one failed attempt', {
  tag: '@prove',
}, async ({ page, site }) => {
  await page.clock.install();
  const { renewals, passTime } = callsOf(page);
  await signInToSection(page, site, 'Dashboard', 'long@example.com');
  await endTokenIn(page, 3600);
  await passTime(31_000);
  // No other request is pending: the session is renewed by the timer of 30 seconds.
  await endTokenIn(page, 115);
  await passTime(31_000);
  await expect.poll(() => renewals).toEqual([200]);
  await expectSignedIn(page);

  await page.route(
    '**/token?grant_type=refresh_token',
    (route) => route.fulfill({ status: 503, json: {} }),
    { times: 1 },
  );
  await endTokenIn(page, 115);
  await passTime(31_000);
  await expect.poll(() => renewals).toEqual([200, 503, 200]);
  await openSection(page, 'Dashboard');
  await expectSignedIn(page);

  // The API’s clock may be ahead.
  await page.route(
    /\/rest\/v1\/bookings\?select=id%2Creference%2Cstatus/,
    (route) => route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
    { times: 1 },
  );
  await openSection(page, 'Bookings');
  const notice = page.getByText(/^Your session has ended, and nothing was saved/);
  await expect(notice).toBeVisible();
  await expect.poll(() => renewals).toEqual([200, 503, 200, 200]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expectSignedIn(page);
});

for (const [name, hours] of [
  ['an hour ahead', 1],
  ['an hour behind', -1],
  ['two days ahead', 48],
] as const) {
  test(`a computer whose clock is ${name} signs in, and sends no more requests than others`, {
    tag: '@prove',
  }, async ({ page, site }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const { renewals } = callsOf(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/(auth|rest)\/v1\//.test(request.url())) requests.push(request.url());
    });
    await signInToSection(page, site, 'Dashboard', `clock${hours}@example.com`);
    await expectSignedIn(page);
    await page.reload();
    await expect(page.getByRole('switch').first()).toBeVisible();
    await page.waitForTimeout(3000);
    expect(renewals).toEqual([]);
    expect(requests.length).toBeLessThan(40);
  });
}

test('a tab that becomes visible again renews its session and checks its rights', {
  tag: '@prove',
}, async ({ page, site }) => {
  await page.clock.install();
  const { renewals, passTime } = callsOf(page);
  await signInToSection(page, site, 'Dashboard', 'hidden@example.com');
  // Its requests have been sent: one that begins later would renew the session.
  await expect(page.getByRole('term').filter({ hasText: 'Unread messages' })).toBeVisible();
  await setVisibility(page, 'hidden');
  await endTokenIn(page, 60);
  await passTime(120_000);
  expect(renewals).toEqual([]);
  await setVisibility(page, 'visible');
  await expect.poll(() => renewals).toEqual([200]);
  await expectSignedIn(page);

  // The same check detects rights that were revoked in the meantime.
  await setVisibility(page, 'hidden');
  const [user] = await site.rows('user_profiles', 'email=eq.hidden@example.com');
  await site.makeAdmin('remaining@example.com', PASSWORD);
  const route = `/rest/v1/admins?user_id=eq.${String(user?.['id'])}`;
  expect((await site.api(route, { as: 'service', method: 'DELETE' })).ok).toBe(true);
  await setVisibility(page, 'visible');
  await expect(login(page)).toBeVisible();
  await expect(page.getByText('You are signed in as hidden@example.com')).toBeVisible();
});

test('a session that ended in another tab or on the server ends in this tab', {
  tag: '@prove',
}, async ({ page, site }) => {
  const { renewals } = callsOf(page);
  await signInToSection(page, site, 'Products', 'ended@example.com');
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('-auth-token')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '') as { access_token: string }).access_token;
  });
  await setVisibility(page, 'hidden');
  expect((await site.api('/auth/v1/logout?scope=global', { as: { token } })).ok).toBe(true);
  await endTokenIn(page, -1);
  await setVisibility(page, 'visible');
  await expect(login(page)).toBeVisible();
  expect([...new Set(renewals)]).toEqual([400]);
  await expect(page.getByText('You are signed in as')).toBeHidden();

  // Another tab of the same browser signs out.
  await page.getByRole('textbox', { name: 'Email address' }).fill('ended@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  // What is still being read when the session ends is refused.
  await page.waitForLoadState('networkidle');
  const other = await page.context().newPage();
  await other.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(login(other)).toBeVisible();
  await expect(login(page)).toBeVisible();

  // The link for a new password may have expired.
  const late = await page.context().newPage();
  await late.goto('/admin/login#error=access_denied&error_code=otp_expired&error_description=x+y');
  await expect(late.getByRole('alert')).toContainText('That link has expired');
});
