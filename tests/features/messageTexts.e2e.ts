import { expectAccessible } from '../support/accessible';
import { openMail } from '../support/keptMails';
import { notification } from '../support/notification';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'message texts', html: 'bare' });

test('staff change the subject of a confirmation in Spanish, read its preview, and get a test by mail', {
  tag: '@prove',
}, async ({ page, otherPage, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToSection(page, site, 'Dashboard', 'writer@example.com');
  await page.goto('/admin/settings?section=messages');
  await page.getByRole('textbox', { name: 'Spanish subject' }).fill('¡Nos vemos, {name}! {when}');
  const reading = '¡Nos vemos, Rosa Díaz! lunes, 4 de marzo de 2030, 10:00 a.m.';
  const preview = page.getByRole('region', { name: 'How the Spanish email reads' });
  await expect(preview.getByText(reading)).toBeVisible();
  await expectAccessible(page);
  // A test has the texts before they are saved.
  await page.getByRole('button', { name: 'Send a test in Spanish to writer@example.com' }).click();
  await expect(notification(page, /^The test is kept, because this is a trial/)).toBeVisible();
  await expect(page.getByRole('note')).toHaveText(/^This is a trial, so no messages are sent/);

  const mails = await otherPage();
  await openMail(mails, site.mailsAt, /^Prueba: ¡Nos vemos, Rosa Díaz! lunes, 4 de marzo/);
  await expect(mails.getByText('writer@example.com')).toBeVisible();
  const letter = mails.frameLocator('iframe');
  await expect(letter.getByText('Su cita está confirmada. ¡Nos vemos pronto!')).toBeVisible();
  await expect(letter.getByRole('link', { name: 'Cambiar o cancelar esta cita' })).toBeVisible();

  await page.getByRole('button', { name: 'Save text' }).click();
  await expect(page.getByRole('button', { name: 'Appointment confirmed (changed)' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore the built-in text' }).click();
  await page.getByRole('button', { name: 'Save text' }).click();
  await expect(
    page.getByRole('button', { name: 'Appointment confirmed', exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Spanish subject' })).toHaveValue(
    'Su cita: {when}',
  );
});

test('the shop gets its own mails in the language that staff choose', { tag: '@prove' }, async ({
  page,
  otherPage,
  site,
}) => {
  await signInToSection(page, site, 'Dashboard', 'spanish@example.com');
  await page.goto('/admin/settings?section=messages');
  await page.getByRole('button', { name: 'New message', exact: true }).click();
  await expect(page.getByText('Mensaje nuevo: Llantas usadas')).toBeVisible();
  await page.getByRole('combobox', { name: 'staff_language' }).selectOption('Spanish');
  await page.getByRole('button', { name: 'Save staff_language' }).click();
  await expect(notification(page, 'Setting updated successfully')).toBeVisible();
  await expectAccessible(page);

  await site.add('contact_messages', {
    ...{ name: 'Ann', email: 'ann@example.com', subject: 'A noise', message: 'It ticks.' },
  });
  const mails = await otherPage();
  await openMail(mails, site.mailsAt, /^Mensaje nuevo: A noise/);
  await expect(mails.frameLocator('iframe').getByText('It ticks.')).toBeVisible();
});
