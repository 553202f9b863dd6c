import type { Product } from '@shop/shared-data';
import { product } from '../../../testSupport/rows';
import { planImport } from './planImport';
import { productColumns } from './productColumns';
import { productsCsv } from './productsCsv';
import { decodeCsv, readCsv } from './readCsv';

const plan = (text: string, products: Product[] = []) => planImport(readCsv(text), products);

const used = product({
  ...{ id: '2', name: '=1+1', name_es: "'=x", description: 'two\nlines, "quoted"', brand: '-' },
  ...{ sku: 'U-1', category: 'used-tires', condition: 'used', size: '225/65R17', load_index: 102 },
  ...{ speed_rating: 'H', tread_32nds: 6, dot: '3521', quantity: 3, low_stock: 4, price: 1234.5 },
  ...{ free_shipping: true, in_stock: false, photos: ['/a', 'https://example.com/b'] },
});
const rows = [product(), used, product({ id: '3', kind: 'part', category: 'filters' })];

test('an exported file that is imported again changes nothing', async () => {
  expect(await plan(productsCsv(rows), rows)).toMatchObject({
    ...{ added: [], changed: [], refused: [], ignored: [], same: 3 },
  });
});

test('an exported file restores products that are gone', async () => {
  const { added, refused } = await plan(productsCsv(rows));
  expect(refused).toEqual([]);
  expect(added).toHaveLength(3);
  for (const column of productColumns) {
    if (column !== 'id') expect(added[1]?.[column]).toEqual(used[column]);
  }
});

test('the start of a formula is escaped in an exported file', () => {
  expect(productsCsv([used])).toContain(`,"'=1+1","''=x",`);
});

test('a row changes the product with its id or SKU, in the columns of the file only', async () => {
  const { changed, added, same } = await plan('sku,price\nu-1,"$1,300.00"\n', rows);
  expect(added).toEqual([]);
  expect(same).toBe(0);
  expect(changed).toMatchObject([
    {
      row: { id: '2', line: 2, price: 1300, name: '=1+1', quantity: 3 },
      columns: ['sku', 'price'],
    },
  ]);
  const byId = await plan('id,quantity,in_stock\n1,8,no', rows);
  expect(byId.changed[0]?.columns).toEqual(['quantity', 'in_stock']);
});

const header = 'name,description,price,category,image_url';
const tire = 'Defender2,Lasts long,99.99,all-season-tires,/d.png';

test('names the line of the file and every problem of a refused row', async () => {
  const lines = [
    `${header},in_stock`,
    `${tire},sí`,
    '"two\nlines",,x,,http://a.example/b,maybe',
    '',
    `${tire},`,
  ];
  const { added, refused } = await plan(lines.join('\r\n'));
  expect(added.map(({ line }) => line)).toEqual([2, 6]);
  expect(refused).toEqual([
    {
      line: 3,
      problems: [
        { column: 'in_stock', problem: 'yesNo' },
        { column: 'description', problem: 'required' },
        { column: 'price', problem: 'number' },
        { column: 'category', problem: 'required' },
        { column: 'image_url', problem: 'https' },
      ],
    },
  ]);
});

test('refuses a second row for the same product', async () => {
  const { refused } = await plan('id,price\n1,5\n1,6', rows);
  expect(refused).toEqual([{ line: 3, problems: [{ column: 'id', problem: 'twice' }] }]);
});

test('reads semicolons, a byte order mark, and unknown columns', async () => {
  const { added, ignored } = await plan(
    `\ufeff${header},color\n${tire},black`.replaceAll(',', ';'),
  );
  expect(added).toMatchObject([{ name: 'Defender2', price: 99.99, kind: 'tire', in_stock: true }]);
  expect(ignored).toEqual(['color']);
});

test('decodes what spreadsheets of Windows save', () => {
  const bytes = (values: number[]) => new Uint8Array(values).buffer;
  expect(decodeCsv(bytes([0x6c, 0xed]))).toBe('lí');
  expect(decodeCsv(bytes([0x6c, 0xc3, 0xad]))).toBe('lí');
});

test('plans ten thousand rows', async () => {
  const text = Array.from({ length: 10_000 }, (_, i) => `Tire ${i},New,${i},winter-tires,/t.png`);
  const { added, refused } = await plan([header, ...text].join('\n'));
  expect([added.length, refused.length, added.at(-1)?.line]).toEqual([10_000, 0, 10_001]);
});
