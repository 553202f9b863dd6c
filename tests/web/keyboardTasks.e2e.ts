import { notification } from '../support/notification';
import { PICTURE } from '../support/products';
import { PASSWORD } from '../support/staff';
import { expect, test } from '../support/test';
import { expectReachableByTab, press, tabTo } from './support/tabStops';

test.use({
  html: 'composed',
  shop: 'keyboard tasks',
  // Where the focus is must be seen while things move.
  contextOptions: { reducedMotion: 'no-preference' },
});
test.beforeEach(() => test.slow());

test('a visitor writes and sends a message by keyboard', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
  const send = page.getByRole('button', { name: 'Send message' });
  await press(page, send);
  const faults = page.getByRole('alert').getByRole('link');
  await expect(faults).toHaveCount(4);
  await press(page, faults.first());
  await expect(field('Name')).toBeFocused();
  const texts = ['Ana López', 'ana@example.com', 'A noise', 'It ticks.'];
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notification(page, /^Thank you!/)).toBeVisible();
  const [name, email, subject, message] = texts;
  expect(await site.rows('contact_messages', 'select=name,email,subject,message')).toEqual([
    { name, email, subject, message },
  ]);
});

test('a visitor checks symptoms, reads the result and returns by keyboard', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/diagnostics');
  const symptom = page.getByRole('checkbox', { name: /Smoke or steam/ });
  await tabTo(page, symptom);
  await page.keyboard.press('Space');
  await expect(symptom).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Get Diagnostic Results' }));
  const heading = (name: RegExp) => page.getByRole('main').getByRole('heading', { level: 2, name });
  await expect(heading(/^Immediate attention/)).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Start Over' }));
  await expect(heading(/^(?!Immediate)/).first()).toBeFocused();
  await expect(symptom).not.toBeChecked();
});

const ofStaff = 'staff sign in, add a product and edit a content block by keyboard';

// In every run staff put tires on a booking by keyboard.
test(ofStaff, { tag: '@prove' }, async ({ page, site }) => {
  await site.makeAdmin('keys@example.com', PASSWORD);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await page.goto('/admin/login');
  await tabTo(page, main.getByRole('textbox', { name: 'Email address' }));
  await page.keyboard.type('keys@example.com');
  await tabTo(page, main.getByRole('textbox', { name: 'Password', exact: true }));
  await page.keyboard.type(PASSWORD);
  await press(page, button('Sign In'));
  await expect(page.getByText('Welcome, keys@example.com')).toBeVisible();

  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name });
  await press(page, section('Products'));
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await press(page, button('Add Product'));
  const form = page.getByRole('dialog', { name: 'Add Product' });
  for (const [role, name, text] of [
    ['textbox', /^Name/, 'Typed tire'],
    ['textbox', /^Description/, 'By hand.'],
    ['textbox', 'Price', '80'],
    ['combobox', 'Category', 'Winter'],
    ['textbox', 'Image URL', PICTURE],
  ] as const) {
    await tabTo(page, form.getByRole(role, { name }));
    await page.keyboard.type(text);
  }
  await tabTo(page, form.getByRole('checkbox', { name: 'In stock' }));
  await page.keyboard.press('Space');
  await press(page, form.getByRole('button', { name: 'Add Product' }));
  await expect(notification(page, 'Product added successfully')).toBeVisible();
  await expect(button('Add Product')).toBeFocused();
  const own = 'is_sample=is.false&select=name,price,category,in_stock';
  expect(await site.rows('products', own)).toEqual([
    { name: 'Typed tire', price: 80, category: 'winter-tires', in_stock: false },
  ]);

  await press(page, section('Website'), 'Shift+Tab');
  const edit = button('Edit hero text of Home');
  await expect(edit).toBeVisible();
  await press(page, edit);
  await expect(page.getByRole('textbox', { name: 'Text of hero text' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Typed words.');
  await press(page, button('Save'));
  await expect(notification(page, 'Content updated successfully')).toBeVisible();
  await expect(edit).toBeFocused();
  const query = 'page=eq.home&identifier=eq.hero_text&select=content';
  expect(await site.rows('content_blocks', query)).toEqual([{ content: 'Typed words.' }]);

  // On every staff page, Tab reaches every control.
  await page.setViewportSize({ width: 1024, height: 600 });
  for (const path of ['products', 'messages']) {
    await page.goto(`/admin/${path}`);
    await expect(main.getByRole(path === 'products' ? 'row' : 'searchbox').last()).toBeVisible();
    await expectReachableByTab(page);
  }
});
