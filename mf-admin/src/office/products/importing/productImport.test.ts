import type { Product } from '@shop/shared-data';
import { product } from '../../../testSupport/rows';
import { decodeCsv } from './decodeCsv';
import { planImport } from './planImport';
import { productColumns } from './productColumns';
import { productsCsv } from './productsCsv';
import { readCsv } from './readCsv';

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

test('a row changes the product with the same ID or SKU, in the columns of the file only', async () => {
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
        { column: 'name', problem: 'lineBreak' },
        { column: 'price', problem: 'amount' },
        { column: 'in_stock', problem: 'yesNo' },
        { column: 'description', problem: 'required' },
        { column: 'category', problem: 'required' },
        { column: 'image_url', problem: 'https' },
      ],
    },
  ]);
});

/** The refused lines, each with its columns and problems. */
async function refusals(text: string, products: Product[] = []) {
  const { refused } = await plan(text, products);
  return refused.map(({ line, problems }) =>
    [line, ...problems.map(({ column, problem }) => `${column} ${problem}`)].join(' '),
  );
}

test.each([
  ['never closed', `"Defender2,Lasts long,5\n${tire}`],
  ['closed by that of another row', `"Defender2,Lasts long,5\n"${tire.replace(',', '",')}`],
  ['within a cell', `"35" tall",${tire.slice(10)}`],
])('refuses a row with a quotation mark that is %s', async (_, rows) => {
  expect(await refusals(`${header}\n${tire}\n${rows}`)).toEqual(['3  quotes']);
});

test('reads no columns from a header with an open quotation mark', () => {
  expect(readCsv('sku,"price\nU-1,5\n').columns).toEqual([]);
});

test('reads rows with line endings of several systems', async () => {
  const { changed, refused } = await plan('id,price\r\n1,5\n2,6\r3,7', rows);
  expect(refused).toEqual([]);
  expect(changed.map(({ row }) => [row.line, row.id, row.price])).toEqual([
    [2, '1', 5],
    [3, '2', 6],
    [4, '3', 7],
  ]);
});

test('refuses a cell that took over the next row', async () => {
  const rows = `"Defender2,Lasts long,5\nTire 35",${tire.slice(10)}`;
  expect(await refusals(`${header}\n${rows}\n${tire}`)).toEqual(['2 name lineBreak']);
});

test('refuses rows with more cells than columns, such as a price of 1,299', async () => {
  const text = 'sku,price,quantity,photos\nU-1,1,299,4,\nU-1,1299,4,,\nU-1,1299,4,\n';
  expect(await refusals(text, rows)).toEqual(['2  moreCells', '3  moreCells']);
  const unnamed = 'sku,price,,\nU-1,1,299,\nU-1,1299,,\n';
  expect(await refusals(unnamed, rows)).toEqual(['2  moreCells']);
});

test('a row that ends early leaves its last columns as they are', async () => {
  const { changed } = await plan('sku,quantity,price,photos\nU-1,4\n', rows);
  expect(changed).toMatchObject([
    { columns: ['quantity'], row: { price: 1234.5, photos: used.photos } },
  ]);
});

test('refuses a new product without a price, also under a column of another name', async () => {
  const renamed = `${header.replace('price', 'price ($)')}\n${tire}`;
  expect(await refusals(renamed)).toEqual(['2 price required']);
  expect((await plan(renamed)).ignored).toEqual(['price ($)']);
  expect(await refusals(`${header}\n${tire.replace('99.99', '')}`)).toEqual(['2 price required']);
});

test.each(['1.000', '1.000,50', '1.95474E+11', '0x10', '12 000', '5 USD', '-'])(
  'does not guess what the amount %s means',
  async (amount) => {
    expect(await refusals(`id;price\n2;${amount}`, rows)).toEqual([
      expect.stringMatching(/^2 price (amount|shortened)$/),
    ]);
    expect(await refusals(`id;quantity\n2;${amount}`, rows)).toHaveLength(1);
  },
);

test('reads a decimal comma, and one between thousands', async () => {
  const prices = async (price: string) => (await plan(`id;price\n2;${price}`, rows)).changed;
  expect((await prices('219,5'))[0]?.row.price).toBe(219.5);
  expect((await prices('1,558'))[0]?.row.price).toBe(1558);
});

test('refuses a number that a spreadsheet shortened', async () => {
  expect(await refusals('sku;name\nU-1;1.95474E+11\n1,95474E+11;x', rows)).toEqual([
    '2 name shortened',
    expect.stringMatching('^3 sku shortened'),
  ]);
  expect((await plan('id,sku\n2,12E45', rows)).changed[0]?.row.sku).toBe('12E45');
});

test('invisible characters make no other product, column or word', async () => {
  const hidden = 'pri\u200bce,\ufeffsku,category\n"1,5\u200b00",u\u200b-\u20601,used\u00ad-tires';
  const { changed, added } = await plan(hidden, rows);
  expect(added).toEqual([]);
  expect(changed).toMatchObject([{ row: { id: '2', price: 1500, sku: 'u-1' } }]);
});

test('understands categories, kinds and conditions as the screen shows them', async () => {
  const columns = 'name,description,price,image_url,category,kind,condition';
  const cells = [
    ['Llantas para invierno', '', ''],
    ['All season tires', 'Tire', 'Used'],
    ['SPARK PLUGS', '', 'Nuevo'],
    ['Bujías', 'Refacción', 'Usado'],
    ['filters', '', ''],
  ].map((row) => `x,y,5,/a.png,${row}`);
  const { added, refused } = await plan([columns, ...cells].join('\n'));
  expect(refused).toEqual([]);
  expect(added.map(({ category, kind, condition }) => [category, kind, condition])).toEqual([
    ['winter-tires', 'tire', 'new'],
    ['all-season-tires', 'tire', 'used'],
    ['spark-plugs', 'part', 'new'],
    ['spark-plugs', 'part', 'used'],
    ['filters', 'part', 'new'],
  ]);
});

test('an empty file has the columns', async () => {
  const { columns, rows: none } = readCsv(productsCsv([]));
  expect(columns).toEqual(productColumns);
  expect(none).toEqual([]);
});

test('refuses a second row for the same product', async () => {
  const { refused } = await plan('id,price\n1,5\n1,6', rows);
  expect(refused).toEqual([{ line: 3, problems: [{ column: 'id', problem: 'twice' }] }]);
});

test('reads semicolons, a byte order mark, and unknown columns', async () => {
  const { added, ignored } = await plan(
    `\ufeff${header},color\n${tire.replace('long', 'long, long, long')},black`.replaceAll(
      /,(?! )/g,
      ';',
    ),
  );
  expect(added).toMatchObject([{ name: 'Defender2', price: 99.99, kind: 'tire', in_stock: true }]);
  expect(ignored).toEqual(['color']);
});

/** The bytes of a text in UTF-8, in which `~` stands for a byte that is damaged. */
const damaged = (text: string) =>
  new Uint8Array([...new TextEncoder().encode(text)].map((byte) => (byte === 0x7e ? 0xed : byte)))
    .buffer;

test('decodes UTF-8', () => {
  expect(decodeCsv(damaged('name\r\nlí'))).toEqual({ text: 'name\r\nlí' });
});

const utf16 = (text: string, isBigEndian: boolean) =>
  new Uint8Array(
    [...text].flatMap((letter) => {
      const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 0xff];
      return isBigEndian ? [high, low] : [low, high];
    }),
  ).buffer;

test.each([true, false])('decodes UTF-16 (big-endian: %s), with and without its mark', (big) => {
  expect(decodeCsv(utf16('\ufeffname\taño', big))).toEqual({ text: 'name\taño' });
  expect(decodeCsv(utf16('name\taño', big))).toEqual({ text: 'name\taño' });
});

test('shows the lines of other files in both encodings, and decodes in the chosen one', () => {
  const file = damaged('name\nl~, s~\nplain');
  const texts = { 'windows-1252': 'lí, sí', macintosh: 'lÌ, sÌ' };
  expect(decodeCsv(file)).toEqual({ doubtful: [{ line: 2, texts }] });
  expect(decodeCsv(file, 'macintosh')).toEqual({ text: 'name\nlÌ, sÌ\nplain' });
  expect(decodeCsv(file, 'windows-1252')).toEqual({ text: 'name\nlí, sí\nplain' });
});

test.each([
  ['a letter', 'name\nllantas de invierno año\nl~nea', 3],
  ['one of several letters', 'ñandú\r\n\r\nac~ér', 3],
  ['a letter behind a byte order mark', '\ufeffname\rl~nea', 2],
])('names the line of a UTF-8 file in which %s is damaged, and reads nothing', (_, text, line) => {
  expect(decodeCsv(damaged(text))).toEqual({ damagedLine: line });
});

test('plans ten thousand rows', async () => {
  const text = Array.from({ length: 10_000 }, (_, i) => `Tire ${i},New,${i},winter-tires,/t.png`);
  const { added, refused } = await plan([header, ...text].join('\n'));
  expect([added.length, refused.length, added.at(-1)?.line]).toEqual([10_000, 0, 10_001]);
});
