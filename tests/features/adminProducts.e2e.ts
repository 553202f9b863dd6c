import { expectAccessible } from '../support/accessible';
import { notification } from '../support/notification';
import { fillProduct, PICTURE, product, productField } from '../support/products';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

// What HTML a product changes, and that it hydrates: web/editedPages.e2e.ts.
test.use({ shop: 'admin products', html: 'bare' });

test('staff add, edit and delete a product, and visitors see each once it is published', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  test.slow();
  const visitor = await otherPage();
  const shelf = visitor.getByRole('article');
  await signInToSection(page, site, 'Products', 'products@example.com');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await expect(form.getByRole('checkbox', { name: 'In stock' })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Price' })).toHaveValue('0');
  await fillProduct(page, {
    Name: 'Nokian Hakkapeliitta R5',
    Description: 'Studless winter tire.',
    Price: '189.5',
    Category: 'Winter tires',
    'Image URL': PICTURE,
  });
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(notification(page, 'Product added successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(row('Nokian Hakkapeliitta R5')).toContainText('$189.50');

  // Ahead of the samples, in its own category and under "all".
  await waitUntilPublished(site);
  for (const [category, count] of [
    ['winter-tires', 2],
    ['all', 9],
  ]) {
    await visitor.goto(`/tires/${category}`);
    await expect(shelf).toHaveCount(Number(count));
    await expect(shelf.first()).toContainText('Nokian Hakkapeliitta R5');
    await expect(shelf.first()).toContainText('$189.50');
  }

  await page.getByRole('button', { name: 'Edit Nokian Hakkapeliitta R5' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(productField(editing, 'Description')).toHaveValue('Studless winter tire.');
  await fillProduct(page, { Name: 'Nokian Hakkapeliitta R6', Price: '199' });
  await editing.getByRole('checkbox', { name: 'In stock' }).click();
  await editing.getByRole('button', { name: 'Update Product' }).click();
  await expect(notification(page, 'Product updated successfully')).toBeVisible();
  await expect(row('Nokian Hakkapeliitta R6')).toContainText('Out of stock');
  await waitUntilPublished(site);
  await visitor.reload();
  await expect(shelf.first()).toContainText('Nokian Hakkapeliitta R6');
  await expect(shelf.first().getByRole('button', { name: /^Add to cart/ })).toBeDisabled();

  const deletion = page.getByRole('button', { name: 'Delete Nokian Hakkapeliitta R6' });
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this product?',
  });
  await deletion.click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(row('Nokian Hakkapeliitta R6')).toBeVisible();
  await deletion.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(notification(page, 'Product deleted successfully')).toBeVisible();
  await expect(row('Nokian')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
  await waitUntilPublished(site);
  await visitor.reload();
  await expect(shelf).toHaveCount(8);
  await expect(visitor.getByText('Nokian')).toBeHidden();
});

test('the product form reports each invalid value beside its field and stores nothing', {
  tag: '@prove',
}, async ({ page, site }) => {
  await signInToSection(page, site, 'Products', 'careless@example.com');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = page.getByRole('dialog');
  const field = (name: string) => productField(form, name);
  await fillProduct(page, { Price: '-1', 'Image URL': 'not an address' });
  await form.getByRole('button', { name: 'Add Product' }).click();
  const required = 'Please fill in this field.';
  await expect(field('Name')).toHaveAccessibleDescription(required);
  await expect(field('Description')).toHaveAccessibleDescription(required);
  await expect(form.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
    required,
  );
  await expect(field('Price')).toHaveAccessibleDescription('Please enter 0 or more.');
  await expect(field('Image URL')).toHaveAccessibleDescription(
    /Please enter a complete web address/,
  );
  await fillProduct(page, { Price: '1.005' });
  await expect(field('Price')).toHaveAccessibleDescription(
    'Please use no more than two decimal places.',
  );
  expect(await site.rows('products', 'is_sample=is.false')).toEqual([]);

  // Unsaved input is not discarded without a question.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field('Image URL')).toHaveValue('not an address');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeFocused();
});

test.describe('two sessions', () => {
  test.use({ expectedErrors: [/^\[admin\] DataError: conflict/] });

  test('price and stock are edited in the row on a phone, by two sessions and by keyboard', {
    tag: '@prove',
  }, async ({ page, site, otherPage }) => {
    await site.add('products', product({ name: 'Row tire', price: 100, quantity: 4 }));
    await page.setViewportSize({ width: 390, height: 844 });
    await signInToSection(page, site, 'Products', 'rows@example.com');
    const row = page.getByRole('row').filter({ hasText: 'Row tire' });
    const open = (name: string) =>
      row.getByRole('button', { name: new RegExp(`${name} of.*edit$`) });
    const field = (name: string) => page.getByRole('textbox', { name: `${name} of Row tire` });
    await open('Price').click();
    await expect(field('Price')).toBeFocused();
    await page.keyboard.type('120.5');
    await expectAccessible(page);

    // Another session changes the price and the quantity meanwhile.
    const other = await otherPage();
    await signInToSection(other, site, 'Products', 'other@example.com');
    const otherRow = other.getByRole('row').filter({ hasText: 'Row tire' });
    for (const [name, value, text] of [
      ['Price', '130', '$130.00'],
      ['Quantity', '6', '6 here'],
    ] as const) {
      const button = otherRow.getByRole('button', { name: new RegExp(`${name} of.*edit$`) });
      // After the first save its button has the focus, and the next one is a Tab away.
      if (name === 'Price') await button.focus();
      else await other.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await other.keyboard.press('Enter');
      await expect(other.getByRole('textbox', { name: `${name} of Row tire` })).toBeFocused();
      await other.keyboard.type(value);
      await other.keyboard.press('Enter');
      await expect(otherRow).toContainText(text);
    }

    await page.keyboard.press('Enter');
    await expect(row).toContainText('This changed while you were working on it.');
    await expect(field('Price')).toHaveValue('120.5');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(row).toContainText('$120.50');
    await expect(row).toContainText('6 here');
    await expect(open('Price')).toBeFocused();
    expect(await site.rows('products', 'name=eq.Row tire')).toMatchObject([
      { price: 120.5, quantity: 6 },
    ]);

    await page.keyboard.press('Tab');
    await expect(open('Quantity')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('Quantity')).toBeFocused();
    await page.keyboard.type('9');
    await page.keyboard.press('Escape');
    await expect(row).toContainText('6 here');
    await expect(open('Quantity')).toBeFocused();
  });
});

test.describe('a picture that does not load', () => {
  test.use({ expectedErrors: [/404 \(Not Found\).*\/gone\.png/] });

  test('is replaced by a placeholder for staff and for visitors', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    await site.add('products', product({ name: 'No picture', image_url: '/gone.png' }));
    await signInToSection(page, site, 'Products', 'pictures@example.com');
    const row = page.getByRole('row').filter({ hasText: 'No picture' });
    await expect(row.getByRole('cell').first()).toBeVisible();
    await expect(row.locator('img')).toHaveCount(0);
    await waitUntilPublished(site);
    await page.goto('/tires/winter-tires');
    const card = page.getByRole('article').filter({ hasText: 'No picture' });
    await expect(card.locator('img')).toHaveAttribute('src', /product-fallback/);
  });
});

test('search, pages and the empty result are fast and correct with 2,000 products', {
  tag: '@prove',
}, async ({ page, site }) => {
  const rows = Array.from({ length: 2000 }, (_, index) =>
    product({ name: `Stock tire ${index + 1}`, category: 'all-terrain-tires' }),
  );
  await site.add('products', rows);
  await signInToSection(page, site, 'Products', 'stock@example.com');
  const table = page.getByRole('table', { name: 'Products' });
  await expect(page.getByText(/^Page 1 of 4\d$/)).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(51);
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('STOCK TIRE 1999');
  await expect(table.getByRole('row')).toHaveCount(2);
  await search.fill('terrain');
  await expect(page.getByText(/^2,?001 of 2,?01\d$/)).toBeVisible();
  await search.fill('no such product');
  await expect(page.getByText('Nothing matches “no such product”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByText(/^Page 1 of 4\d$/)).toBeVisible();
});

test.describe('the samples of a new shop', () => {
  test.use({ shop: 'samples deleted' });

  test('are deleted with one press, and visitors see none any more', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    await signInToSection(page, site, 'Products', 'samples@example.com');
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(11);
    await page.goto('/tires/all');
    await expect(page.getByRole('article').getByText('Example', { exact: true })).toHaveCount(8);

    await page.goto('/admin/products');
    await expect(page.getByText('Samples left: 11 products.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete samples' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete all samples?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(notification(page, 'Samples deleted successfully')).toBeVisible();
    await expect(page.getByText(/There are no products yet/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete samples' })).toBeHidden();
    await waitUntilPublished(site);
    await page.goto('/tires/all');
    await expect(page.getByText('Nothing listed here right now')).toBeVisible();
  });
});
