import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessible';
import { bookableDay } from '../support/shopDays';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({
  shop: 'broken lift',
  html: 'bare',
  // The tablet of the desk.
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
  expectedErrors: [/409 \(Conflict\)/],
});

const DAY = bookableDay(0);

test('a lift breaks: who is in the bay moves with one press, in Spanish on a tablet, and back', {
  tag: '@prove',
}, async ({ page, site }) => {
  const staff = await site.makeAdmin('lift@example.com', PASSWORD);
  for (const [p_name, p_slot, p_bay] of [
    ['Ana', '13:00', 1],
    ['Beto', '15:00', 1],
    ['Cid', '15:15', 2],
  ] as const) {
    const response = await site.api('/rest/v1/rpc/book_for_caller', {
      as: staff,
      body: {
        ...{ p_key: randomUUID(), p_name, p_phone: '7705550142', p_service: 'oil-change' },
        ...{ p_date: DAY, p_slot, p_bay, p_minutes: 45, p_language: 'es' },
      },
    });
    expect(response.status).toBe(200);
  }
  const places = async () => {
    const rows = await site.rows('bookings', 'order=name');
    return rows.map(({ name, requested_slot, bay }) => `${name} ${requested_slot} ${bay}`);
  };
  const before = await places();
  await signIn(page, 'lift@example.com');
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`/es/admin/bookings?day=${DAY}`);

  await page
    .getByRole('button', { name: /^Agendar una cita o apartar la bahía .*Bahía 1$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Apartar esta bahía' }).click();
  const form = page.getByRole('dialog', { name: 'Apartar una bahía' });
  await form.getByLabel('Desde').fill('13:00');
  await form.getByLabel('Hasta').fill('17:00');
  await form.getByLabel('Motivo').fill('Elevador roto');
  await form.getByRole('button', { name: 'Apartar la bahía' }).click();

  const question = page.getByRole('dialog', { name: 'Afecta a 2 citas en Bahía 1' });
  await expect(question).toContainText('Misma hora, otra bahía: no hace falta llamar (1)');
  await expect(question).toContainText('Otro día u hora: llámeles o escríbales (1)');
  await expect(question.getByRole('link', { name: /Beto/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  expect(await places()).toEqual(before);
  await question.getByRole('button', { name: 'Apartar la bahía y mover 2' }).click();
  const bar = page.getByRole('status').filter({ hasText: 'Bahía 1 quedó apartada.' });
  await expect(bar).toContainText('Se movieron 2 citas. Falta llamar a un cliente.');
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await places()).toEqual(['Ana 13:00 2', 'Beto 16:00 2', 'Cid 15:15 2']);

  const other = await page.context().newPage();
  await other.goto('/es/admin/dashboard');
  const calls = other.getByRole('region', { name: 'Llame a estos clientes (1)' });
  await expect(calls).toContainText('Beto');
  await expect(calls.getByRole('link', { name: 'Mandar mensaje a Beto' })).toHaveAttribute(
    'href',
    /^sms:\+17705550142\?body=Hola/,
  );
  await expectAccessible(other);

  await bar.getByRole('button', { name: 'Deshacer' }).click();
  await expect(
    page.getByText('La bahía quedó libre y las citas están donde estaban.'),
  ).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await site.rows('holds', '')).toEqual([]);
  await expect(calls).toBeHidden();
});
