import { OUTAGE_MESSAGES } from '../support/outageMessages';
import { product } from '../support/products';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';
import { expectAccessibleAtEveryWidth } from './support/everyWidth';

test.use({
  shop: 'accessible faults',
  // No test here opens a public page: no saved row has to be composed.
  html: 'bare',
  expectedErrors: [OUTAGE_MESSAGES],
});

const languages = [
  {
    ...{ path: '', failed: 'Failed to load products', none: /^Nothing matches “/ },
    ...{
      edit: /^Edit /,
      theirs: 'Use the saved version',
      changed: 'This changed while you were working on it.',
    },
  },
  {
    ...{ path: '/es', failed: 'No se pudieron cargar los productos', none: /^Nada coincide con “/ },
    ...{
      edit: /^Editar /,
      theirs: 'Usar lo guardado',
      changed: 'Esto cambió mientras usted lo editaba.',
    },
  },
];

for (const { path, failed, none, edit, theirs, changed } of languages) {
  const title = `error states of staff pages have no accessibility violation (${path})`;
  // English in `npm run prove` only: Spanish texts are longer.
  test(title, { tag: '@prove' }, async ({ page, site }) => {
    test.slow();
    const email = `faults${path.length}@example.com`;
    await site.makeAdmin(email, PASSWORD);
    await site.add('products', product());
    await signIn(page, email);
    await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();
    const main = page.getByRole('main');
    const form = page.getByRole('dialog');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/rest/v1/products?*', (route) => route.abort());
    await page.goto(`${path}/admin/products`);
    await expect(main.getByRole('alert').getByRole('heading', { name: failed })).toBeVisible();
    await expectAccessibleAtEveryWidth(page, `${path} not loaded`);

    await page.unroute('**/rest/v1/products?*');
    await page.goto(`${path}/admin/products?q=no+such+tire`);
    await expect(main.getByRole('heading', { name: none })).toBeVisible();
    await expectAccessibleAtEveryWidth(page, `${path} not found`);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${path}/admin/products`);
    await page.getByRole('button', { name: edit }).first().click();
    await site.api('/rest/v1/products?id=not.is.null', {
      ...{ as: 'service', method: 'PATCH', body: { name: 'Theirs.' } },
    });
    await form.locator('[name=name]').fill('Mine.');
    await form.locator('button[type="submit"]').click();
    await expect(form.getByRole('alert').getByText(changed)).toBeVisible();
    await expectAccessibleAtEveryWidth(page, `${path} not saved`);
    // No unsaved input remains, so that leaving the page asks nothing.
    await form.getByRole('button', { name: theirs }).click();
    await expect(form.locator('[name=name]')).not.toHaveValue('Mine.');
  });
}
