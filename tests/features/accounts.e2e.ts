import type { Page } from '@playwright/test';
import { notification } from '../support/notification';
import type { RunningSite } from '../support/runningSite';
import { openSection, PASSWORD, signIn, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

// The service and the database refuse a session that has ended.
test.use({ shop: 'accounts', expectedErrors: [/403 \(Forbidden\)|DataError: not_admin/] });
test.describe.configure({ mode: 'serial' });

const OTHER = 'another good password';

/** Opens the newest mail to an address, and returns the path of its link to the login page. */
async function linkInMail(page: Page, site: RunningSite, email: string): Promise<string> {
  await expect(async () => {
    await page.goto(site.mailsAt);
    await page
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('link')
      .first()
      .click({ timeout: 1000 });
  }).toPass();
  const link = page.locator('pre a[href*="/admin/login#"]');
  const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + hash;
}

test('a forgotten password: from the link in the mail to signed in, in Spanish', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const other = await otherPage();
  await signInToSection(other, site, 'Users', 'owner@example.com');
  await page.goto('/es/admin/login');
  await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('owner@example.com');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText(/^Si owner@example.com tiene una cuenta aquí/)).toBeVisible();

  const link = await linkInMail(page, site, 'owner@example.com');
  await expect(page.getByRole('heading', { name: 'Elija una contraseña nueva' })).toBeVisible();
  expect(link).toMatch(/^\/es\/admin\/login#recovery=/);
  await page.goto(link);
  await page.getByRole('checkbox', { name: 'Yo pedí este enlace' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(OTHER);
  await page.getByRole('button', { name: 'Guardar la contraseña nueva' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  // The new password has ended the other session.
  await other.reload();
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(other.getByText('You are signed in as')).toBeHidden();
  await signIn(other, 'owner@example.com', OTHER);
  await expect(other.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test.describe('a link that was used', () => {
  test.use({ expectedErrors: [/40[13] \((Forbidden|Unauthorized)\)/] });

  test('does not work again', { tag: '@prove' }, async ({ page, site }) => {
    const link = await linkInMail(page, site, 'owner@example.com');
    await page.goto(link);
    await page.getByRole('checkbox', { name: 'Yo pedí este enlace' }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('Ese enlace venció o ya se usó. Pida uno nuevo.')).toBeVisible();
  });
});

test('an invited colleague creates an account with the link of the mail, and is administrator', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  await signIn(page, 'owner@example.com', OTHER);
  await openSection(page, 'Users');
  await page.getByRole('button', { name: 'Invite a coworker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a coworker' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('ana@example.com');
  await dialog.getByRole('textbox', { name: 'Your own password' }).fill(OTHER);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(notification(page, 'ana@example.com is invited')).toBeVisible();

  const other = await otherPage();
  await other.goto(await linkInMail(other, site, 'ana@example.com'));
  await expect(other.getByText(/^You’ve been invited/)).toBeVisible();
  await other.getByRole('textbox', { name: 'Email address' }).fill('ana@example.com');
  await other.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await other.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign Up' }).click();
  await expect(other.getByText('Welcome, ana@example.com')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('switch', { name: /ana@example.com/ })).toBeChecked();
  await expect(page.getByText(/^ana@example.com, until/)).toBeHidden();
});

test('the link of a withdrawn invitation says so before anything is typed, in Spanish', {
  tag: '@prove',
}, async ({ page, site }) => {
  await site.makeAdmin('inviter@example.com', PASSWORD);
  await signIn(page, 'inviter@example.com');
  await openSection(page, 'Users');
  await page.getByRole('button', { name: 'Invite a coworker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a coworker' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('bea@example.com');
  await dialog.getByRole('textbox', { name: 'Your own password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  const link = page.getByText(/#invitation=/);
  const { hash } = new URL((await link.textContent()) ?? '');
  await page.getByRole('button', { name: 'Withdraw the invitation for bea@example.com' }).click();
  await expect(page.getByText(/^bea@example.com, until/)).toBeHidden();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.goto(`/es/admin/login${hash}`);
  await expect(page.getByText('Esta invitación se retiró. Pida una nueva.')).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
  await page.getByRole('button', { name: 'Volver a iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Acceso de administración' })).toBeVisible();
});

test('pages of visitors keep no token in their address', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/#access_token=a.b.c&expires_in=3600&refresh_token=r&type=signup');
  await expect(page).toHaveURL('/');
  await page.goto('/es/contact#sb=&access_token=a.b.c&refresh_token=r');
  await expect(page).toHaveURL('/es/contact');
});

test('another e-mail address takes effect with the link, and signing out everywhere ends each session', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const other = await otherPage();
  await signIn(other, 'ana@example.com');
  await expect(other.getByText('Welcome, ana@example.com')).toBeVisible();
  await signIn(page, 'ana@example.com');
  await openSection(page, 'Users');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email address' });
  await dialog.getByRole('textbox', { name: 'New email address' }).fill('anna@example.com');
  await dialog.getByRole('textbox', { name: 'Your own password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(notification(page, /is on its way to anna@example.com/)).toBeVisible();

  const reader = await otherPage();
  // In the browser that is signed in.
  await page.goto(await linkInMail(reader, site, 'anna@example.com'));
  await page.getByRole('checkbox', { name: 'I asked for this link' }).check();
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Welcome, anna@example.com')).toBeVisible();

  await openSection(page, 'Users');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out on all devices?' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  for (const each of [page, other]) {
    await each.goto('/admin/users');
    await expect(each.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  }
});

test('who changes the own password stays signed in on this device, and on no other', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const changed = 'a changed password';
  const email = 'changes@example.com';
  const other = await otherPage();
  await signInToSection(other, site, 'Users', email);
  await signIn(page, email, PASSWORD);
  await openSection(page, 'Users');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByRole('textbox', { name: 'New password' }).fill(changed);
  await dialog.getByRole('textbox', { name: 'Your own password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save the new password' }).click();
  await expect(notification(page, 'Your password has been changed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: email })).toBeChecked();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await signIn(other, email, changed);
});
