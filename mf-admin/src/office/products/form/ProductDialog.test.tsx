import { blankProduct } from '@shop/shared-data/staff';
import { fireEvent, screen, within } from '@testing-library/react';
import { dialog, field, openForm, productApi } from '../../../testSupport/productForm';

const TABLE = 'products';
const api = productApi();

test('a new product has the specified defaults, and each invalid field shows its error', async () => {
  const user = await openForm('Add Product');
  expect(field('Price')).toHaveValue('0');
  expect(field('In stock')).toBeChecked();
  await user.clear(field('Price'));
  await user.type(field('Image URL'), 'nonsense');
  await user.click(dialog().getByRole('button', { name: 'Add Product' }));
  expect(await dialog().findAllByText('Please fill in this field.')).toHaveLength(3);
  expect(dialog().getByText('Please enter a number.')).toBeInTheDocument();
  expect(dialog().getByText(/^Please.*complete web address/)).toBeInTheDocument();
  const summary = dialog().getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(5);
  expect(api.sent(TABLE)).toEqual([]);
});

test('adding closes the form and reloads the list', async () => {
  const user = await openForm('Add Product');
  await user.type(field('Name'), 'Defender2');
  await user.type(field('Description'), 'Lasts long');
  await user.clear(field('Price'));
  await user.type(field('Price'), '99.99');
  await user.selectOptions(field('Category'), 'All-season tires');
  await user.type(field('Image URL'), 'https://example.com/d.png');
  await user.click(dialog().getByRole('button', { name: 'Add Product' }));
  expect(await screen.findByText('Product added successfully')).toBeInTheDocument();
  expect(api.rows(TABLE).at(-1)).toMatchObject({
    ...blankProduct,
    name: 'Defender2',
    description: 'Lasts long',
    price: 99.99,
    category: 'all-season-tires',
    image_url: 'https://example.com/d.png',
    in_stock: true,
  });
  expect(await screen.findByText('Defender2')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a deleted product is reported as deleted, and removed from the list', async () => {
  const user = await openForm('Edit CrossClimate2');
  await user.type(field('Name'), ' mine');
  api.store(TABLE, []);
  await user.click(dialog().getByRole('button', { name: 'Update Product' }));
  expect(await dialog().findByText(/This was deleted/)).toBeInTheDocument();
  expect(field('Name')).toHaveValue('CrossClimate2 mine');
  await screen.findByText(/There are no products yet/);
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('asks when Escape follows a key in an invalid form', async () => {
  const user = await openForm('Edit CrossClimate2');
  await user.clear(field('Name'));
  await user.click(dialog().getByRole('button', { name: 'Update Product' }));
  await dialog().findByRole('alert');
  await user.type(field('Name'), 'CrossClimate2');
  // Both happen before the form has validated the new value.
  fireEvent.input(field('Name'), { target: { value: 'CrossClimate3' } });
  fireEvent.keyDown(field('Name'), { key: 'Escape' });
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
  expect(field('Name')).toHaveValue('CrossClimate3');
});
