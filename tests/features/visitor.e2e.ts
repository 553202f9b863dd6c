import { readFileSync } from 'node:fs';
import { customer, tile } from '../support/booking';
import { languageLink } from '../support/languageLink';
import { notification } from '../support/notification';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { expect, test } from '../support/test';

test.use({ shop: 'visitor' });

test('a Spanish-speaking visitor chooses a make, checks symptoms and books', async ({
  page,
  site,
}) => {
  const date = bookableDay(0);
  await page.clock.install();
  await page.goto('/');
  await languageLink(page, 'Español').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'Agendar para Toyota' }).click();
  await expect(page.getByRole('heading', { name: '¿Qué servicio necesita?' })).toBeVisible();
  // Before hydration, a press that is repeated counts once.
  for (const name of [
    '¿Qué día le conviene?',
    '¿A qué hora?',
    '¿Cómo nos comunicamos con usted?',
  ]) {
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Datos del vehículo' })).toHaveValue('Toyota');

  await page.getByRole('link', { name: /, inicio$/ }).click();
  await page.getByRole('checkbox', { name: /Los frenos rechinan/ }).check();
  await page.getByRole('button', { name: 'Ver el diagnóstico' }).click();
  await expect(
    page.getByRole('heading', { name: 'Se recomienda atención inmediata' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Agendar servicio' }).click();

  await tile(page, /^Servicio de frenos/).click();
  await tile(page, formatFullDay(date, 'es-US')).click();
  await tile(page, '9:00 a.m.').click();
  await expect(page.getByLabel('Notas adicionales')).toHaveValue(/frenos rechinan/);
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill(customer['Full name']);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(customer.Email);
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(customer.Phone);
  await page.getByRole('textbox', { name: 'Datos del vehículo' }).fill(customer['Vehicle details']);

  // From here on the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('button', { name: 'Agendar cita' }).click();
  const thanks = notification(page, 'Su cita está agendada. ¡Gracias!');
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await thanks.isVisible()).toBe(true);
  }).toPass();
  await page.clock.runFor(4500);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(600);
  await expect(thanks).toBeHidden();

  const [row] = await site.rows('bookings');
  expect(row).toMatchObject({
    ...{ language: 'es', status: 'confirmed', bay: 1, name: 'Ana López' },
    ...{ service: 'brake-service', requested_date: date, requested_slot: '09:00' },
  });
  const reference = String(row?.['reference']);
  const confirmation = page.getByRole('region', { name: 'Su cita está agendada' });
  await expect(confirmation).toContainText(reference);
  await expect(confirmation).toContainText('Servicio de frenos');
  await expect(page.getByRole('heading', { name: '¿Qué servicio necesita?' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /\.ics/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`appointment-${reference}.ics`);
  const calendar = readFileSync(await download.path(), 'utf8');
  const instant = (time: unknown) => `${String(time).replace(/[-:]|\.\d+|\+.*|Z/g, '')}Z`;
  expect(calendar).toContain(`DTSTART:${instant(row?.['starts_at'])}`);
  expect(calendar).toContain(`DTEND:${instant(row?.['ends_at'])}`);
  await expect(confirmation.getByRole('link', { name: /cancelar/ })).toHaveAttribute(
    'href',
    /\/es\/booking\/cancel#[0-9a-f]{32}$/,
  );
});

test('a visitor sends a message, and staff see it', async ({ page, site }) => {
  await page.goto('/es/contact');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('José Ramírez');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('jose@example.com');
  await page.getByRole('textbox', { name: 'Asunto' }).fill('Precio de llantas');
  await page
    .getByRole('textbox', { name: 'Mensaje' })
    .fill('¿Cuánto cuestan cuatro llantas 225/45R17?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  const thanks = notification(page, /^¡Gracias! Recibimos su mensaje/);
  await expect(thanks).toBeVisible();
  // Notifications are at the top right.
  const { x, y } = (await thanks.boundingBox()) ?? { x: 0, y: 1000 };
  expect(x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  expect(y).toBeLessThan(120);
  await expect(page.getByRole('textbox', { name: 'Asunto' })).toHaveValue('');
  expect(await site.rows('contact_messages', 'select=name,email,subject,message')).toEqual([
    {
      name: 'José Ramírez',
      email: 'jose@example.com',
      subject: 'Precio de llantas',
      message: '¿Cuánto cuestan cuatro llantas 225/45R17?',
    },
  ]);
});
