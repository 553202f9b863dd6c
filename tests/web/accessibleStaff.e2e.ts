import type { Page } from '@playwright/test';
import { book, bookingRequest } from '../support/bookings';
import { product } from '../support/products';
import type { RunningSite } from '../support/runningSite';
import { bookableDay } from '../support/shopDays';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';
import { expectAccessibleAtEveryWidth } from './support/everyWidth';

test.use({
  // No test here opens a public page: no saved row has to be composed.
  html: 'bare',
  shop: 'accessible staff',
  // The last one: no composer has written a page.
  expectedErrors: [/400 \(Bad Request\)|violates check constraint|404 .*content-pages\.json/],
});
test.describe.configure({ mode: 'parallel' });

const languages = [
  {
    path: '',
    ...{ signUp: 'Need an admin account? Sign up', add: 'Add Product', appoint: /^Set a time/ },
    ...{ edit: /^Edit /, remove: /^Delete /, cancel: /^Cancel booking .* of/, list: 'List' },
    ...{ rights: 'Administrator rights for admin', save: 'Save sales_tax' },
  },
  {
    path: '/es',
    ...{
      signUp: '¿Necesita una cuenta',
      add: 'Agregar producto',
      appoint: /^Asignar horario a la/,
    },
    ...{ edit: /^Editar /, remove: /^Eliminar /, cancel: /^Cancelar la cita .* de/, list: 'Lista' },
    ...{ rights: 'Permisos de administrador de admin', save: 'Guardar sales_tax' },
  },
];

/** Adds a row to every list. */
async function stock(site: RunningSite, email: string) {
  await site.makeAdmin(email, PASSWORD);
  await site.add('products', [product(), product({ name: 'Old tire', in_stock: false })]);
  await site.add('contact_messages', {
    ...{ name: 'Bill', email: 'bill@example.com', subject: 'A noise', message: 'It ticks.' },
  });
  await site.add('closures', { first_day: '2099-01-05', last_day: '2099-01-09', reason: 'Fair' });
  await book(site, bookingRequest({ p_name: 'Patient Customer' }));
  await book(site, bookingRequest({ p_date: bookableDay(5), p_slot: '09:00' }));
}

/** The first element that a section shows for its rows. */
const listed = (page: Page) =>
  page.getByRole('main').locator('dd, tbody tr, summary, form, article, h2').first();

async function open(page: Page, address: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await expect(listed(page)).toBeVisible();
}

for (const { path, ...translations } of languages) {
  const ofPages = `staff pages have no accessibility violation (${path})`;
  const ofDialogs = `dialogs and forms of ${ofPages}`;

  test(ofPages, { tag: '@prove' }, async ({ page, site }) => {
    test.slow();
    const email = `admin${path.length}@example.com`;
    await stock(site, email);
    const main = page.getByRole('main');
    const button = (name: string | RegExp) => page.getByRole('button', { name });

    await open(page, `${path}/admin/login`);
    await expectAccessibleAtEveryWidth(page);
    await main.locator('button[type="submit"]').click();
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expectAccessibleAtEveryWidth(page, `${path} sign-in refused`);
    await button(translations.signUp).click();
    await expectAccessibleAtEveryWidth(page, `${path} sign-up`);
    await signIn(page, email);
    await expect(page.getByText(email)).toBeVisible();

    for (const section of [
      ...['products', 'dashboard', 'messages', 'content', 'lists', 'settings', 'users'],
      ...['releases', 'lists?list=articles'],
    ]) {
      await open(page, `${path}/admin/${section}`);
      await expectAccessibleAtEveryWidth(page);
    }
    for (const settings of [
      ...[
        'services',
        'hours',
        'installation',
        'bays',
        'vehicles',
        'contact',
        'closures',
        'offers',
        'messages',
      ],
    ]) {
      await open(page, `${path}/admin/settings?section=${settings}`);
      await expectAccessibleAtEveryWidth(page);
    }
    await open(page, `${path}/admin/bookings?day=${bookableDay(5)}`);
    await expectAccessibleAtEveryWidth(page);
    await button(translations.list).click();
    await expectAccessibleAtEveryWidth(page, `${path} list of bookings`);
    await page.goto(`${path}/admin/nonsense`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });

  test(ofDialogs, { tag: '@prove' }, async ({ page, site }) => {
    test.slow();
    const email = `admin${path.length + 1}@example.com`;
    await stock(site, email);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const dialog = page.getByRole('dialog');
    await signIn(page, email);
    await expect(page.getByText(email)).toBeVisible();

    await open(page, `${path}/admin/products`);
    await button(translations.remove).first().click();
    await expectAccessibleAtEveryWidth(page, `${path} deleting`);
    await page.keyboard.press('Escape');
    await button(translations.add).click();
    await dialog.locator('button[type="submit"]').click();
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(4);
    await expectAccessibleAtEveryWidth(page, `${path} product refused`);
    await dialog.getByRole('textbox').first().fill('A tire');
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleAtEveryWidth(page, `${path} unsaved changes`);

    await open(page, `${path}/admin/content`);
    await button(translations.edit).first().click();
    await expectAccessibleAtEveryWidth(page, `${path} editing a text`);
    await open(page, `${path}/admin/settings`);
    await page.getByRole('textbox', { name: 'sales_tax' }).fill('none');
    await button(translations.save).click();
    await expect(page.getByRole('textbox', { name: 'sales_tax' })).toHaveAttribute('aria-invalid');
    await expectAccessibleAtEveryWidth(page, `${path} setting refused`);
    for (const settings of ['services', 'hours', 'closures', 'bays']) {
      await open(page, `${path}/admin/settings?section=${settings}`);
      await page.getByRole('row').getByRole('button', { name: translations.edit }).first().click();
      await expect(dialog).toBeVisible();
      await expectAccessibleAtEveryWidth(page, `${path} editing ${settings}`);
      await page.keyboard.press('Escape');
    }
    await open(page, `${path}/admin/users`);
    await page.getByRole('switch', { name: `${translations.rights}${path.length + 1}` }).click();
    await expectAccessibleAtEveryWidth(page, `${path} giving up rights`);

    await open(page, `${path}/admin/messages`);
    await button(/A noise/)
      .first()
      .click();
    await expectAccessibleAtEveryWidth(page, `${path} message`);
    await open(page, `${path}/admin/bookings`);
    await button(translations.appoint).first().click();
    // Save is before Confirm.
    await dialog.locator('button[type="submit"]').last().click();
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expectAccessibleAtEveryWidth(page, `${path} appointing`);
    await page.keyboard.press('Escape');
    await button(translations.cancel).first().click();
    await expectAccessibleAtEveryWidth(page, `${path} cancelling`);
  });
}
