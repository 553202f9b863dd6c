import { screen } from '@testing-library/react';
import { refusal } from '../../../testSupport/fakeApi';
import { findNotification } from '../../../testSupport/openAdmin';
import { dialog, field, openForm, productApi } from '../../../testSupport/productForm';
import { product } from '../../../testSupport/rows';

const TABLE = 'products';
const api = productApi([product({ sku: 'CC2' })]);

const fill = async (user: Awaited<ReturnType<typeof openForm>>, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
};
const required = { Name: 'Filter', Description: 'Fits many', 'Image URL': '/f.png' };
const submit = () => dialog().getByRole('button', { name: 'Add Product' });

test('a part has the categories of parts and no fields of tires', async () => {
  const user = await openForm('Add Product');
  await user.type(field('Tire size'), 'nonsense');
  await user.click(dialog().getByRole('radio', { name: 'Part' }));
  expect(dialog().queryByLabelText(/^Tire size/)).not.toBeInTheDocument();
  expect(field('Category')).toHaveValue('');
  await fill(user, { ...required, 'Spanish name': 'Filtro' });
  await user.selectOptions(field('Category'), 'Filters');
  await user.click(submit());
  await findNotification('Product added successfully');
  expect(api.rows(TABLE).at(-1)).toMatchObject({
    ...{ kind: 'part', category: 'filters', name_es: 'Filtro', size: '', quantity: null },
  });
});

test('a used tire has tread and age, and its texts are stored in one spelling', async () => {
  const user = await openForm('Add Product');
  await fill(user, { ...required, 'Tire size': '225 65 17', 'Speed rating': 'h' });
  expect(dialog().queryByLabelText(/^Tread/)).not.toBeInTheDocument();
  await user.selectOptions(field('Category'), 'Used tires');
  expect(dialog().queryByLabelText(/^Condition/)).not.toBeInTheDocument();
  await fill(user, { Tread: '6', 'DOT week': 'DOT XJ8D 3521', 'Quantity in': '3' });
  await user.click(submit());
  await findNotification('Product added successfully');
  expect(api.rows(TABLE).at(-1)).toMatchObject({
    ...{ condition: 'used', size: '225/65R17', speed_rating: 'H', tread_32nds: 6, dot: '3521' },
    quantity: 3,
  });
});

test('each refused value has its reason beside its field', async () => {
  const user = await openForm('Add Product');
  await fill(user, {
    ...required,
    'Image URL': 'http://example.com/a.png',
    SKU: 'MIC CC2',
    'Tire size': '225',
    'Load index': '9',
    'Quantity in': 'many',
  });
  await user.click(dialog().getByRole('button', { name: 'Add a photo' }));
  await user.type(field('Photo 2'), 'https://rosa:secret@example.com/a.png');
  await user.click(submit());
  const reasons = {
    'Image URL': 'This address starts with http://.',
    SKU: 'Please enter a SKU without spaces.',
    'Tire size': 'Please enter a tire size such as 225/65R17.',
    'Load index': 'Please enter a whole number from 50 to 150.',
    'Quantity in': 'Please enter a number.',
    'Photo 2': 'This address has a user name or password in it.',
  };
  await dialog().findByRole('alert');
  for (const [name, reason] of Object.entries(reasons)) {
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(reason));
  }
});

test('a SKU that the database refuses is explained beside its field', async () => {
  api.once('POST', TABLE, refusal(409, 'products_sku_once', '23505'));
  const user = await openForm('Add Product');
  await fill(user, { ...required, SKU: 'cc2' });
  await user.selectOptions(field('Category'), 'Winter tires');
  await user.click(submit());
  expect(await dialog().findByText('Another product has this SKU.')).toBeVisible();
  expect(field('SKU')).toHaveAccessibleDescription('Another product has this SKU.');
  expect(field('SKU')).toHaveValue('cc2');
});

test('further photos are ordered and removed with buttons', async () => {
  api.store(TABLE, [product({ photos: ['/a', '/b', '/c'] })]);
  const user = await openForm('Edit CrossClimate2');
  const press = (name: string) => user.click(dialog().getByRole('button', { name }));
  await press('Move photo 4 up');
  await press('Remove photo 2');
  expect(field('Photo 2')).toHaveValue('/c');
  await press('Move photo 2 down');
  await press('Update Product');
  await findNotification('Product updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { photos: ['/b', '/c'] }]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
