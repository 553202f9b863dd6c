import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { calls } from '../../../testSupport/dataCalls';
import { dataError, mockEachTest } from '../../../testSupport/mockBackend';
import { findNotification } from '../../../testSupport/openAdmin';
import { dialog, openForm } from '../../../testSupport/productForm';
import { product } from '../../../testSupport/rows';

mockEachTest();
beforeEach(() => {
  calls.listProducts.mockResolvedValue([product({ sku: 'CC2' })]);
  calls.sendImport.mockResolvedValue('import-1');
  calls.saveImport.mockResolvedValue([]);
});

const header = 'sku,name,description,price,category,image_url';
const added = 'D2,Defender2,Lasts long,99.99,all-season-tires,/d.png';

async function choose(...lines: string[]) {
  const user = await openForm('Import CSV');
  // jsdom's File cannot be read as an ArrayBuffer.
  const bytes = new TextEncoder().encode([header, ...lines].join('\n'));
  const file = Object.assign(new File([bytes], 'products.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  });
  await user.upload(dialog().getByLabelText(/^CSV file/), file);
  await dialog().findByText(/ refused$|cannot be imported/);
  return user;
}

const list = (name: string) =>
  within(dialog().getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const save = () => dialog().queryByRole('button', { name: /^Save products/ });

test('previews what is added and changed, lets the database try it, and saves it', async () => {
  const user = await choose(
    added,
    'cc2,CrossClimate2,"Quiet in rain and light snow.",139.99,all-season-tires,https://example.com/tire.png',
  );
  expect(dialog().getByText('1 added · 1 changed · 0 unchanged · 0 refused')).toBeVisible();
  expect(list('Added products')).toEqual(['Line 2 Defender2']);
  expect(list('Changed products')[0]).toContain('Price (US dollars): 129.5 → 139.99');
  expect(calls.saveImport.mock.calls).toEqual([['import-1', true]]);
  await user.click(save() as HTMLElement);
  await findNotification('Products imported successfully: 2');
  expect(calls.saveImport.mock.lastCall).toEqual(['import-1']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('names each refused line with its reasons, also those of the database, and saves nothing', async () => {
  calls.saveImport.mockResolvedValue([{ line: 2, code: 'products_sku_once' }]);
  await choose(added, ',,No name,x,winter-tires,http://example.com/a');
  expect(list('Refused rows')).toEqual([
    'Line 2Another product has this SKU.',
    'Line 3Name: Please fill in this field.Price (US dollars): Please enter a number.Image URL: This address starts with http://. Please use one that starts with https://.',
  ]);
  expect(save()).not.toBeInTheDocument();
});

test('explains in words what each constraint of a product refuses', async () => {
  const sql = readFileSync(
    path.join(__dirname, '../../../../../supabase/schemas/100_products.sql'),
    'utf8',
  );
  const names = [...sql.matchAll(/constraint (products_\w+)/g)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(20);
  calls.saveImport.mockResolvedValue(names.map((code, i) => ({ line: i + 2, code })));
  await choose(added);
  const reasons = list('Refused rows').map((text) => text.replace(/^Line \d+/, ''));
  expect(reasons).toHaveLength(names.length);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z][^_{}]+\.$/);
  expect(reasons[names.indexOf('products_category')]).toMatch(/different categories/);
  expect(reasons[names.indexOf('products_photos_url')]).toContain('"Further photos');
});

test('does not read a file without a column of a product', async () => {
  const user = await openForm('Import CSV');
  const bytes = new TextEncoder().encode('a;b\n1;2');
  const file = Object.assign(new File([bytes], 'x.csv'), { arrayBuffer: async () => bytes.buffer });
  await user.upload(dialog().getByLabelText(/^CSV file/), file);
  expect(await dialog().findByText(/names no column of a product/)).toBeVisible();
  expect(calls.sendImport).not.toHaveBeenCalled();
});

test('explains why saving failed, and offers to choose a file again', async () => {
  const user = await choose(added);
  calls.saveImport.mockRejectedValue(dataError('offline'));
  await user.click(save() as HTMLElement);
  await findNotification('Failed to import products');
  expect(dialog().getByText(/You seem to be offline/)).toBeVisible();
  expect(save()).not.toBeInTheDocument();
});
