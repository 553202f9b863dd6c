import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RefusedLine } from '@shop/shared-data/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, refusal } from '../../../testSupport/fakeApi';
import { findNotification } from '../../../testSupport/openAdmin';
import { dialog, openForm, productApi } from '../../../testSupport/productForm';
import { product } from '../../../testSupport/rows';
import { productColumns } from './productColumns';

const [STAGE, IMPORT] = ['rpc/stage_products', 'rpc/import_products'] as const;
const api = productApi([product({ sku: 'CC2' })]);
/** The lines that the database refuses. */
let refused: RefusedLine[];
beforeEach(() => {
  refused = [];
  api.define('stage_products', () => null);
  api.define('import_products', () => refused);
});

const header = 'sku,name,description,price,category,image_url';
const added = 'D2,Defender2,Lasts long,99.99,all-season-tires,/d.png';

const encoded = (lines: string[]) => new TextEncoder().encode([header, ...lines].join('\n'));

async function choose(...lines: string[]) {
  const user = await upload(encoded(lines));
  await dialog().findByText(/ rejected$|can’t import this file/);
  return user;
}

async function upload(bytes: Uint8Array<ArrayBuffer>) {
  const user = await openForm('Import CSV');
  // jsdom's File cannot be read as an ArrayBuffer.
  const file = Object.assign(new File([bytes], 'products.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  });
  await user.upload(dialog().getByLabelText(/^CSV file/), file);
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
  expect(dialog().getByText('1 to add · 1 to change · 0 unchanged · 0 rejected')).toBeVisible();
  expect(list('Products to add')).toEqual(['Line 2 Defender2$99.99 · Not counted']);
  expect(list('Products to change')[0]).toContain('Price (US dollars): $129.50 → $139.99');
  const trial = { p_import: expect.any(String), p_dry_run: true };
  expect(api.sent(IMPORT)).toEqual([['POST', trial]]);
  await user.click(save() as HTMLElement);
  await findNotification('Products imported successfully: 2');
  const [[, tried], [, saved]] = api.sent(IMPORT) as [[string, object], [string, object]];
  expect(saved).toEqual({ ...tried, p_dry_run: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('names each refused line with its reasons, also those of the database, and saves nothing', async () => {
  refused = [{ line: 2, code: 'products_sku_once' }];
  await choose(added, ',,No name,x,winter-tires,http://example.com/a');
  expect(list('Rejected rows')).toEqual([
    'Line 2Another product has this SKU.',
    'Line 3Price (US dollars): Please enter a number such as 1299 or 1299.50, with at most two decimals.Name: Please fill in this field.Image URL: This address starts with http://. Please use one that starts with https://.',
  ]);
  expect(save()).not.toBeInTheDocument();
});

test('names the column and the reason where no page can show a text', async () => {
  refused = [
    { line: 2, code: 'products_image_url_no_picture' },
    { line: 3, code: 'products_description_es_unprintable' },
  ];
  await choose(added, added.replaceAll('D2', 'D3'));
  expect(list('Rejected rows')).toEqual([
    'Line 2Image URL: There’s no picture at this address. Choose one, or upload one.',
    expect.stringMatching(/^Line 3Spanish description: This text has a character/),
  ]);
});

test('explains in words what each constraint of a product refuses', async () => {
  const sql = readFileSync(
    path.join(__dirname, '../../../../../supabase/schemas/100_products.sql'),
    'utf8',
  );
  const names = [...sql.matchAll(/constraint (products_\w+)/g)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(20);
  refused = names.map((code, i) => ({ line: i + 2, code }));
  await choose(added);
  const reasons = list('Rejected rows').map((text) => text.replace(/^Line \d+/, ''));
  expect(reasons).toHaveLength(names.length);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z][^_{}]+\.$/);
  expect(reasons[names.indexOf('products_category')]).toMatch(/different categories/);
  expect(reasons[names.indexOf('products_photos_url')]).toContain('“More photos');
});

test('explains in words why a row cannot be read', async () => {
  await choose(`${added},5`, 'D3,Defender2,1.95474E+11,1,winter-tires,/d.png', '"D4,Defender2');
  expect(list('Rejected rows')).toEqual([
    expect.stringMatching(/^Line 2This row has more cells than there are columns\./),
    expect.stringMatching(/^Line 3Description: A spreadsheet shortened this number\./),
    expect.stringMatching(/^Line 4A quotation mark \("\) isn’t closed/),
  ]);
  expect(api.sent(STAGE)).toEqual([]);
});

test.each([
  ['a;b\n1;2', /doesn’t name any product column/],
  ['sku,price, Price \u200b\nCC2,5,6', /It has two “price” columns/],
  ['sku,name\nCC2,Año\nD3,A~o', /^A character on line 3 is garbled/],
])('does not read the file %j', async (text, reason) => {
  const user = await openForm('Import CSV');
  // `~` stands for a damaged letter.
  const bytes = new TextEncoder().encode(text).map((byte) => (byte === 0x7e ? 0xf1 : byte));
  const file = Object.assign(new File([bytes], 'x.csv'), { arrayBuffer: async () => bytes.buffer });
  await user.upload(dialog().getByLabelText(/^CSV file/), file);
  expect(await dialog().findByText(reason)).toBeVisible();
  expect(api.sent(STAGE)).toEqual([]);
});

test('a shop without products can download the columns', async () => {
  api.store('products', []);
  const downloads: Blob[] = [];
  // jsdom has no object URLs, and does not download.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${downloads.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const user = await openForm('Import CSV');
  await user.click(dialog().getByRole('button', { name: 'Download an empty file' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  // The byte order mark, one line of names.
  expect(downloads[0]?.size).toBe(3 + productColumns.join().length + 2);
});

test('explains why saving failed, and offers to choose a file again', async () => {
  const user = await choose(added);
  api.once('POST', IMPORT, offline);
  await user.click(save() as HTMLElement);
  await findNotification('Failed to import products');
  expect(dialog().getByText(/^We couldn’t reach the shop’s server/)).toBeVisible();
  expect(save()).not.toBeInTheDocument();
});

test('advises to import parts of a file that was too much at once, and nothing else', async () => {
  const user = await choose(added);
  api.once('POST', IMPORT, refusal(500, 'statement timeout', '57014'));
  await user.click(save() as HTMLElement);
  const advice = /too much at once .* up to 5,000 rows at a time/;
  expect(await dialog().findByText(advice)).toBeVisible();
  expect(dialog().queryByText(/try again in a moment/)).toBeNull();
});

test('does not advise it where others save at the same moment', async () => {
  const user = await choose(added);
  api.once('POST', IMPORT, refusal(500, 'lock timeout', '55P03'));
  await user.click(save() as HTMLElement);
  expect(await dialog().findByText(/Others were saving .* try again in a moment/)).toBeVisible();
  expect(dialog().queryByText(/5,000 rows/)).toBeNull();
});

test('asks which letters are right in a file that is neither UTF-8 nor UTF-16', async () => {
  // In Mac Roman, the byte is ¡; in Windows-1252 it is Á.
  const bytes = encoded([added.replace('Lasts long', '~Nuevas!')]);
  const user = await upload(bytes.map((byte) => (byte === 0x7e ? 0xc1 : byte)));
  expect(await dialog().findByText('Which letters are right?')).toBeVisible();
  expect(list('The Windows way')[0]).toContain('ÁNuevas!');
  expect(list('The way older Macs do it')[0]).toContain('¡Nuevas!');
  expect(api.sent(STAGE)).toEqual([]);
  await user.click(
    dialog().getByRole('button', { name: 'These are right: The way older Macs do it' }),
  );
  expect(await dialog().findByText(/^1 to add/)).toBeVisible();
  expect(api.sent(STAGE)).toMatchObject([['POST', { p_rows: [{ description: '¡Nuevas!' }] }]]);
  expect(dialog().queryByText('Which letters are right?')).not.toBeInTheDocument();
});
